import { limits } from '../../../contract/limits.ts';
import { changeClockKeeper } from '../../../server/changes/keep-clock.ts';
import type { TestApp } from './start-app.ts';

/** As if nothing had been written for longer than any write takes. */
export async function settleChanges({ pool }: TestApp): Promise<void> {
  let elapsedMs = 0;
  const turn = changeClockKeeper(pool, () => (elapsedMs += limits.changeLagMs));
  // What is written is behind the clock as the second turn sees it, and each settles what the one before has seen.
  for (let turns = 0; turns < 4; turns += 1) await turn();
}
