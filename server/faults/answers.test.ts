import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { is } from 'valibot';
import { afterAll, expect, it } from 'vitest';
import type { ItemAnswer } from '../../contract/calls/outbox.ts';
import { failureSchema } from '../../contract/entities/receipt.ts';
import { limits } from '../../contract/limits.ts';
import { aid, batchItem, report } from '../../tests/support/server/bodies.ts';
import { fc } from '../../tests/support/property.ts';
import { buildApp } from '../app.ts';
import { refusals } from '../refusal.ts';
import { noPayments } from '../../tests/support/server/no-payments.ts';
import { noPhotos } from '../../tests/support/server/no-photos.ts';
import { testAccounts } from '../../tests/support/server/test-accounts.ts';

/** What the database does at this moment, whatever it is asked. */
let failure: Error = new Error('not yet');
const fail = async () => {
  throw failure;
};
const app = await buildApp({
  services: {
    pool: { query: fail, connect: fail } as unknown as pg.Pool,
    clock: { now: () => 0 },
    version: '0',
    probe: fail,
    epoch: () => 'e',
    noteStored: () => undefined,
    noteAcknowledged: () => undefined,
    payments: noPayments,
    ...noPhotos,
    ...testAccounts,
    config: { emergencyNumber: '112', languages: ['en'], demo: false },
    onBug: () => undefined,
  },
  staticDirectory: '/nonexistent',
});
afterAll(() => app.close());

const WAITS = new Set([409, 429, 503]);
const SAYS_WHY = new Set([413, 422]);
const sentence = /^[A-Z].*\.$/;

const calls = [
  { method: 'POST', url: '/api/report/' },
  { method: 'POST', url: '/api/aid/create' },
  { method: 'POST', url: '/api/outbox' },
  { method: 'POST', url: '/api/receipts/verify' },
  { method: 'GET', url: '/api/aid/all' },
  { method: 'GET', url: '/api/health' },
  { method: 'GET', url: `/api/report/getdisaster/${randomUUID()}` },
] as const;

async function answerTo({ method, url }: (typeof calls)[number], body: unknown) {
  const { statusCode, headers, payload } = await app.inject({
    method,
    url,
    ...(method === 'GET' ? {} : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return {
    status: statusCode,
    retryAfter: headers['retry-after'],
    json: JSON.parse(payload) as Record<string, unknown>,
  };
}

/** R8, for the answer and for each item in it. Returns the statuses that were met. */
function mustKeepR8({ status, retryAfter, json }: Awaited<ReturnType<typeof answerTo>>): number[] {
  if (status >= 400) expect(is(failureSchema, json), JSON.stringify(json)).toBe(true);
  if (WAITS.has(status)) expect(String(retryAfter)).toMatch(/^[1-9]\d{0,3}$/);
  if (SAYS_WHY.has(status))
    expect([json['message'], json['kind']]).toEqual([expect.stringMatching(sentence), expect.any(String)]);
  const items = (json['answers'] ?? []) as ItemAnswer[];
  for (const item of items) {
    if (item.status >= 400) expect(is(failureSchema, item.body)).toBe(true);
    if (WAITS.has(item.status)) expect(item.retryAfter).toBeGreaterThan(0);
    if (SAYS_WHY.has(item.status)) expect(item.body.message).toMatch(sentence);
  }
  return [status, ...items.map((item) => item.status)];
}

function fromDatabase(code: string): Error {
  return Object.assign(new Error('from the database'), { code });
}

const sqlState = fc.oneof(
  fc.constantFrom(
    '08006',
    '25006',
    '40001',
    '40P01',
    '53100',
    '53200',
    '53300',
    '55P03',
    '57014',
    '57P01',
    '57P03',
    '58030',
    'XX000',
  ),
  fc.constantFrom('ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'),
  fc.stringMatching(/^[0-9A-Z]{5}$/),
);
const trouble = fc.oneof(
  sqlState.map(fromDatabase),
  fc
    .constantFrom('Connection terminated unexpectedly', 'timeout exceeded when trying to connect', 'a bug')
    .map((text) => new Error(text)),
);
const rightBody = {
  '/api/report/': report,
  '/api/aid/create': aid,
  '/api/outbox': {
    items: [batchItem(randomUUID(), 'reportDisaster', report), batchItem(randomUUID(), 'requestAid', aid)],
  },
  '/api/receipts/verify': { ids: [randomUUID()] },
} as Record<string, unknown>;

it('R8: whatever the database fails with, who has to wait is told how long', async () => {
  const met = new Set<number>();
  await fc.assert(
    fc.asyncProperty(trouble, fc.constantFrom(...calls), async (error, call) => {
      failure = error;
      const answer = await answerTo(call, rightBody[call.url]);
      expect(answer.status === 200 || answer.status >= 409).toBe(true);
      mustKeepR8(answer).forEach((status) => met.add(status));
    }),
    // One that the random ones may miss.
    { numRuns: 500, examples: [[fromDatabase('55P03'), calls[0]]] },
  );
  expect([...met]).toEqual(expect.arrayContaining([409, 500, 503]));
});

it('R8: whatever is wrong with a body, 413 and 422 carry a kind and a sentence', async () => {
  failure = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  const huge = fc
    .integer({ min: limits.itemBytes - 2_000, max: limits.itemBytes + 2_000 })
    .map((size) => 'x'.repeat(size));
  const value = fc.oneof({ weight: 9, arbitrary: fc.jsonValue() }, { weight: 1, arbitrary: huge });
  const body = fc.oneof(
    value,
    fc.record(Object.fromEntries(Object.keys(report).map((name) => [name, value])), { requiredKeys: [] }),
    fc.tuple(fc.constantFrom(...Object.keys(report)), value).map(([name, changed]) => ({ ...report, [name]: changed })),
  );
  const met = new Set<number>();
  await fc.assert(
    fc.asyncProperty(body, fc.constantFrom(...calls), async (content, call) => {
      const items = [
        batchItem(randomUUID(), 'reportDisaster', {}),
        { ...batchItem(randomUUID(), 'requestAid', {}), body: content },
      ];
      const sent =
        call.url === '/api/outbox' ? { items: items.map(({ digest: _, ...item }) => item), digest: 'x' } : content;
      mustKeepR8(await answerTo(call, sent)).forEach((status) => met.add(status));
    }),
    { numRuns: 400 },
  );
  expect([...met]).toEqual(expect.arrayContaining([413, 422, 503]));
});

it('R8: holds for every refusal that there is', () => {
  const all = Object.values({ ...refusals, slowDown: () => refusals.slowDown(7) }).map((make) =>
    (make as (argument: unknown) => ReturnType<typeof refusals.busy>)('Words.'),
  );
  expect(all.length).toBeGreaterThan(10);
  for (const refusal of all) {
    // Waiting changes nothing about somebody having been first.
    const waits = WAITS.has(refusal.status) && refusal.kind !== 'conflict';
    if (waits) expect(refusal.retryAfter).toBeGreaterThan(0);
    expect(refusal.message).toMatch(sentence);
  }
});
