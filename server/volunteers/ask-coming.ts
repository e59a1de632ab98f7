import type pg from 'pg';
import { tellWorker } from '../notices/tell-work.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import { noteAsked } from '../store/volunteers/overdue.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { MINUTE_MS, type AcceptanceTimes } from './acceptance-times.ts';

/** Acceptances in one transaction. */
const AT_ONCE = 200;

/**
 * Asks those who took no step for so long whether they are still coming, each once for each sign they gave: on their phones, and on the page
 * of the disaster for who has none that can be told. `now` in epoch milliseconds. Returns how many. Harmless in several processes at once.
 */
export async function askComing(pool: pg.Pool, { askMinutes }: AcceptanceTimes, now: number): Promise<number> {
  const lastSign = now - askMinutes * MINUTE_MS;
  for (let asked = 0; ;) {
    const count = await withRetries(() => inTransaction(pool, (client) => askSome(client, lastSign, now)));
    asked += count;
    if (count < AT_ONCE) return asked;
  }
}

async function askSome(client: pg.PoolClient, lastSign: number, now: number): Promise<number> {
  const idle = await noteAsked(client, lastSign, now, AT_ONCE);
  for (const worker of idle) await tellWorker(client, worker, 'coming', now);
  return idle.length;
}
