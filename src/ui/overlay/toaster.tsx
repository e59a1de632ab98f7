import { useEffectEvent, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { resolveValue, toast, useToaster, type Toast } from 'react-hot-toast/headless';
import { classes } from '../classes.ts';
import { liftOver } from './free-place.ts';
import styles from './toaster.module.css';

/** The library's queue (at most 20 at once), drawn by our own styles: its own would need a hole in the content policy. */
export function Toaster() {
  const { toasts, handlers } = useToaster({ duration: 5000 });
  const shown = toasts.filter(({ visible }) => visible);
  const stack = useRef<HTMLDivElement>(null);
  const lift = useLift(stack, shown);
  return (
    <div
      ref={stack}
      className={styles['stack']}
      style={{ transform: `translateY(${-(lift ?? 0)}px)` }}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {shown.map((one) => (
        <div
          key={one.id}
          className={classes(styles['toast'], styles[one.type], lift === undefined && mayHide(one) && styles['hidden'])}
          {...one.ariaProps}
        >
          {resolveValue(one.message, one)}
        </div>
      ))}
    </div>
  );
}

/** What only repeats what the screen says may wait for a place; one with a way of its own may not. */
function mayHide({ message }: Toast): boolean {
  return typeof message === 'string';
}

const TAPPED = 'button, a[href], summary, input, select, textarea, [role="button"]';

/** Pixels by which the toasts stand higher than their place, so that they cover nothing that can be tapped; `undefined`: they do anywhere. */
function useLift(stack: RefObject<HTMLDivElement | null>, shown: readonly Toast[]): number | undefined {
  const [lift, setLift] = useState<number | undefined>(0);
  const stands = useRef(0);
  const isAny = shown.length > 0;
  const measure = useEffectEvent(() => {
    const own = stack.current;
    if (!own || own.childElementCount === 0) return;
    const rects = [...own.children].map((child) => child.getBoundingClientRect());
    const toasts = {
      top: Math.min(...rects.map(({ top }) => top)) + stands.current,
      bottom: Math.max(...rects.map(({ bottom }) => bottom)) + stands.current,
      left: Math.min(...rects.map(({ left }) => left)),
      right: Math.max(...rects.map(({ right }) => right)),
    };
    const others = [...document.querySelectorAll(TAPPED)].filter((one) => !own.contains(one));
    const free = liftOver(
      toasts,
      others.map((one) => one.getBoundingClientRect()),
    );
    // Fractions of a pixel come of the measuring alone: each would be drawn, and measured again, without an end.
    if (free !== undefined && Math.abs(free - stands.current) < 1) {
      setLift(stands.current);
      return;
    }
    stands.current = free ?? 0;
    setLift(free);
  });
  // With each drawing: a toast may have come, and what lies below may be another since.
  useLayoutEffect(() => measure());
  useEffect(() => {
    if (!isAny) return undefined;
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => measure());
    };
    addEventListener('scroll', later, { passive: true, capture: true });
    addEventListener('resize', later);
    const changes = new MutationObserver(later);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', later, { capture: true });
      removeEventListener('resize', later);
      changes.disconnect();
    };
  }, [isAny]);
  return lift;
}

export { toast };
