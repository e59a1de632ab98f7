import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { FastifyReply } from 'fastify';
import { isAppPath } from '../../contract/app-paths.ts';
import { withEmergencyNumber } from '../../contract/emergency-number.ts';
import { isKnownTo, sendUnchanged } from './etag.ts';
import { ofPages, partPermissions } from './security-headers.ts';
import { numberForPages, toldPages, type SendToldPage } from './told-pages.ts';

/** The built app, listed once at start: only what is in this list is ever served. */
export interface StaticFiles {
  directory: string;
  /** URL paths such as `/assets/index-1a2b.js`. */
  paths: ReadonlySet<string>;
  /** Texts of the HTML pages. */
  pages: readonly string[];
  /** That of the bare page, which is the app at every address without one of its own, with the emergency number in it. */
  bare: string;
  sendPage: SendToldPage;
}

/** Undefined where no app was built; the API works without it. */
export function listStaticFiles(directory: string, emergencyNumber: string): StaticFiles | undefined {
  if (!existsSync(join(directory, 'index.html'))) return undefined;
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .filter(isPublic);
  const pages = names
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(join(directory, name), 'utf8'));
  const number = numberForPages(pages, emergencyNumber);
  return {
    directory,
    paths: new Set(names.map((name) => `/${name.split(sep).join('/')}`)),
    bare: withEmergencyNumber(readFileSync(join(directory, 'index.html'), 'utf8'), number),
    pages,
    sendPage: toldPages(directory, number),
  };
}

/** Compressed siblings are chosen by the request's Accept-Encoding, never asked for by name. */
function isPublic(name: string): boolean {
  return !/\.(br|gz|map)$/.test(name) && !name.split(sep).some((part) => part.startsWith('.'));
}

/**
 * The file for a GET: itself, or the app's page for an address of the app. Monitors and link previews accept anything, or do not say: they
 * get the page too, but in place of a file that is missing nobody does who did not ask for a page.
 */
export function fileFor(files: StaticFiles, path: string, accept = '*/*'): string | undefined {
  if (path !== '/' && files.paths.has(path)) return path;
  const isPage = path === '/' || accept.includes('text/html') || (isAppPath(path) && !asksForJson(accept));
  return isPage ? '/index.html' : undefined;
}

/** A part of the app follows the rules of the page that loads it; opened by itself it may do next to nothing. */
const PART_POLICY = "default-src 'self'; frame-ancestors 'none'";

/** The worker's code, which its own file imports: its name has the hash of it. */
const workerCode = /^\/assets\/worker-([0-9a-f]{16})\.js$/;

function asksForJson(accept: string): boolean {
  return /\bjson\b/i.test(accept);
}

/** Hashed names never change what they hold; everything else is asked for anew each time. */
export async function sendStaticFile(reply: FastifyReply, path: string): Promise<FastifyReply> {
  const forEver = path.startsWith('/assets/');
  // Not the worker's own file: what it may ask for stands in the head of that.
  if (forEver || /\.(svg|png|webmanifest)$/.test(path)) {
    for (const name of ofPages) void reply.removeHeader(name);
    void reply.header('content-security-policy', PART_POLICY);
    void reply.header('permissions-policy', partPermissions);
    // HTTP/1.1 keeps a connection open unless told otherwise: nobody needs to hear so with each of dozens of files.
    reply.raw.removeHeader('connection');
  }
  // Once a day browsers ask for the worker's code whatever was said of it; of all else what never changes is not asked for again.
  const tag = forEver ? path.match(workerCode)?.[1] : undefined;
  if (tag !== undefined) void reply.header('etag', `"${tag}"`);
  void reply.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (tag !== undefined && isKnownTo(reply.request, `"${tag}"`)) return sendUnchanged(reply, `"${tag}"`);
  return reply.sendFile(path.slice(1), {
    cacheControl: false,
    lastModified: !forEver,
    acceptRanges: !forEver,
    etag: !forEver,
  });
}
