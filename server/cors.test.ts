import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedPostgres, type SharedPostgres } from '../tests/support/shared-postgres.ts';
import { report } from '../tests/support/server/bodies.ts';
import { ask, type Answer } from '../tests/support/server/http.ts';
import { startApp, type TestApp } from '../tests/support/server/start-app.ts';

const origin = 'https://relief.example.org';
let postgres: SharedPostgres;
let app: TestApp;
let closed: TestApp;

beforeAll(async () => {
  postgres = sharedPostgres('embedded');
  app = await startApp(postgres, { appOrigins: [origin, 'http://192.168.1.7:8080'] });
  closed = await startApp(postgres);
});

afterAll(async () => {
  await app.close();
  await closed.close();
});

function preflight(url: string, from: string, wanted = 'content-type,content-encoding'): Promise<Answer> {
  const headers = { origin: from, 'access-control-request-method': 'POST', 'access-control-request-headers': wanted };
  return ask(`${url}/api/outbox`, { method: 'OPTIONS', headers });
}

function corsHeaders({ headers }: Answer): string[] {
  return Array.from(headers.keys()).filter((name) => name.startsWith('access-control-'));
}

describe('S39', () => {
  it('lets in exactly the origins that it was told, each under its own name', async () => {
    for (const from of [origin, 'http://192.168.1.7:8080']) {
      for (const answer of [
        await preflight(app.url, from),
        await ask(`${app.url}/api/health`, { headers: { origin: from } }),
      ]) {
        expect(answer.status).toBeLessThan(300);
        expect(answer.headers.get('access-control-allow-origin')).toBe(from);
        expect(answer.headers.get('vary')?.toLowerCase()).toContain('origin');
        expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
        expect(answer.headers.get('strict-transport-security')).not.toBeNull();
      }
    }
  });

  it.each([
    'null',
    'http://relief.example.org',
    'https://relief.example.org:8443',
    'https://relief.example.org.evil.test',
    'https://evilrelief.example.org',
    'https://a.relief.example.org',
    'https://example.org',
    'https://RELIEF.example.org',
    'https://relief.example.org/',
    '*',
  ])('tells %s nothing', async (from) => {
    const asked = await preflight(app.url, from);
    expect([asked.status, corsHeaders(asked)]).toEqual([405, []]);
    const read = await ask(`${app.url}/api/health`, { headers: { origin: from } });
    expect([read.status, corsHeaders(read)]).toEqual([200, []]);
  });

  it('tells nobody anything where no origin was set', async () => {
    const asked = await preflight(closed.url, origin);
    expect([asked.status, corsHeaders(asked)]).toEqual([405, []]);
    expect(corsHeaders(await ask(`${closed.url}/api/health`, { headers: { origin } }))).toEqual([]);
  });

  it('allows what the app sends and no other header, and is asked once in two hours', async () => {
    const asked = await preflight(app.url, origin, 'content-type,cookie,x-evil');
    expect(asked.headers.get('access-control-allow-headers')?.split(', ').toSorted()).toEqual([
      'authorization',
      'content-encoding',
      'content-type',
      'idempotency-key',
      // By which photos come.
      'tus-resumable',
      'upload-checksum',
      'upload-length',
      'upload-metadata',
      'upload-offset',
      'x-claim-secret',
      'x-contract',
      'x-device-key',
      'x-http-method-override',
    ]);
    expect(asked.headers.get('access-control-allow-methods')?.split(', ').toSorted()).toEqual([
      'DELETE',
      'GET',
      'HEAD',
      'PATCH',
      'POST',
      'PUT',
    ]);
    expect(asked.headers.get('access-control-max-age')).toBe('7200');
  });

  it('shows the app the headers that it goes by, on refusals too', async () => {
    const wrong = { method: 'POST', headers: { origin, 'content-type': 'application/json' }, body: '{' };
    const key = { 'idempotency-key': randomUUID() };
    const right = { ...wrong, headers: { ...wrong.headers, ...key }, body: JSON.stringify(report) };
    for (const [call, status] of [
      [right, 201],
      [right, 201],
      [wrong, 400],
    ] as const) {
      const answer = await ask(`${app.url}/api/report/`, call);
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([status, origin]);
      const exposed = answer.headers.get('access-control-expose-headers')?.toLowerCase().split(', ').toSorted();
      expect(exposed).toEqual([
        'content-range',
        'date',
        'etag',
        'idempotent-replayed',
        'location',
        'retry-after',
        'tus-resumable',
        'upload-expires',
        'upload-length',
        'upload-offset',
        'x-contract',
        'x-server-epoch',
      ]);
    }
  });
});
