import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Json } from '../../contract/base/canonical-json.ts';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { texts } from '../texts.ts';
import { parseJson } from './parse-json.ts';
import type { Held } from './workload.ts';

const unzip = promisify(gunzip);

/** What one call takes as a body. */
export interface BodyRule {
  /** Bytes, before and after unpacking. */
  bytes: number;
  /** Members of objects and lists that its JSON may have, at all levels together. */
  parts: number;
  gzip: boolean;
  /** The text as it came, unread: for what is signed byte for byte. */
  isRaw?: true;
  /** Much work for few bytes: it waits for its turn. */
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
  const bytes = gzipped ? await unpackInTurn(sent.value, rule, held) : await inTurn(sent.value, rule, held);
  if (!bytes.ok) return bytes;
  if (bytes.value.length === 0) return failed(refusals.malformed(texts.emptyBody));
  return rule.isRaw ? readText(bytes.value) : parseJson(bytes.value, rule.parts);
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Encoded again it is the same bytes. */
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

async function inTurn(sent: Buffer, { waits }: BodyRule, held: Held): Promise<Result<Buffer, Refusal>> {
  const has = waits !== true || (await held.turn(sent.length));
  return has ? ok(sent) : failed(refusals.overloaded());
}

/** It gets room for as much as it says that it will be, and is stopped there; one that turns out larger waits once more. */
async function unpackInTurn(packed: Buffer, { waits, bytes }: BodyRule, held: Held): Promise<Result<Buffer, Refusal>> {
  if (waits !== true) return unpack(packed, bytes);
  const said = saidSize(packed);
  if (said <= bytes) {
    if (!(await held.turn(said))) return failed(refusals.overloaded());
    const unpacked = await unpack(packed, said);
    if (unpacked.ok || unpacked.failure.kind !== 'too-large') return unpacked;
  }
  return (await held.turn(bytes)) ? unpack(packed, bytes) : failed(refusals.overloaded());
}

/** Bytes that gzip's last four say it unpacks to (ISIZE, RFC 1952, 2.3.1): the truth about a single member below 4 GiB, else nothing. */
function saidSize(packed: Buffer): number {
  return packed.length < 4 ? 0 : packed.readUInt32LE(packed.length - 4);
}

/** `maxOutputLength` stops the unpacking itself, so a bomb never gets its memory. */
async function unpack(packed: Buffer, maxBytes: number): Promise<Result<Buffer, Refusal>> {
  try {
    // zlib takes no limit of 0.
    return ok(await unzip(packed, { maxOutputLength: Math.max(1, maxBytes) }));
  } catch (error) {
    const tooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return failed(tooLarge ? refusals.tooLarge(texts.tooLarge(maxBytes)) : refusals.malformed(texts.badGzip));
  }
}
