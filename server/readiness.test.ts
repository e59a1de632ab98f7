import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../contract/base/clock.ts';
import { report } from '../tests/support/server/bodies.ts';
import { onEachPostgres } from '../tests/support/server/each-postgres.ts';
import { ask, post } from '../tests/support/server/http.ts';
import { movingClock } from '../tests/support/server/moving-clock.ts';
import { makeReadiness } from './readiness.ts';
import { openPool } from './store/database/pool.ts';

class FromDatabase extends Error {
  readonly code: string;

  constructor(code: string) {
    super('of the database');
    this.code = code;
  }
}

/** A database that writes, or fails by this code; `backend` is the process of it that answers. */
function fakePool() {
  const state = { code: undefined as string | undefined, backend: 7, asked: [] as string[] };
  const client = {
    async query(asked: string | { name: string }) {
      state.asked.push(typeof asked === 'string' ? asked : asked.name);
      if (state.code !== undefined) throw new FromDatabase(state.code);
      return { rows: [{ backend: state.backend }] };
    },
    release: () => undefined,
  };
  const pool = { connect: async () => client, waitingCount: 0 } as unknown as pg.Pool;
  return { pool, state };
}

describe('readiness', () => {
  it.each(['53100', '25006', '57P01', '26000', '42P05', 'XX001'])(
    'is none while a row fails by %s, and comes back',
    async (code) => {
      const { pool, state } = fakePool();
      const { probe } = makeReadiness(pool, movingClock());
      await probe();
      state.code = code;
      for (let turn = 0; turn < 3; turn += 1) await expect(probe()).rejects.toMatchObject({ code });
      state.code = undefined;
      await probe();
    },
  );

  it('is none behind a pooler that changes connections between statements', async () => {
    const { pool, state } = fakePool();
    const { probe } = makeReadiness(pool, movingClock());
    await probe();
    state.backend = 8;
    await expect(probe()).rejects.toMatchObject({ code: 'SHARED_CONNECTION' });
  });

  it('ends with more than a few saves in a row that failed for a reason of the server, and begins with one that succeeds', async () => {
    const { probe, noteSaved, noteUnsaved } = makeReadiness(fakePool().pool, movingClock());
    const fail = (times: number, code = '53100') => {
      for (let time = 0; time < times; time += 1) noteUnsaved(new FromDatabase(code));
    };
    fail(5);
    await probe();
    noteSaved();
    fail(5);
    await probe();
    fail(1);
    await expect(probe()).rejects.toMatchObject({ code: '53100' });
    noteSaved();
    await probe();
  });

  it.each(['23505', '22P05', '55P03', '40001'])(
    'is not ended by what somebody sent, or waits for: %s',
    async (code) => {
      const { probe, noteUnsaved } = makeReadiness(fakePool().pool, movingClock());
      for (let time = 0; time < 50; time += 1) noteUnsaved(new FromDatabase(code));
      noteUnsaved(new TypeError('a body that nobody foresaw'));
      await expect(probe()).resolves.toBeUndefined();
    },
  );

  it('comes back by the probe alone where nobody saves any more, and goes with the first save that fails then', async () => {
    const clock = movingClock();
    const { probe, noteUnsaved } = makeReadiness(fakePool().pool, clock);
    for (let time = 0; time < 6; time += 1) noteUnsaved(new FromDatabase('26000'));
    await expect(probe()).rejects.toMatchObject({ code: '26000' });
    clock.moveOn(0.3);
    await probe();
    noteUnsaved(new FromDatabase('26000'));
    await expect(probe()).rejects.toMatchObject({ code: '26000' });
  });

  it('gives the rows back now and then, and writes no more than one at a time for all who ask', async () => {
    const { pool, state } = fakePool();
    const { probe } = makeReadiness(pool, movingClock());
    await Promise.all(Array.from({ length: 40 }, probe));
    expect(state.asked.slice(0, 5)).toEqual([
      'write-ready-row',
      'BEGIN',
      expect.stringMatching(/^LOCK/),
      'TRUNCATE ready_rows',
      'COMMIT',
    ]);
  });
});

onEachPostgres('health', (app) => {
  const health = async () => (await ask(`${app().url}/api/health`)).status;
  const save = async () => (await post(`${app().url}/api/report/`, report, randomUUID())).status;
  const sizeOfRows = async () =>
    Number((await app().query<{ size: string }>(`SELECT pg_relation_size('ready_rows') AS size`))[0]?.size);

  it('takes up room of the disk each time, and gives it back', async () => {
    await health();
    const before = await sizeOfRows();
    expect([await health(), await health(), await sizeOfRows()]).toEqual([200, 200, before + 2 * 8192]);
  });

  it('is down while saves fail though a row can be written, and up with the first that succeeds', async () => {
    expect([await save(), await health()]).toEqual([201, 200]);
    await app().query('ALTER TABLE receipts RENAME TO receipts_away');
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push(await save());
    expect(statuses).toEqual(Array(6).fill(500));
    expect([await health(), await health()]).toEqual([503, 503]);
    const { json } = await ask(`${app().url}/api/health`);
    expect(json).toMatchObject({
      kind: 'busy',
      message: 'The server cannot save anything just now: saves fail (42P01).',
    });
    await app().query('ALTER TABLE receipts_away RENAME TO receipts');
    expect([await save(), await health()]).toEqual([201, 200]);
  });

  it('is up in a crowd: the probe waits behind saves that are kept', async () => {
    const { connectionString = '' } = app().pool.options;
    const pool = openPool({ connectionString, onIdleError: () => undefined, connections: 1 });
    const { probe, noteSaved } = makeReadiness(pool, systemClock, 300);
    const busy = pool.query('SELECT pg_sleep(1)');
    const asked = probe();
    await sleep(20);
    noteSaved();
    await expect(asked).resolves.toBeUndefined();
    await busy;
    await pool.end();
  });
});
