import type { Clock } from '../../contract/base/clock.ts';

const DAY_MS = 86_400_000;

/** Questions that may still be asked today (UTC), of this process. */
export interface DailyTotal {
  /** Takes one; false where none is left. */
  take(): boolean;
}

export function createDailyTotal(most: number, clock: Clock): DailyTotal {
  let day = -1;
  let taken = 0;
  return {
    take() {
      const today = Math.floor(clock.now() / DAY_MS);
      if (today !== day) {
        day = today;
        taken = 0;
      }
      if (taken >= most) return false;
      taken += 1;
      return true;
    },
  };
}
