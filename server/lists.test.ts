import { randomUUID } from 'node:crypto';
import { is } from 'valibot';
import { expect, it } from 'vitest';
import { listAid } from '../contract/calls/aid.ts';
import { limits } from '../contract/limits.ts';
import { onEmbeddedPostgres } from '../tests/support/server/each-postgres.ts';
import { aid } from '../tests/support/server/bodies.ts';
import { ask, post } from '../tests/support/server/http.ts';
import { multiply } from '../tests/support/server/multiply.ts';

const LIST = '/api/aid/all';

onEmbeddedPostgres('a list of section 7', (app) => {
  const read = async (query = '') => {
    const { json, headers } = await ask(`${app().url}${LIST}${query}`);
    expect(is(listAid.answers[200], json)).toBe(true);
    return { ids: (json['data'] as { _id: string }[]).map(({ _id }) => _id), next: json['next'], headers };
  };

  it('gives the newest thousand and tells where it goes on, to the last, each once', async () => {
    const id = randomUUID();
    await post(`${app().url}/api/aid/create`, aid, id);
    // Two of each moment: the id decides among them.
    await multiply(app(), 'aid_requests', 2 * limits.listRecords);
    const first = await read();
    const second = await read(`?cursor=${String(first.next)}`);
    const third = await read(`?cursor=${String(second.next)}`);
    expect([first, second, third].map(({ ids }) => ids.length)).toEqual([limits.listRecords, limits.listRecords, 1]);
    expect(first.ids).toContain(id);
    expect(third.next).toBeUndefined();
    const kept = await app().query<{ id: string }>('SELECT id FROM aid_requests ORDER BY created_at DESC, id DESC');
    expect([...first.ids, ...second.ids, ...third.ids]).toEqual(kept.map((row) => row.id));
  });

  it('has a version for each of its parts', async () => {
    await app().query(`UPDATE aid_requests SET changed_at = now() - interval '1 hour'`);
    const first = await read();
    const tag = first.headers.get('etag') ?? '';
    expect(tag).not.toBe('');
    const status = async (query: string) => {
      const answer = await ask(`${app().url}${LIST}${query}`, { headers: { 'if-none-match': tag } });
      return answer.status;
    };
    expect([await status(''), await status(`?cursor=${String(first.next)}`)]).toEqual([304, 200]);
  });

  it('knows its own cursors, and what else stands in a query is not for it', async () => {
    expect((await ask(`${app().url}${LIST}?cursor=x`)).json).toMatchObject({
      kind: 'invalid',
      fields: { cursor: expect.any(String) },
    });
    expect((await read('?_=1')).ids).toHaveLength(limits.listRecords);
  });
});
