import type { FastifyReply, FastifyRequest } from 'fastify';
import { isShellAsked } from '../../contract/base/written-page.ts';
import { calls } from '../../contract/calls/table.ts';
import { languageCodes, type LanguageCode } from '../../contract/enumerations.ts';
import { SHARE_PATH, SHARED_PAGE } from '../../contract/share-address.ts';
import { refusals } from '../refusal.ts';
import { isFromNewer } from './contract-of.ts';
import { isApiPath } from './decodable-path.ts';
import type { Preview } from '../reports/disaster-preview.ts';
import { pageWithPreview } from './page-with-preview.ts';
import { sendRefusal } from './send.ts';
import { withinTime } from '../within-time.ts';
import { fileFor, sendStaticFile, type StaticFiles } from './static-files.ts';
import { languageFor, writtenPageFor } from './written-pages.ts';

/** Milliseconds: what a link says of its page is worth no more. */
const PREVIEW_MS = 2_000;

/** Everything that is no call: a file or page of the app, or a clear no. Never a page under /api. */
export async function answerUnmatched(
  files: StaticFiles | undefined,
  preview: PreviewOf,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = pathOf(request.url);
  if (isApiPath(path)) {
    if (isFromNewer(request)) return sendRefusal(reply, refusals.newer());
    const methods = methodsOf(path);
    return sendRefusal(reply, methods.length === 0 ? refusals.notFound() : refusals.method(methods.join(', ')));
  }
  // A phone whose worker is not there yet posts here what it shares. Nobody's photos are kept: the form says that none came through.
  if (request.method === 'POST' && path === SHARE_PATH) return reply.redirect(SHARED_PAGE, 303);
  if (request.method !== 'GET' && request.method !== 'HEAD') return sendRefusal(reply, refusals.method('GET, HEAD'));
  const file = files && fileFor(files, path, request.headers.accept);
  if (!files || file === undefined) return sendRefusal(reply, refusals.notFound());
  if (file === path) return sendStaticFile(reply, file);
  const id = /^\/disaster\/([^/]+)\/?$/.exec(path)?.[1];
  return id === undefined
    ? sendPage(files, file, request, reply)
    : sendDisasterPage(files, preview, id, request, reply);
}

/** What a link to this disaster says, in that language; undefined: no more than the app's own. */
export type PreviewOf = (id: string, language: LanguageCode) => Promise<Preview | undefined>;

/** People share it: who only looks at the link is told what is behind it. All that is not an active disaster has one and the same page. */
async function sendDisasterPage(
  files: StaticFiles,
  preview: PreviewOf,
  id: string,
  { url, headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const language = languageFor(url, headers, languageCodes) ?? 'en';
  // The page comes without a database too, and does not wait long for one that is silent.
  const told = await withinTime(preview(id, language), PREVIEW_MS).catch(() => undefined);
  const page = told === undefined ? files.bare : pageWithPreview(files.bare, told);
  return reply
    .header('vary', 'Accept-Language, Cookie')
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page);
}

/**
 * A page of the app: as it was written for this address and language, else the bare one. A worker, which asks for that by an address of
 * its own, gets the file that the build vouches for.
 */
function sendPage(
  files: StaticFiles,
  bare: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const written = writtenPageFor(files, request.url, request.headers);
  if (written === undefined) {
    return isShellAsked(request.url) ? sendStaticFile(reply, bare) : files.sendPage(reply, bare);
  }
  // Sent with every page of that address: a cache must ask again for a reader of another language.
  void reply.header('vary', 'Accept-Language, Cookie').header('content-language', written.language);
  return files.sendPage(reply, written.path);
}

function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}

/** The methods that the call table knows for this path. */
function methodsOf(path: string): string[] {
  const methods = calls.filter((call) => patternOf(call.path).test(path)).map((call) => call.method);
  return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`);
}
