import type pg from 'pg';
import { takingsOf } from '../store/aid/aid-takings.ts';

/** What an account took of aid requests, for its owner's own copy (S50). */
export async function ownTakings(pool: pg.Pool, accountId: string) {
  const takings = await takingsOf(pool, accountId);
  return takings.map(({ since, endedAt, reason, ...taking }) => ({
    ...taking,
    since: since.toISOString(),
    ...(endedAt === null ? {} : { endedAt: endedAt.toISOString() }),
    ...(reason === null ? {} : { reason }),
  }));
}
