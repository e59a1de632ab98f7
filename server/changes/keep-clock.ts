import type pg from 'pg';
import { limits } from '../../contract/limits.ts';
import { hasNumbers, moveClock, oldestUnderWay, sampleClock, type ClockSample } from '../store/lists/change-clock.ts';

/**
 * Moves the clock of changes on, turn after turn, and settles what can be. `elapsedMs`: of a clock that nobody sets.
 *
 * What one turn has seen of the clock is settled once no transaction is under way that was begun before: those that were begun later have
 * read the clock later. Where one does not end, or the engine does not tell, it is settled after the time that any of ours may take.
 */
export function changeClockKeeper(
  pool: pg.Pool,
  elapsedMs: () => number = () => performance.now(),
): () => Promise<void> {
  let tells: boolean | undefined;
  let latest: Date | undefined;
  let waiting: (ClockSample & { sinceMs: number }) | undefined;

  return async () => {
    tells ??= await hasNumbers(pool);
    const sample = { ...(await sampleClock(pool, tells)), sinceMs: elapsedMs() };
    // Another database, or one that was put back: of what was seen before nothing is known there.
    if (latest !== undefined && sample.at < latest) waiting = undefined;
    const oldest = tells ? await oldestUnderWay(pool) : 0;
    const isSettled = ({ number, sinceMs }: typeof sample) =>
      (number !== undefined && number < oldest) || elapsedMs() - sinceMs >= limits.changeLagMs;
    const settled = [sample, waiting].find((seen) => seen !== undefined && isSettled(seen));
    if (settled === sample) waiting = undefined;
    else if (settled !== undefined || waiting === undefined) waiting = sample;
    await moveClock(pool, latest !== undefined && latest > sample.at ? latest : sample.at, settled?.at);
    latest = sample.at;
  };
}
