import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { parseCheckpoint, type Checkpoint } from '../../contract/ledger/checkpoint.ts';
import { readLedgerEntry } from '../../contract/ledger/entry.ts';
import { leafHash, rootOf } from '../../contract/ledger/merkle.ts';
import { openNote } from '../../contract/ledger/signed-note.ts';
import { onEachPostgres } from '../../tests/support/server/each-postgres.ts';
import { testAccounts } from '../../tests/support/server/test-accounts.ts';
import { vaultOf } from '../vault.ts';
import { beginEpoch, inTransaction } from '../store/database/server-state.ts';
import { allLogs, currentLog, nameLedger, type LogState } from '../store/ledger/ledger-logs.ts';
import { readLeaves } from '../store/ledger/ledger-entries.ts';
import { appendToLedger, beginLog, eraseCommitments, type NewEntry } from './append-entries.ts';
import { ledgerKeyOf, sha256 } from './ledger-key.ts';
import { verifyEd25519 } from './verify-ed25519.ts';

const { vault } = testAccounts;
const now = Date.parse('2026-11-27T08:00:00Z');
const received: NewEntry = { entry: { kind: 'received', day: '2026-11-27', amount: 50_000, currency: 'INR' } };

onEachPostgres('the ledger', (app) => {
  const append = (entries: readonly NewEntry[], then?: (client: pg.PoolClient) => Promise<void>) =>
    inTransaction(app().pool, async (client) => {
      const appended = await appendToLedger({ client, vault, now }, entries);
      await then?.(client);
      return appended;
    });

  /** The log as its entries give it: throws where its checkpoint is not theirs. */
  async function checkedLog(log: LogState | undefined): Promise<Checkpoint & { leaves: string[] }> {
    if (log === undefined) throw new Error('no log');
    const key = { name: log.origin, publicKey: ledgerKeyOf(vault).publicKey };
    const text = await openNote({ sha256, verify: verifyEd25519 }, key, log.note);
    const checkpoint = parseCheckpoint(text ?? '');
    if (checkpoint === undefined) throw new Error('not signed');
    const leaves = await readLeaves(app().pool, log.id, 0, 10_000);
    expect(leaves).toHaveLength(checkpoint.size);
    const root = rootOf(
      sha256,
      leaves.map((leaf) => leafHash(sha256, Buffer.from(leaf))),
    );
    expect(root).toEqual(checkpoint.root);
    return { ...checkpoint, leaves };
  }

  it('begins with a word about itself, and keeps what it is given behind that', async () => {
    await nameLedger(app().pool, 'relief.example');
    const [one, two] = await append([received, { entry: { kind: 'fee', day: '2026-11-27', amount: 1180, of: 1 } }]);
    const log = await checkedLog(await currentLog(app().pool));
    expect(log.origin).toBe(`relief.example/api/ledger/${app().epoch}`);
    expect([one?.index, two?.index, one?.origin]).toEqual([1, 2, log.origin]);
    expect(log.leaves.map((leaf) => readLedgerEntry(leaf)?.kind)).toEqual(['origin', 'received', 'fee']);
    expect(one?.leafHash).toBe(Buffer.from(leafHash(sha256, Buffer.from(log.leaves[1] ?? ''))).toString('hex'));
  });

  it('numbers entries without a gap, whoever writes at the same time and whatever is taken back', async () => {
    const before = (await checkedLog(await currentLog(app().pool))).size;
    const fails = () => Promise.reject(new Error('taken back'));
    const all = await Promise.allSettled(
      Array.from({ length: 30 }, (_, turn) => append([received, received], turn % 5 === 0 ? fails : undefined)),
    );
    const told = all.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    expect(told.map(({ index }) => index).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 48 }, (_, at) => before + at),
    );
    expect((await checkedLog(await currentLog(app().pool))).size).toBe(before + 48);
  });

  it('grows over several tiles, with what their upper level needs', async () => {
    await append(Array.from({ length: 600 }, () => received));
    const log = await currentLog(app().pool);
    await checkedLog(log);
    const nodes = await app().query<{ hash: Buffer }>(
      'SELECT hash FROM ledger_nodes WHERE level = 1 ORDER BY node_index',
    );
    const leaves = await readLeaves(app().pool, log?.id ?? '', 0, 512);
    const hashes = leaves.map((leaf) => leafHash(sha256, Buffer.from(leaf)));
    expect(nodes.map(({ hash }) => new Uint8Array(hash))).toEqual([
      rootOf(sha256, hashes.slice(0, 256)),
      rootOf(sha256, hashes.slice(256, 512)),
    ]);
  });

  it('commits to what stays out of it, until the random bits are destroyed', async () => {
    const [one] = await append([{ ...received, committed: { name: 'Asha', purpose: 'for the school' } }]);
    const log = await checkedLog(await currentLog(app().pool));
    const leaf = log.leaves.at(-1) ?? '';
    expect(leaf).not.toMatch(/Asha|school/);
    const salts = () =>
      app().query<{ field: string; salt: Buffer }>('SELECT field, salt FROM ledger_salts WHERE entry_index = $1', [
        one?.index,
      ]);
    const values: Record<string, string> = { name: 'Asha', purpose: 'for the school' };
    const opened = Object.fromEntries(
      (await salts()).map(({ field, salt }) => [
        field,
        createHmac('sha256', salt)
          .update(values[field] ?? '')
          .digest('hex'),
      ]),
    );
    expect(readLedgerEntry(leaf)?.commitments).toEqual(opened);
    await inTransaction(app().pool, (client) => eraseCommitments(client, one?.origin ?? '', one?.index ?? 0));
    expect(await salts()).toEqual([]);
    await checkedLog(await currentLog(app().pool));
  });

  it('refuses an entry that could say something of a person, and keeps nothing of it', async () => {
    const before = (await currentLog(app().pool))?.note;
    const named = { entry: { ...received.entry, name: 'Asha' } } as NewEntry;
    await expect(append([received, named])).rejects.toThrow();
    expect((await currentLog(app().pool))?.note).toBe(before);
  });

  it('begins a new log with a new epoch, which names the old one and says why', async () => {
    const old = await currentLog(app().pool);
    await inTransaction(app().pool, (client) => beginEpoch(client, 'failover'));
    expect(await currentLog(app().pool)).toBeUndefined();
    await Promise.all(
      Array.from({ length: 4 }, () =>
        inTransaction(app().pool, (client) => beginLog({ client, vault: vaultOf(Buffer.alloc(32, 7)), now })),
      ),
    );
    await inTransaction(app().pool, (client) => beginLog({ client, vault, now }));
    const begun = await currentLog(app().pool);
    expect([begun?.size, begun?.origin === old?.origin]).toEqual([1, false]);
    const [first] = await readLeaves(app().pool, begun?.id ?? '', 0, 1);
    expect(readLedgerEntry(first ?? '')).toEqual({
      kind: 'origin',
      day: '2026-11-27',
      previous: old?.note,
      reason: 'failover',
    });
    await append([received]);
    expect((await currentLog(app().pool))?.size).toBe(2);
    expect((await allLogs(app().pool)).map(({ note }) => note)).toContain(old?.note);
    await checkedLog(old);
  });
});
