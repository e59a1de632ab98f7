import { afterEach, expect, it, vi } from 'vitest';
import { openDatabaseWire, type WireOptions } from '../../../tests/support/server/database-wire.ts';
import { runSql } from '../../../tests/support/postgres.ts';
import { sharedPostgres } from '../../../tests/support/shared-postgres.ts';
import { troubleOf } from './database-trouble.ts';
import { openPool, type PoolOptions } from './pool.ts';
import { inTransaction } from './server-state.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A pool that reaches a database of its own by a wire. */
async function wired(options: Partial<PoolOptions> = {}, wireOptions: WireOptions = {}) {
  const { url: databaseUrl, drop } = await sharedPostgres('embedded').createDatabase();
  ends.push(drop);
  const wire = await openDatabaseWire(databaseUrl, wireOptions);
  ends.unshift(wire.close);
  const pool = openPool({ connectionString: wire.url, onIdleError: () => undefined, ...options });
  ends.unshift(() => pool.end());
  return { databaseUrl, wire, pool };
}

const moments = [
  ['while its settings are made', "set_config('lock_timeout'"],
  ['during a statement', 'SELECT 1 AS one'],
  ['while a transaction is begun', 'BEGIN'],
] as const;

it.each(moments)('a connection that breaks %s costs its statement alone', async (_when, words) => {
  let cuts = 2;
  const onSent = (text: string, cut: () => void) => {
    if (!text.includes(words) || cuts === 0) return;
    cuts -= 1;
    cut();
  };
  const { pool } = await wired({}, { onSent });
  const use = async () => {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const { rows } = await client.query<{ one: number }>('SELECT 1 AS one');
      await client.query('COMMIT');
      return rows;
    } finally {
      client.release(true);
    }
  };
  for (const _ of [1, 2]) {
    const error: unknown = await use().catch((reason: unknown) => reason);
    expect(troubleOf(error)).toBe('unavailable');
  }
  expect(await use()).toEqual([{ one: 1 }]);
});

it('has no statement compiled, whatever the database would do by itself', async () => {
  const { url, drop } = await sharedPostgres('embedded').createDatabase();
  ends.push(drop);
  await runSql(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET jit = on`);
  const pool = openPool({ connectionString: url, onIdleError: () => undefined });
  ends.unshift(() => pool.end());
  expect((await pool.query('SHOW jit')).rows).toEqual([{ jit: 'off' }]);
});

it('has the database end a statement that takes too long, and keeps its connection', async () => {
  const { pool } = await wired({ answerMs: 1_000 });
  const client = await pool.connect();
  try {
    const error: unknown = await client.query('SELECT pg_sleep(5)').catch((reason: unknown) => reason);
    expect([troubleOf(error), (error as { code?: string }).code]).toEqual(['unavailable', '57014']);
    expect((await client.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  } finally {
    client.release();
  }
});

it('lets a statement take its time where it may', async () => {
  const { pool } = await wired({ answerMs: Infinity });
  const { rows } = await pool.query<{ limit: string }>(`SELECT current_setting('statement_timeout') AS limit`);
  expect(rows).toEqual([{ limit: '20s' }]);
});

/** What a server does all the time: some wait for an answer, others are idle. */
const many = (count: number, run: () => Promise<unknown>) => Promise.allSettled(Array.from({ length: count }, run));
const soon = { timeout: 20_000, interval: 20 };

it('gives up every connection to a database that fell silent, and saves again by new ones', async () => {
  const lost = vi.fn();
  const { pool, wire } = await wired({ connections: 6, connectMs: 500, answerMs: 600, onLost: lost });
  const save = () =>
    inTransaction(pool, (client) => client.query(`INSERT INTO server_state VALUES (gen_random_uuid(), 'kept')`));
  await many(6, () => pool.query('SELECT pg_sleep(0.05)'));
  expect([pool.totalCount, pool.idleCount]).toEqual([6, 6]);
  wire.silence();
  const outcomes = await many(3, save);
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && troubleOf(outcome.reason))).toEqual(
    Array(3).fill('unavailable'),
  );
  // Those that were idle all the while are gone too: nobody has to find out anew on each of them.
  await vi.waitFor(() => expect(lost).toHaveBeenCalledTimes(6), soon);
  await save();
  expect((await pool.query(`SELECT 1 FROM server_state WHERE value = 'kept'`)).rows).toHaveLength(1);
});
