import type pg from 'pg';
import { isoTime, type Clock } from '../../contract/base/clock.ts';
import { countQuestion } from '../store/assistant/model-questions.ts';

/** Questions that may still be asked today (UTC), of this deployment: whichever of its processes answers, and however often it starts. */
export interface DailyTotal {
  /** Takes one; false where none is left. */
  take(): Promise<boolean>;
}

export function createDailyTotal(pool: pg.Pool, most: number, clock: Clock): DailyTotal {
  const dayOf = (time: number) => isoTime(time).slice(0, 'YYYY-MM-DD'.length);
  return { take: () => countQuestion(pool, dayOf(clock.now()), most) };
}
