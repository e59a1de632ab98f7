import { randomUUID } from 'node:crypto';
import { is } from 'valibot';
import { expect, it } from 'vitest';
import { listAid } from '../contract/calls/aid.ts';
import { limits } from '../contract/limits.ts';
import { onEmbeddedPostgres } from '../tests/support/server/each-postgres.ts';
import { aid } from '../tests/support/server/bodies.ts';
import { ask, post } from '../tests/support/server/http.ts';
import { multiply } from '../tests/support/server/multiply.ts';
import { settleChanges } from '../tests/support/server/settle-changes.ts';

const LIST = '/api/aid/all';

onEmbeddedPostgres('a list of section 7', (app) => {
  const read = async (query = '') => {
    const { json, headers } = await ask(`${app().url}${LIST}${query}`);
    expect(is(listAid.answers[200], json)).toBe(true);
    return { ids: (json['data'] as { _id: string }[]).map(({ _id }) => _id), next: json['next'], headers };
  };

  it('is whole, newest first, each record once, however many there are', async () => {
    const id = randomUUID();
    await post(`${app().url}/api/aid/create`, aid, id);
    // Two of each moment: the id decides among them.
    await multiply(app(), 'aid_requests', 2 * limits.listRecords);
    const kept = await app().query<{ id: string }>('SELECT id FROM aid_requests ORDER BY created_at DESC, id DESC');
    expect(kept).toHaveLength(2 * limits.listRecords + 1);
    const readers = await Promise.all([read(), read('?_=1'), read()]);
    for (const { ids, next } of readers) {
      expect(ids).toEqual(kept.map((row) => row.id));
      expect(next).toBeUndefined();
    }
    const parts = [await read('?limit=1')];
    while (parts.length < 3) parts.push(await read(`?cursor=${String(parts.at(-1)?.next)}`));
    expect(parts.at(-1)?.next).toBeUndefined();
    expect(parts.map(({ ids }) => ids.length)).toEqual([1, limits.listRecords, limits.listRecords]);
    expect(parts.flatMap(({ ids }) => ids)).toEqual(kept.map((row) => row.id));
    expect((await read(`?limit=7&cursor=${String(parts[0]?.next)}`)).ids).toHaveLength(7);
  });

  it('has a version for each of its parts', async () => {
    await settleChanges(app());
    const first = await read('?limit=5');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).not.toBe('');
    const status = async (query: string) => {
      const answer = await ask(`${app().url}${LIST}${query}`, { headers: { 'if-none-match': tag } });
      return answer.status;
    };
    const others = ['', '?limit=6', `?cursor=${String(first.next)}`];
    expect(await Promise.all(['?limit=5', ...others].map(status))).toEqual([304, 200, 200, 200]);
    const whole = (await read()).headers.get('etag') ?? '';
    expect((await ask(`${app().url}${LIST}`, { headers: { 'if-none-match': whole } })).status).toBe(304);
  });

  it('knows its own cursors and numbers', async () => {
    expect((await ask(`${app().url}${LIST}?cursor=x`)).json).toMatchObject({
      kind: 'invalid',
      fields: { cursor: expect.any(String) },
    });
    expect((await ask(`${app().url}${LIST}?limit=0`)).json).toMatchObject({
      kind: 'invalid',
      fields: { limit: expect.any(String) },
    });
  });
});
