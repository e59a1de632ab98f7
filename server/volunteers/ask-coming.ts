import type pg from 'pg';
import { tellWorker } from '../notices/tell-work.ts';
import { withRetries } from '../store/database-trouble.ts';
import { lockIdle, notAsked } from '../store/overdue.ts';
import { inTransaction } from '../store/server-state.ts';
import { signTimes, type AcceptanceTimes } from './acceptance-times.ts';

/** Acceptances in one transaction. */
const AT_ONCE = 200;

/**
 * Asks those who took no step for so long whether they are still coming, each once for each sign they gave; `now` in epoch milliseconds. Returns
 * how many. Harmless in several processes at once.
 */
export async function askComing(pool: pg.Pool, times: AcceptanceTimes, now: number): Promise<number> {
  const askMs = signTimes(0, times).askAt;
  for (let asked = 0; ;) {
    const count = await withRetries(() => inTransaction(pool, (client) => askSome(client, askMs, now)));
    asked += count;
    if (count < AT_ONCE) return asked;
  }
}

async function askSome(client: pg.PoolClient, askMs: number, now: number): Promise<number> {
  const idle = await notAsked(client, askMs, await lockIdle(client, askMs, now, AT_ONCE));
  for (const worker of idle) await tellWorker(client, worker, 'coming', now);
  return idle.length;
}
