import type { KeyboardEvent } from 'react';

const AHEAD = { across: ['ArrowRight', 'ArrowLeft'], down: ['ArrowDown', 'ArrowUp'] } as const;

/**
 * The arrow keys, Home and End among things of which one is reached by Tab. Across, right is onwards, and left where the
 * writing runs from right to left. Past the last comes the first.
 *
 * @returns place of the one to go to; `undefined` for every other key
 */
export function stepTo(event: KeyboardEvent, way: keyof typeof AHEAD, now: number, count: number): number | undefined {
  const { key, currentTarget } = event;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const [onwards, back] = AHEAD[way];
  if (key !== onwards && key !== back) return undefined;
  const isMirrored = way === 'across' && getComputedStyle(currentTarget).direction === 'rtl';
  const step = (key === onwards) === isMirrored ? -1 : 1;
  return (now + step + count) % count;
}
