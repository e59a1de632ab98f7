import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Json } from '../../contract/base/canonical-json.ts';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { texts } from '../texts.ts';
import { limits } from '../../contract/limits.ts';
import { makeJsonGauge, type JsonMeasure } from './json-gauge.ts';
import { parseJson, refusalFor } from './parse-json.ts';
import { LEAST, type Held } from './workload.ts';

/** What one call takes as a body. */
export interface BodyRule {
  /** Bytes, before and after unpacking. */
  bytes: number;
  /** Members of objects and lists that its JSON may have, at all levels together. */
  parts: number;
  gzip: boolean;
  /** The text as it came, unread: for what is signed byte for byte. */
  isRaw?: true;
  /** Much work for few bytes: it waits for its turn, as do all that unpack and all that are large. */
  waits?: true;
}

export type BodyResult = Result<Json, Refusal>;

/** How much of an oversized body is read and thrown away so that its sender can still read our answer. */
const DISCARDED = 4;

/** Collects, unpacks and parses a JSON body; whatever is wrong with it is a value, never a throw. `held` is ended by the caller. */
export async function readBody(
  stream: Readable,
  headers: { type: string; encoding: string | undefined },
  rule: BodyRule,
  held: Held,
): Promise<BodyResult> {
  if (!isUtf8Json(headers.type)) return failed(refusals.unsupported(texts.unsupportedType));
  const encoding = headers.encoding?.trim().toLowerCase() ?? 'identity';
  const gzipped = encoding === 'gzip' && rule.gzip;
  if (!gzipped && encoding !== 'identity') return failed(refusals.unsupported(texts.unsupportedEncoding));
  const sent = await collect(stream, rule.bytes, held);
  if (!sent.ok) return sent;
  const body = gzipped ? await unpackInTurn(sent.value, rule, held) : await inTurn(sent.value, rule, held);
  if (!body.ok) return body;
  const { bytes, measured } = body.value;
  if (bytes.length === 0) return failed(refusals.malformed(texts.emptyBody));
  return rule.isRaw ? readText(bytes) : parseJson(bytes, rule.parts, measured);
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Encoded again it is the same bytes, a byte order mark among them. */
function readText(bytes: Buffer): BodyResult {
  try {
    return ok(utf8.decode(bytes));
  } catch {
    return failed(refusals.malformed(texts.badText));
  }
}

function isUtf8Json(type: string): boolean {
  const [media = '', ...parameters] = type.split(';').map((part) => part.trim().toLowerCase());
  return media === 'application/json' && parameters.every((part) => part === '' || /^charset="?utf-?8"?$/.test(part));
}

function collect(stream: Readable, maxBytes: number, held: Held): Promise<Result<Buffer, Refusal>> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    let hasRoom = true;
    const refuse = () => resolve(failed(hasRoom ? refusals.tooLarge(texts.tooLarge(maxBytes)) : refusals.overloaded()));
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= maxBytes) hasRoom &&= held.add(chunk.length);
      if (bytes <= maxBytes && hasRoom) chunks.push(chunk);
      else chunks.length = 0;
      if (bytes > maxBytes * DISCARDED) refuse();
    });
    stream.on('end', () => (bytes > maxBytes || !hasRoom ? refuse() : resolve(ok(Buffer.concat(chunks)))));
    // `error`, or a close without `end`: the sender broke off.
    const cutOff = () => resolve(failed(refusals.malformed(texts.cutOff)));
    stream.on('error', cutOff);
    stream.on('close', cutOff);
  });
}

/** A body that may be parsed; one that was unpacked has been measured. */
interface Unpacked {
  bytes: Buffer;
  measured?: JsonMeasure;
}

async function inTurn(sent: Buffer, { waits }: BodyRule, held: Held): Promise<Result<Unpacked, Refusal>> {
  if (waits !== true && sent.length <= LEAST) return ok({ bytes: sent });
  if (!(await held.turn(sent.length))) return failed(refusals.overloaded());
  held.cost(sent.length);
  return ok({ bytes: sent });
}

/** It gets room for as much as it says that it will be, and is stopped there; one that turns out larger waits once more. */
async function unpackInTurn(packed: Buffer, rule: BodyRule, held: Held): Promise<Result<Unpacked, Refusal>> {
  const said = saidSize(packed);
  if (said <= rule.bytes) {
    if (!(await held.turn(said))) return failed(refusals.overloaded());
    const unpacked = await unpack(packed, said, rule, held);
    if (unpacked !== 'larger') return unpacked;
  }
  if (!(await held.turn(rule.bytes))) return failed(refusals.overloaded());
  const unpacked = await unpack(packed, rule.bytes, rule, held);
  return unpacked === 'larger' ? failed(refusals.tooLarge(texts.tooLarge(rule.bytes))) : unpacked;
}

/** Bytes that gzip's last four say it unpacks to (ISIZE, RFC 1952, 2.3.1): the truth about a single member below 4 GiB, else nothing. */
function saidSize(packed: Buffer): number {
  return packed.length < 4 ? 0 : packed.readUInt32LE(packed.length - 4);
}

/** Bytes of one piece: a bomb never gets its memory, and others have their turn between two pieces. */
const PIECE = 64 * 1024;

/** Piece by piece: each is paid for and looked at as it comes, and the first that no JSON of ours could hold is the last. */
async function unpack(
  packed: Buffer,
  maxBytes: number,
  { parts, isRaw }: BodyRule,
  held: Held,
): Promise<Result<Unpacked, Refusal> | 'larger'> {
  const gauge = makeJsonGauge(limits.jsonDepth, parts);
  const pieces: Buffer[] = [];
  let bytes = 0;
  const unpacking = createGunzip({ chunkSize: PIECE });
  unpacking.end(packed);
  try {
    for await (const piece of unpacking as AsyncIterable<Buffer>) {
      held.cost(piece.length);
      bytes += piece.length;
      if (bytes > maxBytes) return 'larger';
      const trouble = isRaw ? undefined : gauge.feed(piece);
      if (trouble !== undefined) return failed(refusalFor(trouble));
      pieces.push(piece);
    }
    return ok({ bytes: Buffer.concat(pieces, bytes), measured: gauge.measure() });
  } catch {
    return failed(refusals.malformed(texts.badGzip));
  }
}
