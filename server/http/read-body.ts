import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Json } from '../../contract/base/canonical-json.ts';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { texts } from '../texts.ts';
import { parseJson } from './parse-json.ts';

const unzip = promisify(gunzip);

/** What one call takes as a body. */
export interface BodyRule {
  /** Bytes, before and after unpacking. */
  bytes: number;
  /** Members of objects and lists that its JSON may have, at all levels together. */
  parts: number;
  gzip: boolean;
}

export type BodyResult = Result<Json, Refusal>;

/** How much of an oversized body is read and thrown away so that its sender can still read our answer. */
const DISCARDED = 4;

/** Collects, unpacks and parses a JSON body; whatever is wrong with it is a value, never a throw. */
export async function readBody(
  stream: Readable,
  headers: { type: string; encoding: string | undefined },
  rule: BodyRule,
): Promise<BodyResult> {
  if (!isUtf8Json(headers.type)) return failed(refusals.unsupported(texts.unsupportedType));
  const encoding = headers.encoding?.trim().toLowerCase() ?? 'identity';
  const gzipped = encoding === 'gzip' && rule.gzip;
  if (!gzipped && encoding !== 'identity') return failed(refusals.unsupported(texts.unsupportedEncoding));
  const sent = await collect(stream, rule.bytes);
  if (!sent.ok) return sent;
  const bytes = gzipped ? await unpack(sent.value, rule.bytes) : sent;
  if (!bytes.ok) return bytes;
  if (bytes.value.length === 0) return failed(refusals.malformed(texts.emptyBody));
  return parseJson(bytes.value, rule.parts);
}

function isUtf8Json(type: string): boolean {
  const [media = '', ...parameters] = type.split(';').map((part) => part.trim().toLowerCase());
  return media === 'application/json' && parameters.every((part) => part === '' || /^charset="?utf-?8"?$/.test(part));
}

function collect(stream: Readable, maxBytes: number): Promise<Result<Buffer, Refusal>> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const tooLarge = () => resolve(failed(refusals.tooLarge(texts.tooLarge(maxBytes))));
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= maxBytes) chunks.push(chunk);
      else chunks.length = 0;
      if (bytes > maxBytes * DISCARDED) tooLarge();
    });
    stream.on('end', () => (bytes > maxBytes ? tooLarge() : resolve(ok(Buffer.concat(chunks)))));
    // `error`, or a close without `end`: the sender broke off.
    const cutOff = () => resolve(failed(refusals.malformed(texts.cutOff)));
    stream.on('error', cutOff);
    stream.on('close', cutOff);
  });
}

/** `maxOutputLength` stops the unpacking itself, so a bomb never gets its memory. */
async function unpack(packed: Buffer, maxBytes: number): Promise<Result<Buffer, Refusal>> {
  try {
    return ok(await unzip(packed, { maxOutputLength: maxBytes }));
  } catch (error) {
    const tooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return failed(tooLarge ? refusals.tooLarge(texts.tooLarge(maxBytes)) : refusals.malformed(texts.badGzip));
  }
}
