import type pg from 'pg';
import type { ListName } from '../../contract/calls/changes-address.ts';
import { readChangeClock } from '../store/lists/change-clock.ts';
import { latestChange, type Scope } from '../store/lists/changes.ts';

/**
 * Of a list that nothing can change any more without a later time: the time of its latest change. Undefined while a write may still be
 * under way that would change the list and not this time.
 */
export async function settledVersion(pool: pg.Pool, list: ListName, scope: Scope): Promise<string | undefined> {
  const { settledMs } = await readChangeClock(pool);
  const latestMs = (await latestChange(pool, list, scope)) ?? 0;
  return latestMs <= settledMs ? String(latestMs) : undefined;
}
