// @vitest-environment node
import { createHash, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { fc } from '../../tests/support/property.ts';
import { base64Of, bytesOfBase64, utf8 } from './bytes.ts';
import { checkpointText, parseCheckpoint } from './checkpoint.ts';
import { leafOf, readLedgerEntry, type LedgerEntry } from './entry.ts';
import type { Sha256 } from './merkle.ts';
import { formatKey, formatNote, keyIdOf, openNote, parseKey, parseNote, type VerifyEd25519 } from './signed-note.ts';
import { packEntries, parseTilePath, tilePath, unpackEntries, widthIn } from './tiles.ts';
import { formatTlogProof, parseTlogProof } from './tlog-proof.ts';

const sha256: Sha256 = (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest());
/** The DER form of an Ed25519 key is these bytes and then the key (RFC 8410). */
const PREFIX = Buffer.from('302a300506032b6570032100', 'hex');
const verifyEd25519: VerifyEd25519 = (publicKey, bytes, signature) => {
  const key = createPublicKey({ key: Buffer.concat([PREFIX, publicKey]), format: 'der', type: 'spki' });
  return Promise.resolve(verify(null, bytes, key, signature));
};
const tools = { sha256, verify: verifyEd25519 };

it('writes UTF-8 and base 64 as everybody does, and reads one form of each value', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.uint8Array(), (text, bytes) => {
      expect(Buffer.from(utf8(text)).toString()).toBe(text);
      expect(base64Of(bytes)).toBe(Buffer.from(bytes).toString('base64'));
      expect(bytesOfBase64(base64Of(bytes))).toEqual(bytes);
    }),
  );
  expect(['a', 'aa', 'aaa', 'aa=', 'aaaa=', 'aa-_', 'ab==', 'aab=', ' aaaa'].map(bytesOfBase64)).toEqual(
    Array.from({ length: 9 }, () => undefined),
  );
  expect(() => utf8('\ud800')).toThrow(RangeError);
});

it('names tiles as the specification does', () => {
  expect(tilePath({ level: 0, index: 1234067, width: 256 })).toBe('tile/0/x001/x234/067');
  expect(tilePath({ level: 'entries', index: 0, width: 8 })).toBe('tile/entries/000.p/8');
  expect(parseTilePath('tile/2/x001/000.p/17')).toEqual({ level: 2, index: 1000, width: 17 });
  const wrong = ['tile/0/0', 'tile/00/000', 'tile/64/000', 'tile/0/x000/001', 'tile/0/000.p/0', 'tile/0/000.p/256'];
  const more = ['tile/0/000.p/08', 'tile/0/001/000', 'tile/0/x001', 'tile/-1/000', 'tile/0/000/', 'tile/data/000'];
  expect([...wrong, ...more].map(parseTilePath)).toEqual([...wrong, ...more].map(() => undefined));
});

it('knows which tiles a tree of 70,000 has', () => {
  const width = (level: number | 'entries', index: number) => widthIn(70_000, { level, index });
  expect([width(0, 272), width(0, 273), width(0, 274)]).toEqual([256, 112, 0]);
  expect([width(1, 0), width(1, 1), width(1, 2), width(2, 0), width(3, 0)]).toEqual([256, 17, 0, 1, 0]);
  expect(width('entries', 273)).toBe(112);
});

it('packs entries and finds a bundle that was cut', () => {
  const entries = [new Uint8Array(), utf8('a'), new Uint8Array(65_535).fill(7)];
  const bundle = packEntries(entries);
  expect(unpackEntries(bundle)).toEqual(entries);
  expect(unpackEntries(bundle.subarray(0, -1))).toBeUndefined();
  expect(unpackEntries(Uint8Array.of(0))).toBeUndefined();
});

it('opens the note of the specification', async () => {
  const text = "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n";
  // The example of the Go package that signed notes come from, golang.org/x/mod/sumdb/note.
  const key = parseKey(sha256, 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW');
  const line =
    '\u2014 PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n';
  expect(key).toBeDefined();
  if (key === undefined) return;
  expect(await openNote(tools, key, `${text}\n${line}`)).toBe(text);
  expect(await openNote(tools, key, `${text.replace('answer', 'question')}\n${line}`)).toBeUndefined();
});

function signed(text: string, name = 'example.org/log') {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = new Uint8Array(publicKey.export({ format: 'der', type: 'spki' }).subarray(PREFIX.length));
  const key = { name, publicKey: raw };
  const signature = new Uint8Array(sign(null, Buffer.from(text), privateKey));
  return { key, signatures: [{ name, keyId: keyIdOf(sha256, key), signature }] };
}

it('opens what the key has signed, whoever else signed it', async () => {
  const text = checkpointText({ origin: 'example.org/log', size: 3, root: sha256(new Uint8Array()) });
  const one = signed(text);
  const other = signed(text);
  const note = formatNote({ text, signatures: [...other.signatures, ...one.signatures] });
  expect(await openNote(tools, one.key, note)).toBe(text);
  expect(parseKey(sha256, formatKey(sha256, one.key))).toEqual(one.key);
  const stranger = signed(text).key;
  expect(await openNote(tools, stranger, note)).toBeUndefined();
  expect(await openNote(tools, one.key, note.replace('\n3\n', '\n4\n'))).toBeUndefined();
  expect(parseKey(sha256, formatKey(sha256, one.key).replace('example', 'exemple'))).toBeUndefined();
});

it('takes no note that is not exactly one', () => {
  const text = 'a\n';
  const { signatures } = signed(text);
  const note = formatNote({ text, signatures });
  expect(parseNote(note)).toEqual({ text, signatures });
  const wrong = [
    note.trimEnd(),
    note.replace('\n\n', '\n'),
    `${note}x\n`,
    note.replace('a', '\u0007'),
    `${text}\n`,
    note.replace('— ', '- '),
  ];
  expect(wrong.map(parseNote)).toEqual(wrong.map(() => undefined));
});

it('reads a checkpoint in one form only', () => {
  const checkpoint = { origin: 'example.org/log', size: 20_852_163, root: sha256(utf8('a')) };
  const text = checkpointText(checkpoint);
  expect(parseCheckpoint(text)).toEqual(checkpoint);
  const wrong = [
    text.trimEnd(),
    text.replace('\n2', '\n02'),
    text.replace('\n2', '\n-2'),
    `\n${text}`,
    text.replace('=', ''),
  ];
  expect(wrong.map(parseCheckpoint)).toEqual(wrong.map(() => undefined));
});

it('writes and reads a proof', () => {
  const proof = { index: 7, proof: [sha256(utf8('a')), sha256(utf8('b'))], checkpoint: 'o\n8\nr\n\n— o s\n' };
  const text = formatTlogProof(proof);
  expect(parseTlogProof(text)).toEqual(proof);
  const withExtra = { ...proof, extra: Uint8Array.of(97) };
  expect(formatTlogProof(withExtra)).toBe(text.replace('index', 'extra YQ==\nindex'));
  expect(parseTlogProof(formatTlogProof(withExtra))).toEqual(withExtra);
  expect(parseTlogProof(text.replace('index', 'extra %\nindex'))).toBeUndefined();
  const wrong = [text.replace('@v1', '@v2'), text.replace('index 7', 'index 07'), text.replace('index 7\n', ''), 'x'];
  expect(wrong.map(parseTlogProof)).toEqual(wrong.map(() => undefined));
});

it('writes an entry in one form, and nothing that could be about a person', () => {
  const entry: LedgerEntry = { kind: 'received', day: '2026-11-27', amount: 50_000, currency: 'INR', test: true };
  const leaf = Buffer.from(leafOf({ ...entry, place: { latitude: 19.08, longitude: -72.88 } })).toString();
  expect(leaf).toBe(
    '{"amount":50000,"currency":"INR","day":"2026-11-27","kind":"received","place":{"latitude":19.08,"longitude":-72.88},"test":true}',
  );
  expect(readLedgerEntry(leaf)?.amount).toBe(50_000);
  expect(readLedgerEntry(leaf.replace('{', '{ '))).toBeUndefined();
  expect(readLedgerEntry(leaf.replace('"received"', '"something new"'))?.kind).toBe('something new');
  const refused: object[] = [
    { ...entry, name: 'Asha' },
    { ...entry, amount: 1.5 },
    { ...entry, amount: -1 },
    { ...entry, place: { latitude: 19.081, longitude: 72 } },
    { ...entry, requirement: 'for my aunt Asha' },
    { ...entry, commitments: { name: 'Asha' } },
    { ...entry, day: '27 November' },
  ];
  for (const each of refused) expect(() => leafOf(each as LedgerEntry)).toThrow();
});
