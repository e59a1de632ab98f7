const GAP = 4;
const EDGE = 8;

/**
 * Puts a fixed element below a button, from the side at which the writing starts; above it where there is no room. Never
 * beyond the viewport. Old browsers cannot be told so in CSS.
 */
export function placeBeside(element: HTMLElement, button: HTMLElement): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const at = button.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const isMirrored = getComputedStyle(button).direction === 'rtl';
  const start = isMirrored ? clientWidth - at.right : at.left;
  const below = at.bottom + GAP;
  const block = below + height + EDGE <= clientHeight ? below : at.top - GAP - height;
  element.style.insetInlineStart = `${within(start, clientWidth - width)}px`;
  element.style.insetBlockStart = `${within(block, clientHeight - height)}px`;
}

function within(wanted: number, room: number): number {
  return Math.max(EDGE, Math.min(wanted, room - EDGE));
}
