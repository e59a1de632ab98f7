import type pg from 'pg';
import { withRetries } from '../store/database/database-trouble.ts';
import { forgetOldPositions } from '../store/volunteers/live-positions.ts';
import { giveTime, noteLook } from '../store/volunteers/overdue.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { allReadable } from '../unreadable.ts';
import { MINUTE_MS, type AcceptanceTimes } from './acceptance-times.ts';
import { askComing } from './ask-coming.ts';
import { releaseOverdue } from './release-overdue.ts';

/** Places are looked at every minute: whoever did not look for longer was not there to hear an answer either. */
const OUTAGE_MS = 3 * MINUTE_MS;

/** What volunteers leave behind without a word: places that they did not come to, positions that they shared. `now` in epoch milliseconds. */
export async function freePlaces(
  pool: pg.Pool,
  times: AcceptanceTimes,
  now: number,
  unreadable = allReadable,
): Promise<void> {
  await giveBackOutage(pool, now);
  await askComing(pool, times, now);
  await releaseOverdue(pool, times, now, unreadable);
  await forgetOldPositions(pool, now);
}

/** Whoever was asked before an outage could not answer while it lasted: that time is none of theirs. */
function giveBackOutage(pool: pg.Pool, now: number): Promise<void> {
  return withRetries(() =>
    inTransaction(pool, async (client) => {
      const away = now - (await noteLook(client, now));
      if (away > OUTAGE_MS) await giveTime(client, away);
    }),
  );
}
