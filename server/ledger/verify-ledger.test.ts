import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseCheckpoint } from '../../contract/ledger/checkpoint.ts';
import { isIncluded, leafHash } from '../../contract/ledger/merkle.ts';
import { formatKey, parseKey, parseNote } from '../../contract/ledger/signed-note.ts';
import { formatTlogProof, parseTlogProof } from '../../contract/ledger/tlog-proof.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { testAccounts } from '../../tests/support/server/test-accounts.ts';
import { runCommand } from '../../tests/support/server-command.ts';
import { beginEpoch, inTransaction } from '../store/database/server-state.ts';
import { vaultOf } from '../vault.ts';
import { appendToLedger, type NewEntry } from './append-entries.ts';
import { sha256, signCheckpoint, ledgerKeyOf } from './ledger-key.ts';
import { readLogAt, readLogFile, type ShownLog } from './read-log.ts';
import { verifyLog } from './verify-log.ts';

const { vault } = testAccounts;
const directory = mkdtempSync(join(tmpdir(), 'relief-ledger-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const received = (amount: number): NewEntry => ({ entry: { kind: 'received', day: '2026-11-27', amount, test: true } });

onEmbeddedPostgres('the ledger as it is served', (app) => {
  const append = (entries: readonly NewEntry[]) =>
    inTransaction(app().pool, (client) => appendToLedger({ client, vault, now: Date.now() }, entries));
  const ask = (path: string) => fetch(`${app().url}/api/ledger/${path}`);
  const said = async (log: ShownLog, options = {}) => {
    const { isSound, lines } = await verifyLog(log, options);
    return [isSound, lines[0]?.split(':')[0]];
  };
  let early: string;
  let log: ShownLog;

  beforeAll(async () => {
    early = await (await ask('checkpoint')).text();
    await append(Array.from({ length: 300 }, (_, at) => received(at * 100)));
    log = await readLogAt(app().url);
  });

  it('is read as any log of its kind: by checkpoint, tiles, bundles and proofs', async () => {
    const answer = await ask('checkpoint');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=2');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const tree = parseCheckpoint(parseNote(await answer.text())?.text ?? '');
    expect([tree?.size, tree?.origin.endsWith(`.invalid/api/ledger/${app().epoch}`)]).toEqual([301, true]);
    const config = (await (await fetch(`${app().url}/api/config`)).json()) as { data: { ledgerKey: string } };
    expect(parseKey(sha256, config.data.ledgerKey)?.name).toBe(tree?.origin);

    const tile = await ask('tile/0/000');
    expect([tile.status, tile.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect((await tile.arrayBuffer()).byteLength).toBe(8192);
    expect((await (await ask('tile/0/001.p/45')).arrayBuffer()).byteLength).toBe(45 * 32);
    expect((await (await ask('tile/1/000.p/1')).arrayBuffer()).byteLength).toBe(32);
    expect((await ask('tile/entries/000')).headers.get('content-encoding')).toBe('gzip');
    const absent = [
      'tile/0/001',
      'tile/0/001.p/46',
      'tile/0/002.p/1',
      'tile/2/000.p/1',
      'tile/0/1',
      'tile/x',
      'proof/301',
    ];
    const statuses = await Promise.all([...absent, 'other/checkpoint'].map(async (path) => (await ask(path)).status));
    expect(statuses).toEqual([...absent, 'other'].map(() => 404));

    const proof = parseTlogProof(await (await ask('proof/7')).text());
    const hash = leafHash(sha256, Buffer.from(log.leaves[7] ?? ''));
    expect(tree && isIncluded(sha256, tree, { index: 7, hash }, proof?.proof ?? [])).toBe(true);
  });

  it('is sound, at its address and as a file, and still has what it had', async () => {
    expect(await said(log, { since: early })).toEqual([true, 'SOUND']);
    const path = join(directory, 'ledger.jsonl');
    writeFileSync(path, await (await ask('download')).text());
    const since = join(directory, 'since');
    writeFileSync(since, early);
    const file = await runCommand('verify-ledger', [path, '--since', since], { dataDir: directory });
    expect([file.code, file.stdout.toString().split('\n').slice(1, 4)]).toEqual([
      0,
      [
        'It still begins with all 1 entries of the checkpoint from before.',
        '  origin: 1 entries, 0.00 INR',
        '  received (test): 300 entries, 44850.00 INR',
      ],
    ]);
    const there = await runCommand('verify-ledger', [app().url, '--key', log.key ?? ''], { dataDir: directory });
    expect([there.code, there.stderr]).toEqual([0, '']);
    writeFileSync(path, 'something else');
    const wrong = await runCommand('verify-ledger', [path], { dataDir: directory });
    expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining('is no ledger of Relief Relay')]);
    expect((await runCommand('verify-ledger', [], { dataDir: directory })).code).toBe(1);
  });

  it('is refused tampered with, cut off, put in another order, signed by somebody else', async () => {
    const changed = log.leaves.with(5, (log.leaves[5] ?? '').replace('400', '4001'));
    const moved = log.leaves.with(5, log.leaves[6] ?? '').with(6, log.leaves[5] ?? '');
    const { hashes: _, ...asFile } = log;
    expect(await said({ ...log, leaves: changed })).toEqual([false, 'TAMPERED']);
    expect(await said({ ...asFile, leaves: changed })).toEqual([false, 'TAMPERED']);
    expect(await said({ ...log, leaves: log.leaves.slice(0, -1) })).toEqual([false, 'TRUNCATED']);
    expect(await said({ ...log, leaves: [...log.leaves, log.leaves[1] ?? ''] })).toEqual([false, 'EXTENDED']);
    expect(await said({ ...log, leaves: moved })).toEqual([false, 'REORDERED']);
    expect(await said({ ...asFile, leaves: moved })).toEqual([false, 'TAMPERED']);
    const tree = parseCheckpoint(parseNote(log.checkpoint)?.text ?? '');
    const stranger = ledgerKeyOf(vaultOf(Buffer.alloc(32, 9)));
    expect(await said({ ...log, checkpoint: tree ? signCheckpoint(stranger, tree) : '' })).toEqual([false, 'UNSIGNED']);
    expect(await said({ ...log, checkpoint: log.checkpoint.replace('\n301\n', '\n300\n') })).toEqual([
      false,
      'UNSIGNED',
    ]);
  });

  it('is refused where it is another history than the one that was kept, or a shorter one', async () => {
    const origin = parseCheckpoint(parseNote(log.checkpoint)?.text ?? '')?.origin ?? '';
    const key = ledgerKeyOf(vault);
    const other = signCheckpoint(key, { origin, size: 40, root: sha256(Buffer.from('another history')) });
    expect(await said(log, { since: other })).toEqual([false, 'FORKED']);
    const longer = signCheckpoint(key, { origin, size: 400, root: sha256(Buffer.from('more')) });
    expect(await said(log, { since: longer })).toEqual([false, 'TRUNCATED']);
    const stranger = signCheckpoint(key, { origin: 'elsewhere.example', size: 1, root: sha256(Buffer.from('x')) });
    expect(await said(log, { since: stranger })).toEqual([false, 'FORKED']);
  });

  it('finds entries that take more than there is, or are about what comes later', async () => {
    await append([
      received(1000),
      { entry: { kind: 'refund', day: '2026-11-27', amount: 600, of: 301 } },
      { entry: { kind: 'refund', day: '2026-11-27', amount: 600, of: 301 } },
      { entry: { kind: 'fee', day: '2026-11-27', amount: 1, of: 304 } },
    ]);
    const { lines } = await verifyLog(await readLogAt(app().url));
    expect(lines).toEqual([
      'WRONG: entry 303 takes more than the entry that it is about has.',
      'WRONG: entry 304 is about one that does not come before it.',
    ]);
  });

  it('is followed by another one after a restore, which names it and leaves it readable', async () => {
    const old = await (await ask('checkpoint')).text();
    await inTransaction(app().pool, (client) => beginEpoch(client, 'restored'));
    const next = await readLogAt(app().url);
    expect((await verifyLog(next, { since: old })).lines[1]).toMatch(/^It follows .* which ended with 305 entries/);
    expect((await verifyLog(next, { since: early })).lines[1]).toMatch(/Check that one at its own address too\.$/);
    const before = await readLogAt(`${app().url}/api/ledger/${app().epoch}`);
    expect([before.checkpoint, before.leaves.length]).toEqual([old, 305]);
    const origin = parseCheckpoint(parseNote(old)?.text ?? '')?.origin ?? '';
    const lost = signCheckpoint(ledgerKeyOf(vault), { origin, size: 310, root: sha256(Buffer.from('lost')) });
    expect(await said(next, { since: lost })).toEqual([false, 'LOST']);
  });

  it('proves one receipt by its file alone, and refuses one that was tampered with or is of another key', async () => {
    await append([received(2_500)]);
    const { size = 0 } = parseCheckpoint(parseNote(await (await ask('checkpoint')).text())?.text ?? '') ?? {};
    const proof = await (await ask(`proof/${size - 1}`)).text();
    const config = (await (await fetch(`${app().url}/api/config`)).json()) as { data: { ledgerKey: string } };
    const { ledgerKey } = config.data;
    const path = join(directory, 'receipt.tlog-proof');
    const check = async (text: string, ...more: string[]) => {
      writeFileSync(path, text);
      const { code, stdout } = await runCommand('verify-ledger', [path, ...more], { dataDir: directory });
      return [code, ...stdout.toString().trimEnd().split('\n')];
    };
    const origin = parseKey(sha256, ledgerKey)?.name;
    const sound = [`SOUND: entry ${size - 1} is in ${origin}, of ${size} entries, signed.`];
    const said = [...sound, '  received (test), 2026-11-27: 25.00 INR'];
    expect(await check(proof, '--key', ledgerKey)).toEqual([0, ...said]);
    expect(await check(proof)).toEqual([0, ...said, expect.stringContaining('the key that the file itself names')]);

    const { extra = new Uint8Array(), ...shown } = parseTlogProof(proof) ?? { index: 0, proof: [], checkpoint: '' };
    const beside = JSON.parse(Buffer.from(extra).toString()) as { key: string; leaf: string };
    const withExtra = (change: object) =>
      formatTlogProof({ ...shown, extra: Buffer.from(JSON.stringify({ ...beside, ...change })) });
    const richer = beside.leaf.replace('2500', '250000');
    expect((await check(withExtra({ leaf: richer }), '--key', ledgerKey))[1]).toMatch(/^TAMPERED/);
    expect((await check(proof.replace(`index ${size - 1}`, 'index 0'), '--key', ledgerKey))[1]).toMatch(/^TAMPERED/);
    expect((await check(proof.replace(`\n${size}\n`, `\n${size + 1}\n`), '--key', ledgerKey))[1]).toMatch(/^UNSIGNED/);
    expect((await check(formatTlogProof(shown), '--key', ledgerKey))[1]).toMatch(/^This is no proof/);
    const stranger = formatKey(sha256, {
      name: origin ?? '',
      publicKey: ledgerKeyOf(vaultOf(Buffer.alloc(32, 9))).publicKey,
    });
    expect((await check(proof, '--key', stranger))[1]).toMatch(/^UNSIGNED/);
    expect((await check(withExtra({ key: stranger })))[1]).toMatch(/^UNSIGNED/);
    expect((await check(proof, '--key', 'nonsense+key'))[1]).toMatch(/^There is no key/);
    expect((await check(proof, '--since', path))[0]).toBe(1);
  });

  it('reads a download as it was given', async () => {
    const path = join(directory, 'again.jsonl');
    writeFileSync(path, await (await ask('download')).text());
    expect(await said(readLogFile(path))).toEqual([true, 'SOUND']);
  });
});
