import { gzipSync } from 'node:zlib';
import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { object } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { batchItemSchema, deliverOutbox } from '../../contract/calls/outbox.ts';
import { limits } from '../../contract/limits.ts';
import { worstBodies } from '../../tests/support/security/worst-bodies.ts';
import { batchItem, report } from '../../tests/support/server/bodies.ts';
import { ask, post } from '../../tests/support/server/http.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';
import { parseJson } from '../http/parse-json.ts';
import { wrongFields } from '../intake/wrong-fields.ts';
import { routes } from '../routes/routes.ts';

/** Milliseconds of processor that a body may cost that is refused in the end. */
const COST_MS = 250;
/** What it may take of memory, whatever becomes of it. */
const HEAP_BYTES = 64 * 1024 * 1024;
/** A collection of garbage that others made is no cost of this body: it does not come three times. */
const TRIES = 3;

function costMs(work: () => unknown): number {
  let least = Infinity;
  for (let attempt = 0; attempt < TRIES && least > COST_MS; attempt += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

const calls = routes.flatMap(({ call, body }) =>
  body === undefined || call.body === undefined ? [] : [{ name: call.name, schema: call.body, rule: body }],
);

describe('the worst body that a call lets in', () => {
  it.each(calls)('$name: is refused for little', ({ schema, rule }) => {
    const dear = worstBodies(schema, rule.bytes).flatMap(({ name, text }) => {
      const bytes = Buffer.from(text);
      const ms = costMs(() => {
        const parsed = parseJson(bytes, rule.parts);
        if (parsed.ok) wrongFields(schema, parsed.value);
      });
      return ms > COST_MS ? [`${name}: ${ms.toFixed(0)} ms`] : [];
    });
    expect(dear).toEqual([]);
  });

  it('a list that is too long is refused before anything in it is looked at', () => {
    const looked: number[] = [];
    const items = Array.from({ length: limits.batchItems + 1 }, (_, index) => ({
      get id() {
        return looked.push(index);
      },
    }));
    expect(wrongFields(deliverOutbox.body, { items, digest: 'x' })).toEqual({ items: 'too many' });
    expect(looked).toEqual([]);
  });
});

describe('what a body becomes', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heapBytes = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const largest = routes.find(({ call }) => call.name === deliverOutbox.name)?.body;

  it.each(worstBodies(object({}), largest?.bytes ?? 0))('takes little memory: $name', ({ text }) => {
    const bytes = Buffer.from(text);
    const before = heapBytes();
    const parsed = parseJson(bytes, largest?.parts ?? 0);
    const added = heapBytes() - before;
    expect(added).toBeLessThan(HEAP_BYTES);
    // Alive until it is measured.
    expect(parsed).toHaveProperty('ok');
  });
});

describe('the worst batch', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(sharedPostgres('embedded'));
  });
  afterAll(() => app.close());

  it('of as many wrong items as it may hold is answered item by item', async () => {
    const wrong: unknown[] = [[], null, 1, 'x', {}, { id: 7 }, { id: 'x', call: 'x', digest: 'x', body: {}, y: 1 }];
    const items = Array.from({ length: limits.batchItems }, (_, index) => wrong[index % wrong.length]);
    const { status, json } = await post(`${app.url}/api/outbox`, { items });
    const answers = json['answers'] as { status: number }[];
    expect([status, answers.length, ...new Set(answers.map((answer) => answer.status))]).toEqual([200, 1000, 400]);
  });

  it('of a million that unpack from 4 kB is refused as a whole', async () => {
    const packed = gzipSync(`{"items":[${Array(1_300_000).fill('[]').join(',')}]}`);
    expect(packed.length).toBeLessThan(8_000);
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const { status, json } = await ask(`${app.url}/api/outbox`, { method: 'POST', headers, body: packed });
    expect([status, json['kind']]).toEqual([413, 'too-large']);
  });

  it('a wrong member in the envelope of one item fails that item alone', async () => {
    const good = batchItem(randomUUID(), 'reportDisaster', report);
    const extra = { ...batchItem(randomUUID(), 'reportDisaster', report), priority: 'high' };
    const { digest: _, ...without } = batchItem(randomUUID(), 'reportDisaster', report);
    const nameless = { ...batchItem(randomUUID(), 'reportDisaster', report), id: 7 };
    const { status, json } = await post(`${app.url}/api/outbox`, { items: [extra, good, without, nameless] });
    expect(status).toBe(200);
    expect(json['answers']).toMatchObject([
      { id: extra.id, status: 400, body: { kind: 'malformed', fields: { priority: 'unknown field' } } },
      { id: good.id, status: 201 },
      { id: without.id, status: 400, body: { fields: { digest: 'required, here or for the whole batch' } } },
      { id: '', status: 400, body: { fields: { id: 'not valid' } } },
    ]);
    expect(await app.query('SELECT id FROM receipts')).toEqual([{ id: good.id }]);
  });

  it('and the digest of the batch counts its body too', async () => {
    const { sha256 } = await import('../intake/check-item.ts');
    const [good, extra] = [
      batchItem(randomUUID(), 'reportDisaster', report),
      batchItem(randomUUID(), 'reportDisaster', report),
    ];
    const items = [good, { ...extra, priority: 'high' }].map(({ digest: _, ...item }) => item);
    const digest = sha256(good.digest + extra.digest);
    const { json } = await post(`${app.url}/api/outbox`, { digest, items });
    expect(json['answers']).toMatchObject([{ status: 201 }, { status: 400 }]);
    expect(wrongFields(batchItemSchema, items[1])).toEqual({ priority: 'unknown field' });
  });
});
