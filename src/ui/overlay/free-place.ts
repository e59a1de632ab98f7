interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Pixels between a toast and what it must not cover. */
const GAP = 8;

/**
 * How far up from its own place a toast covers nothing of `taken`, all in one window; `undefined`: nowhere below `top`. `toast` may be
 * several of them, one above the other.
 */
export function liftOver(toast: Box, taken: readonly Box[], top = 0): number | undefined {
  let lift = 0;
  for (;;) {
    if (toast.top - lift < top) return undefined;
    const covered = taken.filter((box) => isCovered(box, toast, lift));
    if (covered.length === 0) return lift;
    lift = toast.bottom - Math.min(...covered.map((box) => box.top)) + GAP;
  }
}

function isCovered(box: Box, toast: Box, lift: number): boolean {
  return (
    box.right > box.left &&
    box.bottom > box.top &&
    box.left < toast.right &&
    box.right > toast.left &&
    box.top < toast.bottom - lift &&
    box.bottom > toast.top - lift
  );
}
