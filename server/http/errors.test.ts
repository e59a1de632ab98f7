import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { is } from 'valibot';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { failureSchema } from '../../contract/entities/receipt.ts';
import { aid } from '../../tests/support/server/bodies.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { post } from '../../tests/support/server/http.ts';
import { multiply } from '../../tests/support/server/multiply.ts';
import { settleChanges } from '../../tests/support/server/settle-changes.ts';

afterEach(() => vi.restoreAllMocks());

onEmbeddedPostgres('a compressed list whose second page cannot be read', (app) => {
  const ask = (encoding?: string) =>
    app().app.inject({ url: '/api/aid/all', headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

  /** Every question for a page behind the first fails so. */
  function failLater(code: string): void {
    const { pool } = app();
    const query = pool.query.bind(pool) as (...all: unknown[]) => unknown;
    const failing = (...all: unknown[]): unknown => {
      const { name } = all[0] as { name?: string };
      return name?.endsWith('-next') === true
        ? Promise.reject(Object.assign(new Error('no second page'), { code }))
        : query(...all);
    };
    vi.spyOn(pool, 'query').mockImplementation(failing);
  }

  beforeAll(async () => {
    await post(`${app().url}/api/aid/create`, aid, randomUUID());
    await multiply(app(), 'aid_requests', 300);
    await settleChanges(app());
  });

  it.each([
    ['the database is going away', '57P01', 503, 'busy'],
    ['our question is wrong', '42703', 500, 'internal'],
  ])('is answered in words that any client can read: %s', async (_, code, status, kind) => {
    const whole = await ask('gzip');
    expect([whole.statusCode, whole.headers['content-encoding'], whole.headers.etag]).toEqual([
      200,
      'gzip',
      expect.any(String),
    ]);
    expect(JSON.parse(gunzipSync(whole.rawPayload).toString())).toMatchObject({ success: true });

    failLater(code);
    const answer = await ask('gzip');
    expect(answer.statusCode).toBe(status);
    expect(is(failureSchema, answer.json())).toBe(true);
    expect(answer.json()).toMatchObject({ success: false, kind });
    const { 'content-encoding': encoding, etag, 'transfer-encoding': transfer, ...headers } = answer.headers;
    expect([encoding, etag, transfer]).toEqual([undefined, undefined, undefined]);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(answer.rawPayload.length),
      'cache-control': 'no-store',
      vary: 'accept-encoding',
    });
    // A real connection says the same: what Node itself had noted is gone too.
    const read = await fetch(`${app().url}/api/aid/all`, { headers: { 'accept-encoding': 'gzip' } });
    expect([read.status, await read.json()]).toMatchObject([status, { kind }]);
  });
});
