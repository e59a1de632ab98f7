import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sharedPostgres, type SharedPostgres } from '../../tests/support/shared-postgres.ts';
import { openPool } from '../store/database/pool.ts';
import { inTransaction, beginEpoch, readLife } from '../store/database/server-state.ts';
import { keepEpoch, type EpochKeeper } from './epoch-keeper.ts';

const directory = mkdtempSync(join(tmpdir(), 'relief-epoch-'));
let postgres: SharedPostgres;
let pool: pg.Pool;
let witnessFile: string;
const pools: pg.Pool[] = [];
const keepers: EpochKeeper[] = [];

beforeAll(async () => {
  postgres = sharedPostgres('embedded');
});
beforeEach(async () => {
  pool = await newDatabase();
  witnessFile = join(mkdtempSync(join(directory, 'data-')), 'beat.json');
});
afterAll(async () => {
  await Promise.all(keepers.map((keeper) => keeper.stop()));
  await Promise.all(pools.map((each) => each.end()));
  rmSync(directory, { recursive: true });
});

async function newDatabase(): Promise<pg.Pool> {
  const { url } = await postgres.createDatabase();
  const opened = openPool({ connectionString: url, onIdleError: () => undefined });
  pools.push(opened);
  return opened;
}

/** A process that starts; it looks every 10 ms. */
async function start(more: Partial<Parameters<typeof keepEpoch>[0]> = {}) {
  const said: string[] = [];
  const errors: unknown[] = [];
  const keeper = await keepEpoch({
    pool,
    witnessFile,
    sharesFate: true,
    lookMs: 10,
    soonMs: 10,
    say: (line) => said.push(line),
    onError: (error) => errors.push(error),
    ...more,
  });
  keepers.push(keeper);
  return { ...keeper, said, errors };
}

const setBeat = (beat: number) => pool.query(`UPDATE server_state SET value = $1 WHERE name = 'beat'`, [String(beat)]);
const soon = { timeout: 20_000 };

it('keeps the epoch over any number of starts, stops and kills', async () => {
  const { epoch, stop } = await start();
  const first = epoch();
  await stop();
  const killed = await start();
  expect(killed.epoch()).toBe(first);
  const next = await start();
  expect([next.epoch(), ...next.said]).toEqual([first]);
});

it('begins a new one when the database is behind the witness, and only once', async () => {
  const before = await start();
  before.noteStored();
  await before.stop();
  await setBeat(0);
  const after = await start();
  expect(after.epoch()).not.toBe(before.epoch());
  expect(after.said).toHaveLength(1);
  await after.stop();
  const next = await start();
  expect([next.epoch(), ...next.said]).toEqual([after.epoch()]);
});

it('begins a new one when the witness lies beside the database’s files and is a copy', async () => {
  const before = await start();
  await before.stop();
  const content = readFileSync(witnessFile);
  rmSync(witnessFile);
  writeFileSync(witnessFile, content);
  expect((await start({ sharesFate: false })).epoch()).toBe(before.epoch());
  rmSync(witnessFile);
  writeFileSync(witnessFile, content);
  expect((await start()).epoch()).not.toBe(before.epoch());
});

it('finds it while it runs, in every process, and they agree in the end', async () => {
  const own = join(mkdtempSync(join(directory, 'data-')), 'beat.json');
  const all = [await start(), await start(), await start({ witnessFile: own })];
  const before = all[0]?.epoch();
  for (let turn = 0; turn < 5; turn += 1) {
    all.forEach(({ noteStored }) => noteStored());
    await vi.waitFor(async () => expect((await readLife(pool)).beat).toBeGreaterThan(3 + turn), soon);
  }
  await setBeat(1);
  await vi.waitFor(async () => {
    const { epoch } = await readLife(pool);
    expect(epoch).not.toBe(before);
    expect(all.map((each) => each.epoch())).toEqual([epoch, epoch, epoch]);
  }, soon);
});

it('learns of an epoch that somebody else began', async () => {
  const { epoch, said } = await start();
  const { epoch: begun } = await inTransaction(pool, (client) => beginEpoch(client, 'restored'));
  await vi.waitFor(() => expect(epoch()).toBe(begun), soon);
  expect(said).toEqual([]);
});

it('raises the beat after something was stored, and not for nothing', async () => {
  const { noteStored } = await start();
  const { beat } = await readLife(pool);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await readLife(pool)).beat).toBe(beat);
  noteStored();
  await vi.waitFor(async () => expect((await readLife(pool)).beat).toBe(beat + 1), soon);
  await vi.waitFor(() => expect(JSON.parse(readFileSync(witnessFile, 'utf8'))).toMatchObject({ beat: beat + 1 }), soon);
});

/** Receipts that the database keeps, as after a commit. */
async function keepReceipts(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await pool.query(
    `INSERT INTO receipts (id, owner, call, digest, status, answer, created_at)
     SELECT id, 'anonymous', 'reportDisaster', '', 201, '', now() FROM unnest($1::uuid[]) AS kept (id)`,
    [ids],
  );
  return ids;
}

const forget = (ids: readonly string[]) => pool.query('DELETE FROM receipts WHERE id = ANY ($1::uuid[])', [ids]);
const endedEpochs = async () =>
  (await pool.query<{ epoch: string; followed_by: string }>('SELECT epoch, followed_by FROM ended_epochs')).rows;
/** Looks only when it is told to. */
const seldom = { lookMs: 600_000 };

it('begins a new epoch when one id that was acknowledged has no receipt any more', async () => {
  const { epoch, noteAcknowledged, lookSoon, said } = await start(seldom);
  const before = epoch();
  const ids = await keepReceipts(3);
  noteAcknowledged(ids);
  await forget(ids.slice(1, 2));
  lookSoon();
  await vi.waitFor(() => expect(epoch()).not.toBe(before), soon);
  expect([said.length, ...(await endedEpochs())]).toEqual([1, { epoch: before, followed_by: epoch() }]);
});

it('keeps the epoch while every id has its receipt, and asks for each until a look went well', async () => {
  const { epoch, noteAcknowledged, lookSoon, errors } = await start(seldom);
  const before = epoch();
  const ids = await keepReceipts(3);
  noteAcknowledged(ids);
  await pool.query('ALTER TABLE receipts RENAME TO away');
  lookSoon();
  await vi.waitFor(() => expect(errors).toHaveLength(1), soon);
  await pool.query('ALTER TABLE away RENAME TO receipts');
  await forget(ids);
  await vi.waitFor(() => expect(epoch()).not.toBe(before), soon);
});

it('finds out that what it found once is gone, by its mark, though others have raised the beat', async () => {
  const { epoch, noteAcknowledged } = await start();
  const before = epoch();
  const { rows: marked } = await pool.query<{ process: string; mark: string }>(
    'SELECT process, mark FROM process_marks',
  );
  noteAcknowledged(await keepReceipts(1));
  await vi.waitFor(async () => {
    const { rows } = await pool.query<{ mark: string }>('SELECT mark FROM process_marks');
    expect(Number(rows[0]?.mark)).toBeGreaterThan(Number(marked[0]?.mark));
  }, soon);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(epoch()).toBe(before);
  await setBeat(1_000);
  await pool.query('UPDATE process_marks SET mark = $1', [marked[0]?.mark]);
  await vi.waitFor(() => expect(epoch()).not.toBe(before), soon);
});

it('begins one epoch for one loss, however many processes see it', async () => {
  const all = await Promise.all(Array.from({ length: 4 }, () => start(seldom)));
  const before = all[0]?.epoch();
  for (const { noteAcknowledged, noteStored } of all) {
    const ids = await keepReceipts(2);
    noteAcknowledged(ids);
    noteStored();
    await forget(ids);
  }
  all.forEach(({ lookSoon }) => lookSoon());
  await vi.waitFor(() => expect(all.map(({ epoch }) => epoch())).not.toContain(before), soon);
  expect(new Set(all.map(({ epoch }) => epoch())).size).toBe(1);
  expect(all.flatMap(({ said }) => said)).toHaveLength(1);
  // Nobody finds it a second time.
  const after = all[0]?.epoch();
  all.forEach(({ lookSoon }) => lookSoon());
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(all.map(({ epoch }) => epoch())).toEqual(all.map(() => after));
});

it('begins another one for what was confirmed under the new epoch and is lost again', async () => {
  const second = await start(seldom);
  const before = second.epoch();
  const begun = await inTransaction(pool, (client) => beginEpoch(client, 'restored'));
  // The second has not heard of it, but has told a phone that its receipts are known under it.
  const ids = await keepReceipts(2);
  await forget(ids);
  second.noteAcknowledged(ids, begun.epoch);
  await vi.waitFor(() => expect([before, begun.epoch]).not.toContain(second.epoch()), soon);
  expect(second.said).toHaveLength(1);
});

it('announces at once what the database named with a receipt, before it has looked, and does not go back to the one before', async () => {
  const { epoch, noteAcknowledged } = await start({ ...seldom, soonMs: 600_000 });
  const before = epoch();
  const ids = await keepReceipts(2);
  const begun = await inTransaction(pool, (client) => beginEpoch(client, 'restored'));
  expect(epoch()).toBe(before);
  noteAcknowledged(ids.slice(1), begun.epoch);
  expect(epoch()).toBe(begun.epoch);
  // An older statement, answered late.
  noteAcknowledged(ids.slice(0, 1), before);
  expect(epoch()).toBe(begun.epoch);
});

it('begins no second epoch for what was acknowledged late under the one that the loss has ended', async () => {
  const [finder, late] = [await start(seldom), await start(seldom)];
  const before = finder.epoch();
  const [gone = '', ...others] = await keepReceipts(2);
  finder.noteAcknowledged([gone]);
  await forget([gone, ...others]);
  finder.lookSoon();
  await vi.waitFor(() => expect(finder.epoch()).not.toBe(before), soon);
  // Kept before the loss, and told to its sender only now: its phone hears of the epoch that ended.
  late.noteAcknowledged(others, before);
  late.lookSoon();
  await vi.waitFor(() => expect(late.epoch()).toBe(finder.epoch()), soon);
  expect(await endedEpochs()).toHaveLength(1);
});

it('looks at once when it remembers very many, without being asked', async () => {
  const { noteAcknowledged, epoch } = await start(seldom);
  const before = epoch();
  noteAcknowledged(Array.from({ length: 10_001 }, () => randomUUID()));
  await vi.waitFor(() => expect(epoch()).not.toBe(before), soon);
});

it('a start that finds a loss which others have answered begins no epoch of its own', async () => {
  const before = await start();
  before.noteStored();
  await before.stop();
  const { beat } = await readLife(pool);
  const begun = await inTransaction(pool, (client) => beginEpoch(client, 'restored'));
  await setBeat(beat - 1);
  const after = await start();
  expect([after.epoch(), ...after.said]).toEqual([begun.epoch]);
});

it('removes the marks of processes that ended long ago', async () => {
  await pool.query(`INSERT INTO process_marks VALUES (gen_random_uuid(), 7, now() - interval '31 days')`);
  await start();
  expect((await pool.query('SELECT 1 FROM process_marks WHERE mark = 7')).rows).toEqual([]);
});

/** As the witness is after its database's replica has taken over: that writes another timeline. */
function asOfAnotherTimeline(): void {
  const witness = JSON.parse(readFileSync(witnessFile, 'utf8')) as { timeline: string };
  expect(witness.timeline).toMatch(/^[\dA-F]{8}$/);
  writeFileSync(witnessFile, JSON.stringify({ ...witness, timeline: '0000FFFF' }));
}

it('begins a new one at a start after another database took over, and only once: nobody knows what was acknowledged last', async () => {
  const before = await start({ sharesFate: false });
  await before.stop();
  asOfAnotherTimeline();
  const after = await start({ sharesFate: false });
  expect(after.epoch()).not.toBe(before.epoch());
  expect(after.said).toHaveLength(1);
  await after.stop();
  const next = await start({ sharesFate: false });
  expect([next.epoch(), ...next.said]).toEqual([after.epoch()]);
});

it('one that starts after it when others have answered the taking over begins none of its own', async () => {
  const before = await start({ sharesFate: false });
  await before.stop();
  asOfAnotherTimeline();
  const begun = await inTransaction(pool, (client) => beginEpoch(client, 'failover'));
  const after = await start({ sharesFate: false });
  expect([after.epoch(), ...after.said]).toEqual([begun.epoch]);
});

it('gives no alarm for a witness of a release that wrote no timeline', async () => {
  const before = await start({ sharesFate: false });
  await before.stop();
  const { timeline: _timeline, ...witness } = JSON.parse(readFileSync(witnessFile, 'utf8')) as Record<string, unknown>;
  writeFileSync(witnessFile, JSON.stringify(witness));
  const after = await start({ sharesFate: false });
  expect([after.epoch(), ...after.said]).toEqual([before.epoch()]);
});

it('gives no alarm for a witness that is missing', async () => {
  const before = await start();
  rmSync(witnessFile);
  await setBeat(0);
  const after = await start();
  expect([after.epoch(), ...after.said]).toEqual([before.epoch()]);
});

it.each(['', '{', 'null', '[]', '{"databaseId":"x"}', '{"databaseId":"x","beat":"9","born":"x"}', '\0'.repeat(80)])(
  'gives no alarm for a witness that says %j, and makes it anew',
  async (content) => {
    writeFileSync(witnessFile, content);
    const { epoch } = await readLife(pool);
    const { said, ...keeper } = await start();
    expect(keeper.epoch()).toBe(epoch);
    expect(said).toEqual([expect.stringContaining('is broken and is made anew')]);
    const { databaseId } = await readLife(pool);
    expect(JSON.parse(readFileSync(witnessFile, 'utf8'))).toMatchObject({ databaseId });
  },
);

it('gives no alarm for the witness of another database, whose beat is higher', async () => {
  const other = await start();
  for (let turn = 0; turn < 5; turn += 1) await (await start()).stop();
  const mine = await newDatabase();
  const { epoch } = await readLife(mine);
  const { said, ...keeper } = await start({ pool: mine });
  expect([keeper.epoch(), ...said]).toEqual([epoch]);
  expect(other.epoch()).not.toBe(epoch);
});

it('gives no alarm for a witness that another process has written in the meantime, or has not', async () => {
  const { epoch } = await readLife(pool);
  const others = await Promise.all(Array.from({ length: 4 }, () => start()));
  const alone = join(mkdtempSync(join(directory, 'data-')), 'beat.json');
  await (await start({ witnessFile: alone })).stop();
  for (let turn = 0; turn < 5; turn += 1) {
    others.forEach(({ noteStored }) => noteStored());
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  others.push(await start({ witnessFile: alone }), await start());
  expect(others.map((each) => [each.epoch(), ...each.said])).toEqual(others.map(() => [epoch]));
});

it('serves on where no witness can be written, and says so', async () => {
  const { epoch, errors } = await start({ witnessFile: join(directory, 'none', 'beat.json') });
  expect(epoch()).toBe((await readLife(pool)).epoch);
  expect(errors).toHaveLength(1);
});
