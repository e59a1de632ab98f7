import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildOnce } from '../support/build-once.ts';

export interface EmptyPage {
  readonly port: number;
  close(): Promise<void>;
}

interface File {
  type: string;
  gzip: Buffer;
}

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Keeps the page and its code, and answers from there: with no network as well. */
const worker = (paths: readonly string[]) => `
addEventListener('install', (event) => event.waitUntil(caches.open('all').then((all) => all.addAll(${JSON.stringify(paths)}))));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  event.respondWith(caches.match(mode === 'navigate' ? '/' : url).then((kept) => kept ?? fetch(event.request)));
});`;

/** A page of React, router and Dexie with a form and nothing else, with a worker that keeps it; gzip -9, on any free port. */
export async function serveEmptyPage(folder: string): Promise<EmptyPage> {
  const built = join(folder, 'empty-page');
  await buildOnce('tests/bench/empty-page/index.html', built);
  const files = await readFiles(built);
  const page = files.get('/tests/bench/empty-page/index.html');
  if (page === undefined) throw new Error('The empty page was not built.');
  const code = [...files.keys()].filter((path) => path.endsWith('.js'));
  files.set('/worker.js', { type: 'text/javascript', gzip: gzipSync(worker(['/', ...code])) });
  const server = createServer((request, response) => answer(request, response, files, page));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function answer(request: IncomingMessage, response: ServerResponse, files: Map<string, File>, page: File): void {
  const { type, gzip } = files.get(request.url ?? '/') ?? page;
  response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip', 'content-length': gzip.length });
  response.end(gzip);
}

async function readFiles(folder: string): Promise<Map<string, File>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, File>();
  for (const entry of entries.filter((found) => found.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    files.set(path.slice(folder.length), { type, gzip: gzipSync(await readFile(path), { level: 9 }) });
  }
  return files;
}
