import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { is } from 'valibot';
import { expect, it } from 'vitest';
import { canonicalJson, type Json } from '../contract/base/canonical-json.ts';
import { hasVisibleText } from '../contract/base/text.ts';
import type { ItemAnswer } from '../contract/calls/outbox.ts';
import { failureSchema } from '../contract/entities/receipt.ts';
import { limits } from '../contract/limits.ts';
import { sendRaw, type RawAnswer } from '../tests/support/raw-http.ts';
import { aid, batchItem, digestOf, report } from '../tests/support/server/bodies.ts';
import { onEmbeddedPostgres } from '../tests/support/server/each-postgres.ts';
import { ask, post } from '../tests/support/server/http.ts';
import { fc } from '../tests/support/property.ts';

const SECRETS = /node_modules|SELECT|INSERT|\.ts:|\.js:|at Object|postgres/i;

function expectRefusal({ status, body, headers }: RawAnswer): void {
  expect(status, body).toBeGreaterThanOrEqual(400);
  expect(status, body).toBeLessThan(500);
  expect(is(failureSchema, JSON.parse(body)), body).toBe(true);
  expect(body).not.toMatch(SECRETS);
  for (const name of [
    'x-content-type-options',
    'content-security-policy',
    'strict-transport-security',
    'permissions-policy',
    'referrer-policy',
  ]) {
    expect([name, headers.get(name)]).not.toEqual([name, undefined]);
  }
  expect(headers.has('access-control-allow-origin')).toBe(false);
}

onEmbeddedPostgres('broken input', (app) => {
  const count = async () => {
    const [row] = await app().query<{ rows: number }>(
      'SELECT ((SELECT count(*) FROM reports) + (SELECT count(*) FROM aid_requests) + (SELECT count(*) FROM receipts))::int AS rows',
    );
    return row?.rows;
  };
  const raw = (path: string, headers: Record<string, string | number>, body: string | Buffer, half = false) => {
    const lines = Object.entries({ host: 'x', connection: 'close', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    return sendRaw(
      app().port,
      Buffer.concat([Buffer.from([`POST ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n')), Buffer.from(body)]),
      { half },
    );
  };
  const sendJson = (path: string, body: string | Buffer, headers: Record<string, string | number> = {}) =>
    raw(path, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers }, body);
  const expectRefused = async (answers: Promise<RawAnswer[]>, kind: string) => {
    const before = await count();
    const [answer] = await answers;
    if (answer === undefined) throw new Error('no answer');
    expectRefusal(answer);
    expect(JSON.parse(answer.body)).toMatchObject({ kind });
    expect(await count()).toBe(before);
  };
  const whole = JSON.stringify(report);

  it.each<[string, string | Buffer]>([
    ['nothing', ''],
    ['two byte order marks', `\uFEFF\uFEFF${whole}`],
    ['a byte order mark and nothing', '\uFEFF'],
    ['a byte order mark within', whole.replace('{', '{\uFEFF')],
    ['UTF-16', Buffer.from(whole, 'utf16le')],
    [
      'bytes that are not UTF-8',
      Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')]),
    ],
    [
      'a lone surrogate in raw bytes',
      Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('"}')]),
    ],
    ['trailing garbage', `${whole}x`],
    ['two values', `${whole}${whole}`],
    ['single quotes', `{'a':1}`],
    ['NaN', '{"peopleAffected":NaN}'],
    ['a repeated member', whole.replace('{', '{"name":"Mallory",')],
    ['a repeated member in an escape', whole.replace('{', '{"n\\u0061me":"Mallory",')],
    ['__proto__', whole.replace('{', '{"__proto__":{"status":"approved"},')],
    ['10,000 levels', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['21 levels', `${'{"a":'.repeat(21)}1${'}'.repeat(21)}`],
  ])('refuses %s as malformed', async (_, body) => {
    await expectRefused(sendJson('/api/report/', body), 'malformed');
  });

  it.each([
    ['a number that is too large', whole.replace('12.97161', '1e999')],
    ['a lone surrogate', whole.replace('Meera', '\\ud800')],
    ['U+0000', whole.replace('Meera', '\\u0000')],
    ['latitude 91', whole.replace('12.97161', '91')],
    ['digits of another script', whole.replace('77.59456', '७७')],
    ['hexadecimal', whole.replace('77.59456', '0x10')],
    ['a name that is a number', whole.replace('"Meera"', '7')],
    ['only blanks', whole.replace('Meera', ' \\n')],
    ['a list', '[]'],
    ['null', 'null'],
    ['constructor', whole.replace('{', '{"constructor":{"prototype":{"x":1}},')],
    ['our own columns', whole.replace('{', '{"status":"approved","owner":"me","verified":true,')],
  ])('refuses %s as invalid', async (_, body) => {
    await expectRefused(sendJson('/api/report/', body), 'invalid');
  });

  it('reads over a byte order mark before a body, alone and in a batch, and keeps what came without it', async () => {
    const [alone, inBatch, packed] = [randomUUID(), randomUUID(), randomUUID()];
    const marked = (body: object) => Buffer.from(`\uFEFF${JSON.stringify(body)}`);
    const items = (id: string) => marked({ items: [batchItem(id, 'reportDisaster', report)] });
    const answers = [
      await sendJson('/api/report/', marked(report), { 'idempotency-key': alone }),
      await sendJson('/api/outbox', items(inBatch)),
      await sendJson('/api/outbox', gzipSync(items(packed)), { 'content-encoding': 'gzip' }),
    ];
    expect(answers.map(([answer]) => answer?.status)).toEqual([201, 200, 200]);
    const { rows } = await app().pool.query<{ body: string }>('SELECT body FROM reports WHERE id = ANY ($1)', [
      [alone, inBatch, packed],
    ]);
    expect(rows.map(({ body }) => body)).toEqual(Array(3).fill(canonicalJson(report)));
    // The same item without the mark is the same item.
    expect((await post(`${app().url}/api/report/`, report, alone)).status).toBe(201);
  });

  it('names each wrong field by its contract name', async () => {
    const { status, json } = await post(`${app().url}/api/aid/create`, {
      ...aid,
      deadline: '2026-02-30',
      requirements: [
        { type: '', quantity: 2 ** 53, urgent: 'yes' },
        { type: 'Food', quantity: '1', cost: 5 },
      ],
    });
    expect([status, json['fields']]).toEqual([
      422,
      {
        deadline: 'a day that exists',
        'requirements.0.type': 'required',
        'requirements.0.quantity': 'a number that keeps its digits',
        'requirements.0.urgent': 'true or false',
        'requirements.1.cost': 'unknown field',
      },
    ]);
  });

  it('refuses other types, encodings and character sets', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=latin1',
      'application/jsonx',
      '"',
    ]) {
      await expectRefused(sendJson('/api/report/', whole, { 'content-type': type }), 'unsupported');
    }
    await expectRefused(raw('/api/report/', { 'content-length': whole.length }, whole), 'unsupported');
    await expectRefused(sendJson('/api/report/', gzipSync(whole), { 'content-encoding': 'gzip' }), 'unsupported');
    await expectRefused(sendJson('/api/outbox', whole, { 'content-encoding': 'br' }), 'unsupported');
  });

  it('stops at the limits: a large body, a gzip bomb, too many parts', async () => {
    const large = JSON.stringify({ ...report, description: 'x'.repeat(limits.itemBytes) });
    await expectRefused(sendJson('/api/report/', large), 'too-large');
    await expectRefused(
      raw(
        '/api/report/',
        { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
        `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`,
      ),
      'too-large',
    );
    const bomb = gzipSync(`"${'x'.repeat(200 * 1024 * 1024)}"`);
    const before = process.memoryUsage().rss;
    await expectRefused(sendJson('/api/outbox', bomb, { 'content-encoding': 'gzip' }), 'too-large');
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
    await expectRefused(
      sendJson('/api/report/', JSON.stringify({ ...report, x: Array.from({ length: 50_000 }, () => ({})) })),
      'too-large',
    );
  });

  it('refuses gzip that is broken or cut off at any place', async () => {
    const packed = gzipSync(JSON.stringify({ items: [batchItem(randomUUID(), 'reportDisaster', report)] }));
    for (let end = 1; end < packed.length; end += 17) {
      await expectRefused(
        sendJson('/api/outbox', packed.subarray(0, end), { 'content-encoding': 'gzip' }),
        'malformed',
      );
    }
    await expectRefused(sendJson('/api/outbox', whole, { 'content-encoding': 'gzip' }), 'malformed');
  });

  it('stores nothing when the length is a lie, and the connection stays sane', async () => {
    const before = await count();
    const promised = { 'content-type': 'application/json', 'content-length': whole.length + 50 };
    const shorter = await raw('/api/report/', promised, whole, true);
    const longer = await raw(
      '/api/report/',
      { 'content-type': 'application/json', 'content-length': whole.length - 5, connection: 'keep-alive' },
      whole,
    );
    for (const answers of [shorter, longer]) for (const answer of answers) expectRefusal(answer);
    expect(longer.length).toBeGreaterThan(0);
    expect(await count()).toBe(before);
    const twice = `POST /api/report/ HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nabcdef`;
    for (const answer of await sendRaw(app().port, twice)) expectRefusal(answer);
  });

  it('answers what is not even HTTP, in our form and with our headers', async () => {
    for (const bytes of [
      '\0\0\0',
      'GARBAGE / HTTP/9\r\n\r\n',
      `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`,
      'GET /%ZZ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    ]) {
      const answers = await sendRaw(app().port, bytes);
      expect(answers).toHaveLength(1);
      answers.forEach(expectRefusal);
    }
  });

  it('answers two idempotency keys in one request with malformed', async () => {
    const head = `POST /api/report/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(whole)}\r\n`;
    const keys = `idempotency-key: ${randomUUID()}\r\nidempotency-key: ${randomUUID()}\r\n\r\n`;
    await expectRefused(sendRaw(app().port, head + keys + whole), 'malformed');
  });

  it('holds for bodies cut at every byte', async () => {
    const before = await count();
    for (let end = 0; end < whole.length; end += 3) {
      const answer = await post(`${app().url}/api/report/`, whole.slice(0, end), randomUUID());
      expect([answer.status, answer.json['kind']]).toEqual([400, 'malformed']);
    }
    expect(await count()).toBe(before);
  });

  it('holds for any JSON in any place: never a 5xx, and stored only what the answer says', async () => {
    const field = fc.constantFrom(...Object.keys(report), ...Object.keys(aid), 'constructor', 'toString', 'x');
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.string({ unit: 'binary' }),
      fc.double(),
      fc.constant(null),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('report/', 'aid/create'), field, value, async (path, name, replaced) => {
        const id = randomUUID();
        const body = { ...(path === 'report/' ? report : aid), [name]: replaced };
        const text = JSON.stringify(body);
        const answer = await post(`${app().url}/api/${path}`, text, id);
        const table = path === 'report/' ? 'reports' : 'aid_requests';
        const { rows } = await app().pool.query<{ body: string }>(`SELECT body FROM ${table} WHERE id = $1`, [id]);
        if (answer.status === 201) return rows[0]?.body === canonicalJson(JSON.parse(text) as Json);
        expectRefusal({
          status: answer.status,
          body: answer.text,
          headers: answer.headers as unknown as ReadonlyMap<string, string>,
        });
        return rows.length === 0;
      }),
      { numRuns: 300 },
    );
  });

  it('holds for any envelope of a batch', async () => {
    const item = fc.record({
      id: fc.oneof(fc.uuid({ version: 4 }), fc.string()),
      call: fc.oneof(fc.constantFrom('reportDisaster', 'requestAid', 'deliverOutbox', '__proto__'), fc.string()),
      digest: fc.oneof(fc.constant(digestOf(report)), fc.string()),
      body: fc.oneof(fc.constant(report as Json), fc.jsonValue({ maxDepth: 2 })),
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.array(item, { minLength: 1, maxLength: 6 }), fc.jsonValue()), async (items) => {
        const answer = await post(`${app().url}/api/outbox`, { items });
        if (answer.status !== 200) return answer.status < 500;
        const answers = answer.json['answers'] as ItemAnswer[];
        const stored = answers.filter(({ status }) => status === 201).map(({ id }) => id);
        const { rows } = await app().pool.query('SELECT id FROM receipts WHERE id = ANY ($1)', [stored]);
        return answers.length === (items as unknown[]).length && rows.length === new Set(stored).size;
      }),
      { numRuns: 200 },
    );
  });

  it('keeps any text and number byte for byte, alone and in a batch', async () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
      .filter((said) => hasVisibleText(said) && !said.includes('\0'));
    const body = fc.record({
      disasterType: fc.constantFrom('flood', 'other'),
      severity: fc.constantFrom('mild', 'critical'),
      location: fc.record({
        lati: fc.double({ min: -90, max: 90, noNaN: true }),
        long: fc.double({ min: -180, max: 180, noNaN: true }),
      }),
      address: text,
      description: text,
      name: text,
      contactNumber: text,
      peopleAffected: fc.integer({ min: 0, max: limits.peopleAffected }),
    });
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const [alone, inBatch] = [randomUUID(), randomUUID()];
        const single = await post(`${app().url}/api/report/`, sent, alone);
        const batch = await post(`${app().url}/api/outbox`, { items: [batchItem(inBatch, 'reportDisaster', sent)] });
        const { rows } = await app().pool.query<{ body: string }>('SELECT body FROM reports WHERE id = ANY ($1)', [
          [alone, inBatch],
        ]);
        expect([single.status, batch.status]).toEqual([201, 200]);
        expect(rows.map((row) => row.body)).toEqual([canonicalJson(sent), canonicalJson(sent)]);
      }),
      { numRuns: 150 },
    );
  });

  it('takes what holds up a parser that looks for words: long runs without a blank, tags that never end', async () => {
    const full = (run: string) => `hangar ${run.repeat(Math.floor((limits.descriptionCharacters - 7) / run.length))}`;
    const runs = ['1e', '1-', 'a.', 'a@', '<!-- ', '\uffff', '🏚️', '7e99 '];
    // Together they would be stopped by the database's own time for a statement.
    const bodies = [...runs, ...Array<string>(6).fill('a_')].map((run) => ({ ...report, description: full(run) }));
    const items = bodies.map((body) => batchItem(randomUUID(), 'reportDisaster', body));
    const { status, json } = await post(`${app().url}/api/outbox`, { items });
    expect(status).toBe(200);
    expect((json['answers'] as ItemAnswer[]).map((answer) => answer.status)).toEqual(items.map(() => 201));
    const found = await app().query(
      `SELECT id FROM reports WHERE id = ANY ($1) AND search @@ to_tsquery('simple', 'hangar')`,
      [items.map(({ id }) => id)],
    );
    expect(found).toHaveLength(items.length);
  });

  it('logs one JSON line for each request, with nothing of what people wrote', async () => {
    const before = app().log.length;
    const marked = { ...report, name: 'LOGMARK\r\n{"level":60}\u001b[31m', extra: 'LOGMARK' };
    await post(`${app().url}/api/report/?q=LOGMARK`, marked, randomUUID());
    await ask(`${app().url}/LOGMARK%0d%0a`, { headers: { 'user-agent': 'LOGMARK' } });
    const lines = app().log.slice(before);
    expect(lines).toHaveLength(2);
    expect(JSON.stringify(lines)).not.toContain('LOGMARK');
    expect(lines[0]).toMatchObject({
      method: 'POST',
      route: '/api/report/',
      status: 422,
      requestId: expect.any(String),
      ms: expect.any(Number),
    });
  });

  it('is still well after all of it', async () => {
    expect((await ask(`${app().url}/api/health`)).json).toMatchObject({ success: true, status: 'ok' });
    expect((await post(`${app().url}/api/report/`, report, randomUUID())).status).toBe(201);
    expect(app().log.filter((line) => line['level'] === 50)).toEqual([]);
  });
});
