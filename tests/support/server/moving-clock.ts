import type { Clock } from '../../../contract/base/clock.ts';

/** A clock that stands still until a test moves it on: what comes back with time does so only then. */
export interface MovingClock extends Clock {
  moveOn(minutes: number): void;
}

export function movingClock(): MovingClock {
  let now = Date.now();
  return {
    now: () => now,
    moveOn(minutes) {
      now += minutes * 60_000;
    },
  };
}
