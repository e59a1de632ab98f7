import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { withEmergencyNumber } from '../../contract/emergency-number.ts';
import { etagOf, isKnownTo, sendUnchanged } from './etag.ts';

/** A page with the deployment's emergency number in it, as it is sent. */
interface ToldPage {
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** Sends the built page of this URL path with the number in it. Under its own name a file stays what the build's hash vouches for. */
export type SendToldPage = (reply: FastifyReply, path: string) => Promise<FastifyReply>;

/** Each page is written once, when it is first asked for: a start need not wait for what compresses it. */
export function toldPages(directory: string, number: string | undefined): SendToldPage {
  const told = new Map<string, Promise<ToldPage>>();
  const pageAt = (path: string) => {
    const page = told.get(path) ?? tell(join(directory, path), number);
    told.set(path, page);
    // What failed now may be there the next time.
    page.catch(() => told.delete(path));
    return page;
  };
  return async (reply, path) => send(reply, await pageAt(path));
}

/**
 * The number that a server writes into its pages. An app that was built for another host is of that host's deployment: the build tells
 * it that number, if anyone does.
 */
export function numberForPages(pages: readonly string[], number: string): string | undefined {
  return pages.some((page) => page.includes('<meta name="api-host"')) ? undefined : number;
}

async function tell(file: string, number: string | undefined): Promise<ToldPage> {
  const page = withEmergencyNumber(await readFile(file, 'utf8'), number);
  const plain = Buffer.from(page);
  // As hard as the build does.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { etag: etagOf(page), plain, br, gzip: gz };
}

function send(reply: FastifyReply, page: ToldPage): FastifyReply {
  const { request } = reply;
  void reply.header('cache-control', 'no-cache');
  void reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
  if (isKnownTo(request, page.etag)) return sendUnchanged(reply, page.etag);
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== undefined) void reply.header('content-encoding', encoding);
  return reply
    .header('etag', page.etag)
    .type('text/html; charset=utf-8')
    .send(page[encoding ?? 'plain']);
}

function encodingFor(accepted = ''): 'br' | 'gzip' | undefined {
  const names = accepted
    .toLowerCase()
    .split(',')
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(';', 1)[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding));
}
