// @vitest-environment node
import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkpointText } from '../../../contract/ledger/checkpoint.ts';
import { leafOf, type LedgerEntry } from '../../../contract/ledger/entry.ts';
import { leafHash, rangeHash, rootOf, type Sha256 } from '../../../contract/ledger/merkle.ts';
import { formatKey, formatNote, keyIdOf } from '../../../contract/ledger/signed-note.ts';
import { packEntries, parseTilePath, TILE_WIDTH } from '../../../contract/ledger/tiles.ts';
import { headers } from '../../../contract/headers.ts';
import { mainDb } from '../db.ts';
import { verifyInJavaScript } from '../ledger/verify-in-javascript.ts';
import { keptLedger } from '../queries/ledger/kept-ledger.ts';
import { forgetLedgerTrouble, refreshLedger, verifyEntry } from './refresh-ledger.ts';
import { CONFIG_KEY, LEDGER_KEY } from '../device-settings.ts';

const sha256: Sha256 = (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest());

/** A log, and the server that shows it. */
class Log {
  readonly leaves: Uint8Array[] = [];
  readonly origin: string;
  constructor(epoch: string, first: Partial<LedgerEntry> = {}) {
    this.origin = `relief.example/api/ledger/${epoch}`;
    this.leaves.push(leafOf({ kind: 'origin', day: '2026-11-27', ...first }));
  }

  add(count: number, amount = 100): this {
    for (let at = 0; at < count; at += 1)
      this.leaves.push(leafOf({ kind: 'received', day: '2026-11-27', amount: amount + at }));
    return this;
  }

  hashes = () => this.leaves.map((leaf) => leafHash(sha256, leaf));

  note(key: { raw: Uint8Array; secret: KeyObject } = ours): string {
    const text = checkpointText({ origin: this.origin, size: this.leaves.length, root: rootOf(sha256, this.hashes()) });
    const keyId = keyIdOf(sha256, { name: this.origin, publicKey: key.raw });
    const signature = new Uint8Array(sign(null, Buffer.from(text), key.secret));
    return formatNote({ text, signatures: [{ name: this.origin, keyId, signature }] });
  }

  read(path: string): Uint8Array | undefined {
    const tile = parseTilePath(path);
    if (tile === undefined) return undefined;
    const { level, index, width } = tile;
    const from = index * TILE_WIDTH;
    if (level === 'entries') {
      const entries = this.leaves.slice(from, from + width);
      return entries.length < width ? undefined : packEntries(entries);
    }
    const span = TILE_WIDTH ** level;
    if ((from + width) * span > this.leaves.length) return undefined;
    const all = this.hashes();
    const hashOf = ({ height, index: at }: { height: number; index: number }) =>
      rootOf(sha256, all.slice(at * 2 ** height, (at + 1) * 2 ** height));
    return new Uint8Array(
      Buffer.concat(
        Array.from({ length: width }, (_, at) =>
          rangeHash(sha256, { start: (from + at) * span, end: (from + at + 1) * span }, hashOf),
        ),
      ),
    );
  }
}

function makeKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return { raw: new Uint8Array(publicKey.export({ format: 'der', type: 'spki' }).subarray(12)), secret: privateKey };
}
const ours = makeKey();
const stranger = makeKey();

let shown: { note: string; logs: Log[] };
let isThere: boolean;

beforeEach(async () => {
  isThere = true;
  await mainDb.settings.delete(LEDGER_KEY);
  const ledgerKey = formatKey(sha256, { name: 'relief.example/api/ledger/one', publicKey: ours.raw });
  await mainDb.settings.put({ key: CONFIG_KEY, value: { ledgerKey } });
  vi.stubGlobal('fetch', (address: string) => {
    if (!isThere) return Promise.reject(new TypeError('offline'));
    const path = address.slice(address.indexOf('/api/ledger/') + '/api/ledger/'.length);
    const [epoch = '', ...rest] = path.split('/');
    const log = shown.logs.find(({ origin }) => origin.endsWith(`/${epoch}`));
    const bytes = path === 'checkpoint' ? Buffer.from(shown.note) : log?.read(rest.join('/'));
    const status = bytes === undefined ? 404 : 200;
    return Promise.resolve(
      new Response(bytes && Uint8Array.from(bytes), { status, headers: { [headers.contract]: '5' } }),
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

async function seeing(log: Log, ...others: Log[]) {
  shown = { note: log.note(), logs: [log, ...others] };
  return (await refreshLedger())?.kind;
}

it('keeps the last checkpoint, and takes each that goes on from it', async () => {
  const log = new Log('one').add(3);
  expect(await seeing(log)).toBe('first');
  expect(await seeing(log)).toBe('same');
  const early = { note: log.note(), logs: [log] };
  expect(await seeing(log.add(600))).toBe('grown');
  expect(await keptLedger()).toEqual({ checkpoint: log.note() });
  shown = early;
  expect((await refreshLedger())?.kind).toBe('older');
  expect(await keptLedger()).toEqual({ checkpoint: log.note() });
});

it('says nothing where no server of ours answered', async () => {
  const log = new Log('one');
  await seeing(log);
  isThere = false;
  expect(await refreshLedger()).toBeUndefined();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Welcome to our Wi-Fi</h1>')));
  expect(await refreshLedger()).toBeUndefined();
  expect(await keptLedger()).toEqual({ checkpoint: log.note() });
});

/** As many entries as the phone knows, after one thing was done to them. */
function after300(change: (leaves: Uint8Array[]) => void): Log {
  const log = new Log('one').add(300);
  change(log.leaves);
  return log;
}

it.each([
  ['shorter', () => new Log('one').add(200), 'truncated'],
  ['shorter', () => new Log('one').add(299), 'truncated by one entry'],
  [
    'changed',
    () => after300((leaves) => leaves.splice(7, 1, leafOf({ kind: 'received', day: '2026-11-27', amount: 1 }))),
    'one entry tampered with',
  ],
  [
    'changed',
    () => after300((leaves) => leaves.splice(7, 2, ...leaves.slice(7, 9).toReversed())),
    'two entries reordered',
  ],
  ['changed', () => after300((leaves) => leaves.reverse()), 'all reordered'],
  ['changed', () => new Log('one').add(250).add(100, 5000), 'forked: both signed, the same up to entry 250'],
  ['changed', () => new Log('one').add(300, 5000), 'another history of the same length'],
  ['changed', () => new Log('one').add(400, 5000), 'another history that is longer'],
  ['unnamed', () => new Log('two').add(300), 'another log that does not say what it follows'],
] as const)('reports %s: %s', async (why, other, _what) => {
  const log = new Log('one').add(300);
  await seeing(log);
  const forged = other();
  expect(await seeing(forged)).toBe('broken');
  const trouble = { kind: 'broken', why, kept: log.note(), offered: forged.note() };
  expect(await keptLedger()).toEqual({ checkpoint: log.note(), trouble });
  // Shown the right one again, the evidence stays.
  expect(await seeing(log.add(1))).toBe('grown');
  expect(await keptLedger()).toEqual({ checkpoint: log.note(), trouble });
  await forgetLedgerTrouble();
  expect(await keptLedger()).toEqual({ checkpoint: log.note() });
});

it('reports entries in another order, though nothing is missing', async () => {
  const log = new Log('one').add(20);
  await seeing(log);
  const other = new Log('one').add(20);
  const [moved] = other.leaves.splice(5, 1);
  if (moved !== undefined) other.leaves.push(moved);
  expect(await seeing(other.add(1))).toBe('broken');
});

it('does not believe who has another key, nor a tile that was changed on the way', async () => {
  const log = new Log('one').add(10);
  await seeing(log);
  shown = { note: log.note(stranger), logs: [log] };
  expect(await refreshLedger()).toMatchObject({ kind: 'broken', why: 'unsigned' });
  expect(await seeing(log)).toBe('same');
  expect((await keptLedger()).trouble).toBeUndefined();
  shown = { note: log.add(5).note(), logs: [new Log('one').add(15, 7)] };
  expect(await refreshLedger()).toMatchObject({ kind: 'broken', why: 'changed' });
});

it('tells that the ledger began anew, and whether all is in the old one that this phone saw', async () => {
  const old = new Log('one').add(4);
  await seeing(old);
  const before = old.note();
  const next = new Log('two', { previous: old.add(3).note(), reason: 'restored' }).add(2);
  expect(await seeing(next, old)).toBe('new-origin');
  const said = { kind: 'new-origin', reason: 'restored', holdsOurs: true, kept: before, offered: next.note() };
  expect(await keptLedger()).toEqual({ checkpoint: next.note(), trouble: said });
  expect(await seeing(next.add(1), old)).toBe('grown');

  const third = new Log('three', { previous: next.note(), reason: 'failover' });
  const lostOne = new Log('four', { previous: third.note(), reason: 'imported' });
  await mainDb.settings.put({ key: LEDGER_KEY, value: { checkpoint: before } });
  expect(await seeing(lostOne, third, next, old)).toBe('new-origin');
  expect((await keptLedger()).trouble).toMatchObject({ holdsOurs: true });
});

it('tells that entries were lost which this phone saw', async () => {
  const old = new Log('one').add(4);
  const early = old.note();
  await seeing(old.add(5));
  const restored = new Log('one').add(4);
  const next = new Log('two', { previous: early, reason: 'restored' });
  expect(await seeing(next, restored)).toBe('new-origin');
  expect((await keptLedger()).trouble).toMatchObject({ holdsOurs: false, kept: old.note(), offered: next.note() });
});

it('proves an entry to be in the ledger', async () => {
  const log = new Log('one').add(300);
  await seeing(log);
  expect(await verifyEntry(257)).toMatchObject({ kind: 'received', amount: 356 });
  expect(await verifyEntry(301)).toBe('not-there');
  shown.logs = [new Log('one').add(300, 7)];
  expect(await verifyEntry(257)).toBe('not-there');
  isThere = false;
  expect(await verifyEntry(257)).toBeUndefined();
});

it('verifies the signatures of RFC 8032 where the browser cannot', () => {
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'hex'));
  const key = bytes('3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c');
  const signature = bytes(
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  );
  expect(verifyInJavaScript(key, bytes('72'), signature)).toBe(true);
  expect(verifyInJavaScript(key, bytes('73'), signature)).toBe(false);
  expect(verifyInJavaScript(key, bytes('72'), signature.slice(1))).toBe(false);
});
