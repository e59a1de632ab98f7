import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untoldNumber } from '../../contract/emergency-number.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';

const directory = mkdtempSync(join(tmpdir(), 'relief-told-'));
const BARE = '<html><head><meta name="emergency-number" content=""><title>Relief Relay</title></head></html>';
const words = 'the local number';
const WRITTEN = `<html><head>${untoldNumber({ words, shown: (number) => number })}</head><a data-call="">Call ${words}</a></html>`;
let app: TestApp;

beforeAll(async () => {
  mkdirSync(join(directory, 'pages', 'en'), { recursive: true });
  writeFileSync(join(directory, 'index.html'), BARE);
  writeFileSync(join(directory, 'pages', 'en', 'home.html'), WRITTEN);
  app = await startApp(sharedPostgres('embedded'), { staticDirectory: directory });
});
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true });
});

/** As it came, which `fetch` would not say. */
function ask(path: string, headers: Record<string, string> = {}, at = app, method = 'GET') {
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const asking = request(`${at.url}${path}`, { method, headers: { accept: 'text/html', ...headers } }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      });
      asking.on('error', reject).end();
    },
  );
}

const textOf = async (path: string, at = app) => (await ask(path, {}, at)).body.toString();

describe('a page that the server answers with', () => {
  it('calls the number of the deployment', async () => {
    expect(await textOf('/')).toBe(
      '<html><head><meta name="emergency-number" content="112"></head><a data-call="" href="tel:112">Call 112</a></html>',
    );
  });

  it.each(['/guide', '/outbox', '/report-disaster?item=1', '/disaster/x'])('tells the app at %s', async (path) => {
    expect(await textOf(path)).toContain('<meta name="emergency-number" content="112">');
  });

  it('is under its own name, and the bare one at the address that workers ask for, the file of the build', async () => {
    expect(await textOf('/pages/en/home.html')).toBe(WRITTEN);
    expect(await textOf('/?shell')).toBe(BARE);
    expect(await textOf('/index.html')).toBe(BARE);
  });

  it('comes as small as a browser can read it, and once', async () => {
    const plain = await textOf('/');
    const br = await ask('/', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect([br.headers['content-encoding'], brotliDecompressSync(br.body).toString()]).toEqual(['br', plain]);
    const gz = await ask('/', { 'accept-encoding': 'gzip, br;q=0' });
    expect([gz.headers['content-encoding'], gunzipSync(gz.body).toString()]).toEqual(['gzip', plain]);
    expect(br.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-language': 'en',
      vary: expect.stringMatching(/Accept-Language.*accept-encoding/),
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
    const etag = String(br.headers['etag']);
    const again = await ask('/', { 'if-none-match': etag });
    expect([again.status, again.body.length, again.headers['etag']]).toEqual([304, 0, etag]);
    const head = await ask('/', {}, app, 'HEAD');
    expect([head.status, head.body.length, head.headers['etag']]).toEqual([200, 0, etag]);
  });

  it('of a build for another host is as the build made it', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'relief-told-'));
    const bare = BARE.replace('<title>', '<meta name="api-host" content="https://api.example.org"><title>');
    writeFileSync(join(elsewhere, 'index.html'), bare);
    const other = await startApp(sharedPostgres('embedded'), { staticDirectory: elsewhere });
    expect(await textOf('/guide', other)).toBe(bare);
    await other.close();
    rmSync(elsewhere, { recursive: true });
  });
});
