import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEDGER_PREFIX } from '../../contract/calls/ledger-addresses.ts';
import { sharedPostgres, type SharedPostgres } from '../../tests/support/shared-postgres.ts';
import { describedCalls } from '../../tests/support/security/described-calls.ts';
import { sampleOf } from '../../tests/support/security/from-schema.ts';
import { tableHashes } from '../../tests/support/security/table-hashes.ts';
import { report } from '../../tests/support/server/bodies.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { occurrences, sources } from '../../tests/architecture/sources.ts';

const own = 'https://relief.example.org';
let postgres: SharedPostgres;
let app: TestApp;

beforeAll(async () => {
  postgres = sharedPostgres('embedded');
  app = await startApp(postgres, { appOrigins: [own] });
});

afterAll(async () => {
  await app.close();
});

const writes = describedCalls.filter(({ call }) => call.method !== 'GET');

function urlOf(path: string): string {
  return `${app.url}${path.replaceAll(/\{\w+\}/g, randomUUID())}`;
}

/** The content types that a browser sends to a stranger without asking it first. */
const simpleTypes = [
  'text/plain',
  'text/plain;charset=UTF-8',
  'text/plain; x=application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=application/json',
] as const;

/** Mail programs post a form there (RFC 8058). What it says is not read: the token in the path is all that counts, and this one is none. */
const BY_MAIL = /^leaveNewsletterByMail /;

describe('S40 a foreign page has no authority here and can do nothing', () => {
  it('by a form or a fetch that a browser sends unasked: what it posts is not read', async () => {
    const before = await tableHashes(app.query);
    const answers = await Promise.all(
      writes.flatMap(({ call, body }) =>
        simpleTypes.map(async (type) => {
          const sample = call.name === 'reportDisaster' ? report : sampleOf(body ?? {});
          const headers = { 'content-type': type, origin: 'https://evil.test', cookie: 'token=stolen' };
          const init = { method: call.method, headers, body: JSON.stringify(sample) };
          const { status } = await fetch(urlOf(call.path), init);
          return `${call.name} ${type} ${status}`;
        }),
      ),
    );
    const isUnread = (answer: string) =>
      / (400|401|415)$/.test(answer) || (BY_MAIL.test(answer) && answer.endsWith(' 422'));
    expect(answers.filter((answer) => !isUnread(answer))).toEqual([]);
    expect(await tableHashes(app.query)).toEqual(before);
  });

  it('nor by one that it must ask for: the question is answered without leave', async () => {
    const asked = await Promise.all(
      writes.map(async ({ call }) => {
        const headers = {
          origin: 'https://evil.test',
          'access-control-request-method': call.method,
          'access-control-request-headers': 'authorization,content-type',
        };
        const answer = await fetch(urlOf(call.path), { method: 'OPTIONS', headers });
        return Array.from(answer.headers.keys()).filter((name) => name.startsWith('access-control-'));
      }),
    );
    expect(asked.flat()).toEqual([]);
  });

  it('since no cookie, no client certificate and no password of the browser stands for a person', async () => {
    const all = sources(/^(contract|src|sw|server)\/.*(?<!\.test)\.tsx?$/);
    expect(all.length).toBeGreaterThan(100);
    // The one cookie says which language the page is wanted in; the server reads it for pages alone.
    const [cookie, ...others] = all.filter(({ text }) => text.includes('document.cookie ='));
    expect([cookie?.path, others]).toEqual(['src/platform/language-cookie.ts', []]);
    expect(cookie?.text.match(/document\.cookie = `\w+/g)).toEqual(['document.cookie = `language']);
    const texts = all.filter(({ path }) => path !== cookie?.path);
    const ambient =
      /document\.cookie|set-cookie|setCookie|credentials: 'include'|\.headers\.cookie|sessionStorage.*token/gi;
    expect(occurrences(ambient, texts)).toEqual([]);
    for (const authorization of ['Basic YWRtaW46YWRtaW4=', 'Digest username="admin"', 'Negotiate x', 'Cookie x']) {
      const answer = await fetch(`${app.url}/api/account`, {
        headers: { authorization, cookie: 'session=x; token=x' },
      });
      // Any other scheme would make the browser ask for a password, and send it by itself from then on.
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    }
  });
});

describe('S39 no trick with its origin lets a page in', () => {
  it.each([
    'null',
    'NULL',
    'https://relief.example.org.evil.test',
    'https://reliefXexample.org',
    'https://relief.example.org%60.evil.test',
    'https://relief.example.org:443',
    'https://relief.example.org:0',
    'http://relief.example.org',
    'https://sub.relief.example.org',
    'https://relief.example.org@evil.test',
    'https://evil.test#https://relief.example.org',
    'https://evil.test/https://relief.example.org',
    'https://relief.example.org, https://evil.test',
    'https://relief.example.org https://evil.test',
    'file://',
    'https://',
    'relief.example.org',
    '*',
    'chrome-extension://abcdefghijklmnop',
  ])('%s', async (origin) => {
    // The ledger is for anybody's page to check, and shows the same to all.
    for (const { call } of describedCalls.filter(({ call: { path } }) => !path.startsWith(LEDGER_PREFIX))) {
      const answer = await fetch(urlOf(call.path), { method: call.method, headers: { origin } });
      const told = Array.from(answer.headers).filter(([name]) => name.startsWith('access-control-'));
      expect([call.name, told]).toEqual([call.name, []]);
      await answer.arrayBuffer();
    }
  });
});
