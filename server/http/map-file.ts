import { open, type FileHandle } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusals } from '../refusal.ts';
import { sendRefusal } from './send.ts';

export interface MapFile {
  /** A path of this server. */
  url: string;
  file: string;
}

/** What PMTiles begin with: their name, their version, and further on the kind of their tiles. */
const HEAD_BYTES = 127;
const KIND_AT = 99;
const VECTORS = 1;

/** What keeps phones from drawing this file; undefined where nothing does, as far as its head tells. */
export async function faultOfMapFile(
  path: string,
): Promise<'unreadable' | 'empty' | 'not PMTiles' | 'pictures' | undefined> {
  const file = await open(path).catch(() => undefined);
  if (file === undefined) return 'unreadable';
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    if (bytesRead === 0) return 'empty';
    if (bytesRead < HEAD_BYTES || buffer.toString('latin1', 0, 8) !== 'PMTiles\u0003') return 'not PMTiles';
    return buffer[KIND_AT] === VECTORS ? undefined : 'pictures';
  } catch {
    return 'unreadable';
  } finally {
    await file.close();
  }
}

/** A phone asks for a tile or a directory; whatever wants more at once wants a copy, and has to ask again for the rest. */
const MOST_BYTES = 4 * 1024 * 1024;

/**
 * Parts of the base map's file, each asked for by one range. The file may have a hundred gigabytes: nobody gets it whole by accident, so
 * a request without a range is refused, and so is one whose `If-Range` names another state of the file.
 */
export async function answerMapFile(
  path: string,
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = await open(path).catch(() => undefined);
  if (file === undefined) return sendRefusal(reply, refusals.notFound());
  try {
    const { size, mtimeMs, ino } = await file.stat();
    const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}-${ino.toString(36)}"`;
    void reply
      .headers({ 'accept-ranges': 'bytes', etag, 'cache-control': 'no-cache' })
      .type('application/octet-stream');
    if (method === 'HEAD') return await reply.header('content-length', size).send();
    if (headers['if-range'] !== undefined && headers['if-range'] !== etag) return await reply.code(412).send();
    if (headers.range === undefined) return await reply.code(400).send();
    const range = rangeIn(headers.range, size);
    if (range === undefined) return await reply.code(416).header('content-range', `bytes */${size}`).send();
    return await sendRange(file, range, size, reply);
  } finally {
    await file.close();
  }
}

interface Range {
  start: number;
  length: number;
}

/** One range of this file, as long as it may be; undefined where it is none. */
export function rangeIn(header: string, size: number): Range | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start > end) return undefined;
  return { start, length: Math.min(end - start + 1, MOST_BYTES) };
}

async function sendRange(
  file: FileHandle,
  { start, length }: Range,
  size: number,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${start + bytesRead - 1}/${size}`)
    .send(buffer.subarray(0, bytesRead));
}
