import type { Random } from '../../../../contract/base/random.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Milliseconds to wait after the first, second … failure in a row. The last step repeats for ever. */
export const BACK_OFF_STEPS = [2 * SECOND, 5 * SECOND, 15 * SECOND, MINUTE, 5 * MINUTE] as const;
/** The server is still at work on another copy of the same item (409): it will soon know. */
export const IN_PROGRESS_STEP = SECOND;
/** Waits grow by up to a fifth, so that phones cut off together do not come back together. */
const JITTER = 0.2;
/** Our longest wait is 15 min. */
export const JUMPED_AFTER_MS = 20 * MINUTE;

/** Milliseconds until the next try, after `failures` failures before this one. */
export function backOffMs(failures: number, random: Random, firstStep: number = BACK_OFF_STEPS[0]): number {
  const last = BACK_OFF_STEPS.length - 1;
  const step = failures <= 0 ? firstStep : (BACK_OFF_STEPS[Math.min(failures, last)] ?? 0);
  return Math.round(step * (1 + JITTER * random.next()));
}

/** Has the time `at` come by a clock that may have jumped since `at` was written? */
export function hasCome(at: number, now: number): boolean {
  return at <= now || isJumped(at, now);
}

/** No wait of ours is that long: it was written by a clock that stood elsewhere. */
export function isJumped(at: number, now: number): boolean {
  return at - now > JUMPED_AFTER_MS;
}
