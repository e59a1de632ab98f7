import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../contract/calls/table.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { sharedPostgres, type SharedPostgres } from '../tests/support/shared-postgres.ts';
import { openApi } from './openapi.ts';
import { tusRoutes } from './photos/tus-server.ts';
import { routes } from './routes/routes.ts';
import { stopPostmaster } from './postgres/postmaster.ts';
import { report } from '../tests/support/server/bodies.ts';
import { ask, post, type Answer } from '../tests/support/server/http.ts';
import { startApp, type TestApp } from '../tests/support/server/start-app.ts';

const directory = mkdtempSync(join(tmpdir(), 'relief-dist-'));
const script = 'console.log(1)';
let postgres: SharedPostgres;
let app: TestApp;

beforeAll(async () => {
  mkdirSync(join(directory, 'assets'));
  mkdirSync(join(directory, '.git'));
  for (const language of ['en', 'ar']) mkdirSync(join(directory, 'pages', language), { recursive: true });
  const files = {
    'index.html': `<html><style>b{}</style><script type="module">${script}</script></html>`,
    'pages/en/home.html': '<html lang="en">Report it</html>',
    'pages/ar/home.html': '<html lang="ar" dir="rtl"></html>',
    'sw.js': 'self',
    'assets/index-1a.js': script,
    'assets/index-1a.js.map': '{}',
    '.git/config': 'secret',
    '.env': 'secret',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
  writeFileSync(join(directory, 'assets/index-1a.js.br'), brotliCompressSync(script));
  postgres = sharedPostgres('embedded');
  app = await startApp(postgres, { staticDirectory: directory });
});

afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true });
});

describe('the API', () => {
  it('has the same calls in its router, its table and its OpenAPI', async () => {
    const table = calls.map(({ method, path }) => `${method} ${path}`).toSorted();
    const routed = app.app.printRoutes({ commonPrefix: false }).match(/\((?:[A-Z]+(?:, )?)+\)/g) ?? [];
    const methods = routed.flatMap((list) => list.slice(1, -1).split(', ')).filter((method) => method !== 'HEAD');
    const ofTus = tusRoutes.flatMap(({ url, method }) =>
      method.filter((one) => one !== 'HEAD').map((one) => ({ method: one, url })),
    );
    const addresses = [
      ...routes.flatMap(({ call: { method, path }, urls = [path] }) => urls.map((url) => ({ method, url }))),
      ...ofTus,
    ];
    // The printed tree has one line for all wildcards that stand for the rest of an address.
    const [, ...hidden] = addresses.filter(({ url }) => url.endsWith('*'));
    const shown = addresses.filter((address) => !hidden.includes(address));
    expect(methods.toSorted()).toEqual(shown.map(({ method }) => method).toSorted());
    for (const { method, path } of calls) {
      const allowed = await ask(`${app.url}${path.replaceAll(/\{\w+\}/g, 'x')}`, { method: 'PATCH' });
      expect([path, allowed.status]).toEqual([path, 405]);
      expect(allowed.headers.get('allow')?.split(', ')).toContain(method);
      const found = await app.app.inject({ method, url: path.replaceAll(/\{\w+\}/g, randomUUID()) });
      expect([path, found.payload.includes('There is nothing here.')]).toEqual([path, false]);
    }
    const { paths } = openApi('1') as { paths: Record<string, Record<string, unknown>> };
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(table);
  });

  it('describes itself in OpenAPI 3.1 with closed bodies', async () => {
    const { json } = await ask(`${app.url}/api/openapi.json`);
    expect(json).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/api/report/': {
          post: {
            requestBody: {
              content: { 'application/json': { schema: { type: 'object', additionalProperties: false } } },
            },
          },
        },
      },
    });
  });

  it('tells its health, what it can do and its settings, each with the epoch', async () => {
    const answers = await Promise.all(
      ['health', 'capabilities', 'config'].map((name) => ask(`${app.url}/api/${name}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { headers } of answers) {
      expect(headers.get('x-server-epoch')).toBe(app.epoch);
      expect(headers.get('cache-control')).toBe('no-store');
    }
    expect(answers.map(({ json }) => json)).toEqual([
      { success: true, status: 'ok', version: '0.0.0', epoch: app.epoch },
      expect.objectContaining({
        success: true,
        receipts: true,
        photos: true,
        batch: { items: 1000, bytes: 4_194_304, itemBytes: 262_144, encodings: ['gzip', 'identity'] },
      }),
      {
        success: true,
        data: {
          emergencyNumber: '112',
          languages: ['en'],
          demo: false,
          hasAdmin: false,
          mail: false,
          ledgerKey: expect.any(String),
        },
      },
    ]);
  });

  it('says 404 and 405 in JSON under /api, even to a browser that navigates', async () => {
    const browser = { headers: { accept: 'text/html' } };
    for (const path of ['/api', '/api/', '/api/nope', '/api/report', '/api/../api/x']) {
      const answer = await ask(`${app.url}${path}`, browser);
      expect([path, answer.status, answer.json['success']]).toEqual([path, path === '/api/report' ? 405 : 404, false]);
    }
    const method = await ask(`${app.url}/api/report/getdisaster/x`, { method: 'DELETE' });
    expect([method.status, method.json['kind'], method.headers.get('allow')]).toEqual([405, 'method', 'GET, HEAD']);
    const preflight = await ask(`${app.url}/api/report/`, { method: 'OPTIONS', headers: { origin: 'null' } });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([405, null]);
  });

  it('answers 503 with Retry-After while the database is gone, stores nothing, and recovers', async () => {
    const own = await startPostgres('embedded');
    const other = await startApp(own);
    const id = randomUUID();
    const send = () => post(`${other.url}/api/report/`, report, id);
    await stopPostmaster(own.cluster);
    expect((await ask(`${other.url}/api/alive`)).json).toEqual({ success: true, status: 'alive', version: '0.0.0' });
    for (const answer of [await send(), await send(), await ask(`${other.url}/api/health`)]) {
      expect([answer.status, answer.json['kind'], answer.headers.get('retry-after')]).toEqual([503, 'busy', '5']);
    }
    await own.restart();
    expect((await send()).status).toBe(201);
    await other.close();
    await own.stop();
  });
});

describe('the app', () => {
  const get = (path: string, accept = 'text/html', encoding = 'identity') =>
    ask(`${app.url}${path}`, { headers: { accept, 'accept-encoding': encoding } });

  it('is the answer to a navigation to any of its paths, asked for anew each time', async () => {
    for (const path of ['/', '/report-disaster', '/ngo/5?x=1', '/index.html']) {
      const page = await get(path);
      expect([path, page.status, page.headers.get('cache-control')]).toEqual([path, 200, 'no-cache']);
      expect(page.text).toContain('<html');
    }
    expect((await get('/sw.js', '*/*')).headers.get('cache-control')).toBe('no-cache');
  });

  it('is written for its reader’s language, which a cache between must tell apart', async () => {
    const arabic = await ask(`${app.url}/`, { headers: { accept: 'text/html', 'accept-language': 'ar' } });
    const words = (page: Answer) => ['content-language', 'vary'].map((name) => page.headers.get(name));
    expect(arabic.text).toContain('dir="rtl"');
    expect(words(arabic)).toEqual(['ar', expect.stringMatching(/^Accept-Language, Cookie(, Accept-Encoding)?$/i)]);
    expect(words(await get('/'))[0]).toBe('en');
    expect(words(await get('/report-disaster'))[0]).toBeNull();
  });

  it('S21 lets in only scripts and styles that were built: by hash, no unsafe-inline; nothing is embedded or frames it', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/);
    expect(policy).not.toContain('unsafe');
    for (const directive of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]) {
      expect(policy.split(';')).toContain(directive);
    }
  });

  it('serves hashed files for ever and pre-compressed', async () => {
    const response = await fetch(`${app.url}/assets/index-1a.js`, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(response.headers.get('connection')).toBeNull();
    expect(await response.text()).toBe(script);
    expect((await get('/assets/index-1a.js')).text).toBe(script);
  });

  it('answers at its front door whatever is accepted', async () => {
    expect((await get('/', '*/*')).status).toBe(200);
    expect((await ask(`${app.url}/`, { method: 'HEAD', headers: { accept: '*/*' } })).status).toBe(200);
  });

  it('gives no dotfile, source map, directory or anything outside', async () => {
    for (const path of [
      '/.env',
      '/.git/config',
      '/assets/index-1a.js.map',
      '/assets/index-1a.js.br',
      '/assets/',
      '/assets/gone-2b.js',
      '/..%2f..%2fetc%2fpasswd',
      '/%2e%2e/%2e%2e/etc/passwd',
    ]) {
      const answer = await get(path, '*/*');
      expect([path, answer.status]).toEqual([path, 404]);
    }
    expect((await ask(`${app.url}/report-disaster`, { method: 'POST' })).status).toBe(405);
  });
});
