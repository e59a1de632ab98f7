import { createHash, randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { canonicalJson } from '../contract/base/canonical-json.ts';
import type { ItemAnswer } from '../contract/calls/outbox.ts';
import { aid, batchItem, digestOf, report } from '../tests/support/server/bodies.ts';
import { onEmbeddedPostgres } from '../tests/support/server/each-postgres.ts';
import { ask, post } from '../tests/support/server/http.ts';
import { fc } from '../tests/support/property.ts';

type Item = ReturnType<typeof batchItem>;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const batchDigest = (items: readonly Item[]) => sha256(items.map(({ digest }) => digest).join(''));
const bare = ({ id, call, body }: Item) => ({ id, call, body });
const someItems = (count: number): Item[] =>
  Array.from({ length: count }, (_, index) =>
    index % 2 === 0
      ? batchItem(randomUUID(), 'reportDisaster', { ...report, name: `Meera ${index}` })
      : batchItem(randomUUID(), 'requestAid', { ...aid, name: `Ravi ${index}` }),
  );

onEmbeddedPostgres('the digest of a batch', (app) => {
  const send = (body: unknown) => post(`${app().url}/api/outbox`, body);
  const kept = async (items: readonly { id: string }[]) =>
    app().query<{ id: string }>('SELECT id FROM receipts WHERE id = ANY ($1)', [items.map(({ id }) => id)]);

  it('stands for those of its items, which keep their own bytes and get receipts over them', async () => {
    const items = someItems(600);
    const body = JSON.stringify({ items: items.map(bare), digest: batchDigest(items) });
    const answer = await ask(`${app().url}/api/outbox`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: gzipSync(body),
    });
    const answers = answer.json['answers'] as ItemAnswer[];
    expect(answers.map(({ id, status }) => [id, status])).toEqual(items.map(({ id }) => [id, 201]));
    expect(answers.map((item) => ('receipt' in item.body ? item.body.receipt?.digest : undefined))).toEqual(
      items.map(({ digest }) => digest),
    );
    const rows = await app().query<{ id: string; body: string }>(
      `SELECT id, body FROM reports WHERE id = ANY ($1) UNION ALL SELECT id, body FROM aid_requests WHERE id = ANY ($1)`,
      [items.map(({ id }) => id)],
    );
    expect(new Map(rows.map((row) => [row.id, row.body]))).toEqual(
      new Map(items.map((item) => [item.id, canonicalJson(item.body)])),
    );
  });

  it('replays what came with digests of its own, and the other way round', async () => {
    const items = someItems(4);
    const [old, young] = [items.slice(0, 2), items.slice(2)];
    await send({ items: old });
    await send({ items: young.map(bare), digest: batchDigest(young) });
    const again = [await send({ items: old.map(bare), digest: batchDigest(old) }), await send({ items: young })];
    const answers = again.flatMap(({ json }) => json['answers'] as ItemAnswer[]);
    expect(answers.map(({ status, replayed }) => [status, replayed])).toEqual(items.map(() => [201, true]));
    expect(await kept(items)).toHaveLength(4);
  });

  it('may stand beside digests of the items; then a wrong one fails for its item alone', async () => {
    const items = someItems(3);
    const [first, second, third] = items as [Item, Item, Item];
    const mixed = [first, bare(second), { ...third, digest: digestOf('other') }];
    const { status, json } = await send({ items: mixed, digest: batchDigest(items) });
    const answers = json['answers'] as ItemAnswer[];
    expect([status, ...answers.map((answer) => answer.status)]).toEqual([200, 201, 201, 400]);
    expect((await kept(items)).map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted());
  });

  it('says nothing about what an item is: each is still judged by itself', async () => {
    const items = [
      ...someItems(1),
      batchItem(randomUUID(), 'reportDisaster', { ...report, severity: 'unheard of' }),
      batchItem('no-id', 'reportDisaster', report),
      batchItem(randomUUID(), 'reportDisaster', { ...report, description: 'x'.repeat(300_000) }),
    ];
    const { json } = await send({ items: items.map(bare), digest: batchDigest(items) });
    expect((json['answers'] as ItemAnswer[]).map(({ status }) => status)).toEqual([201, 422, 400, 413]);
  });

  const items = someItems(3);
  const right = batchDigest(items);
  const [first, second, third] = items.map(bare) as [object, object, object];
  const changed = { ...second, body: { ...aid, name: 'Ravi 1 ' } };
  it.each([
    ['is that of the items in another order', { items: [second, first, third], digest: right }],
    ['is that of one item less', { items: [first, second], digest: right }],
    ['is that of one item more', { items: [first, second, third, third], digest: right }],
    ['is that of another body', { items: [first, changed, third], digest: right }],
    ['covers items that all have right ones of their own', { items, digest: sha256('') }],
    ['is in capitals', { items: [first, second, third], digest: right.toUpperCase() }],
    ['is cut', { items: [first, second, third], digest: right.slice(0, 63) }],
    ['is empty', { items: [first, second, third], digest: '' }],
    ['is none', { items: [first, second, third], digest: null }, true],
    ['is a number', { items: [first, second, third], digest: 5 }, true],
    [
      'is over raw bytes instead of hexadecimal text',
      {
        items: [first, second, third],
        digest: createHash('sha256')
          .update(Buffer.concat(items.map(({ digest }) => Buffer.from(digest, 'hex'))))
          .digest('hex'),
      },
    ],
    ['covers half a character', `{"items":[{"id":"x","call":"reportDisaster","body":"\\ud800"}],"digest":"${right}"}`],
  ])('refuses the whole batch when it %s', async (_name, body, isForm = false) => {
    const answer = await send(body);
    expect([answer.status, answer.json['kind']]).toEqual([400, 'malformed']);
    expect(answer.json['message']).toBe(
      isForm
        ? 'The batch is not in the form that this server takes.'
        : 'The digest does not match the items of the batch.',
    );
    expect(await kept(items)).toEqual([]);
  });

  it('where it is missing, an item without one of its own fails alone', async () => {
    const [one, two, three] = someItems(3) as [Item, Item, Item];
    const { json } = await send({ items: [one, bare(two), three] });
    expect(json['answers']).toMatchObject([
      { status: 201 },
      { id: two.id, status: 400, body: { fields: { digest: 'required, here or for the whole batch' } } },
      { status: 201 },
    ]);
    expect(await kept([two])).toEqual([]);
  });

  it('meets every single changed character of a body', async () => {
    const item = batchItem(randomUUID(), 'reportDisaster', report);
    const text = canonicalJson(report);
    const place = fc.integer({ min: 0, max: text.length - 1 });
    await fc.assert(
      fc.asyncProperty(place, fc.constantFrom('a', '0', ' ', '"', '}'), async (at, character) => {
        fc.pre(text[at] !== character);
        const damaged = `${text.slice(0, at)}${character}${text.slice(at + 1)}`;
        const sent = `{"items":[{"id":"${item.id}","call":"reportDisaster","body":${damaged}}],"digest":"${batchDigest([item])}"}`;
        expect((await send(sent)).status).toBe(400);
      }),
      { numRuns: 200 },
    );
    expect(await kept([item])).toEqual([]);
  });
});
