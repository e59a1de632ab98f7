import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../contract/calls/table.ts';
import { limits } from '../../contract/limits.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { sharedPostgres, type SharedPostgres } from '../../tests/support/shared-postgres.ts';
import { sendRaw } from '../../tests/support/raw-http.ts';
import { weakHeaders } from '../../tests/support/security/guard-headers.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { listStaticFiles } from '../http/static-files.ts';
import { stopPostmaster } from '../postgres/postmaster.ts';
import { projectRoot } from '../project-root.ts';

const dist = join(projectRoot(), 'dist');
const origin = 'https://relief.example.org';
const json = { 'content-type': 'application/json' };
let postgres: SharedPostgres;
let app: TestApp;

beforeAll(async () => {
  postgres = sharedPostgres('embedded');
  app = await startApp(postgres, { staticDirectory: dist, appOrigins: [origin] });
});

afterAll(async () => {
  await app.close();
});

async function weakAt(path: string, init: RequestInit = {}): Promise<string[]> {
  const answer = await fetch(`${app.url}${path}`, { redirect: 'manual', ...init });
  await answer.arrayBuffer();
  return weakHeaders(answer.headers).map((name) => `${init.method ?? 'GET'} ${path} ${answer.status}: ${name}`);
}

/** Every call as nobody may make it, as its reader would, with a broken, a wrong and a too large body, and by a wrong method. */
async function weakAtCalls(): Promise<string[]> {
  const large = 'x'.repeat(limits.itemBytes + 1);
  const asked = calls.flatMap(({ method, path }) => {
    const url = path.replaceAll(/\{\w+\}/g, randomUUID());
    const bodies = method === 'GET' ? [undefined] : [undefined, '{', '{}', large];
    return [
      ...bodies.map((body) => weakAt(url, { method, headers: json, ...(body === undefined ? {} : { body }) })),
      weakAt(url, { method, headers: { authorization: 'Bearer wrong-but-long-enough-to-be-one' } }),
      ...['PATCH', 'OPTIONS', 'HEAD'].map((other) => weakAt(url, { method: other })),
      weakAt(url, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': method } }),
      weakAt(`${url}?a=1&a=2`, { method, headers: { origin: 'null' } }),
    ];
  });
  return (await Promise.all(asked)).flat();
}

describe('S41 every answer carries the headers that browsers guard by', () => {
  it('of every call, in all its ways to fail', async () => {
    expect(await weakAtCalls()).toEqual([]);
  });

  it('of every file that was built, every page and every path without one', async () => {
    const paths = Array.from(listStaticFiles(dist, '112')?.paths ?? []);
    expect(paths.length, 'build the app first: npm run build').toBeGreaterThan(10);
    const others = ['/', '/login', '/nothing.js', '/api', '/api/', '/%2e%2e/etc/passwd', '/.git/config', '/assets/'];
    const page = { headers: { accept: 'text/html' } };
    const weak = await Promise.all([
      ...paths.map((path) => weakAt(path)),
      ...others.flatMap((path) => [weakAt(path), weakAt(path, page), weakAt(path, { method: 'DELETE' })]),
      weakAt('/sw.js', { headers: { 'if-none-match': '*', range: 'bytes=0-3' } }),
      weakAt('/sw.js', { headers: { range: 'bytes=99999999-' } }),
    ]);
    expect(weak.flat()).toEqual([]);
  });

  it('of JSON, which is no page, without the policy of one', async () => {
    const answer = await fetch(`${app.url}/api/config`);
    await answer.arrayBuffer();
    expect(answer.headers.has('cross-origin-opener-policy')).toBe(false);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it.each([
    ['no HTTP', '\0\0\0\r\n\r\n'],
    ['a path that cannot be decoded', 'GET /%ZZ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
    ['a path under /api that cannot be decoded', 'GET /api/%ZZ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
    ['a header flood', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`],
    ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['a whole URL as path', 'GET http://evil.test/api/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
    ['an unknown method', 'BREW / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
    ['TRACE', 'TRACE / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
    ['an expectation', 'GET / HTTP/1.1\r\nhost: x\r\nexpect: 999-x\r\nconnection: close\r\n\r\n'],
    ['a tunnel', 'CONNECT evil.test:443 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
    ['an upgrade', 'GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade, close\r\nupgrade: websocket\r\n\r\n'],
  ])('of what never became a request of ours: %s', async (name, bytes) => {
    const answers = await sendRaw(app.port, bytes);
    // Node hangs up on who wants a tunnel.
    expect(answers).toHaveLength(name === 'a tunnel' ? 0 : 1);
    for (const { headers } of answers) expect(weakHeaders(headers)).toEqual([]);
  });

  it('of a server whose database is gone', async () => {
    const own = await startPostgres('embedded');
    const other = await startApp(own);
    await stopPostmaster(own.cluster);
    const answer = await fetch(`${other.url}/api/health`);
    expect([answer.status, weakHeaders(answer.headers)]).toEqual([503, []]);
    await answer.arrayBuffer();
    await own.restart();
    await other.close();
    await own.stop();
  });
});

describe('S60 nothing but the app and its calls is public', () => {
  it.each([
    '/metrics',
    '/debug',
    '/debug/pprof/',
    '/status',
    '/health',
    '/.git/HEAD',
    '/.git/config',
    '/.env',
    '/.data/postgres',
    '/package.json',
    '/package-lock.json',
    '/node_modules/fastify/package.json',
    '/server/main.js',
    '/build/server/main.js',
    '/src/main.tsx',
    '/tests/',
    '/docs/',
    '/assets/',
    '/icons/',
    '/assets',
    '/index.html.br',
    '/sw.js.map',
    '/api/debug',
    '/api/metrics',
    '/api/seed',
    '/api/graphql',
    '/api/docs',
    '/api/admin',
    '/documentation/json',
    '/actuator/env',
    '/phpinfo.php',
    '/server-status',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '//etc/passwd',
    '/etc/passwd%00.js',
  ])('%s is not there', async (path) => {
    const answer = await fetch(`${app.url}${path}`, { headers: { accept: '*/*' } });
    const text = await answer.text();
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
      path,
      404,
      'application/json; charset=utf-8',
    ]);
    expect(text).not.toMatch(/relief-relay|\[core\]|root:/);
  });

  it('no source map is served or named by a script', async () => {
    const paths = Array.from(listStaticFiles(dist, '112')?.paths ?? []).filter((path) => /\.(js|css)$/.test(path));
    expect(paths.length).toBeGreaterThan(5);
    const texts = await Promise.all(paths.map(async (path) => (await fetch(`${app.url}${path}`)).text()));
    expect(paths.filter((_, index) => /[#@]\s*sourceMappingURL=/.test(texts[index] ?? ''))).toEqual([]);
    const maps = await Promise.all(paths.map(async (path) => (await fetch(`${app.url}${path}.map`)).status));
    expect(new Set(maps)).toEqual(new Set([404]));
  });
});
