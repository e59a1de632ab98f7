import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { makeAid } from '../../../tests/support/server/aid.ts';
import { contact } from '../../../tests/support/server/bodies.ts';
import { onEmbeddedPostgres } from '../../../tests/support/server/each-postgres.ts';
import { post } from '../../../tests/support/server/http.ts';
import { splitWords } from '../database/common-words.ts';
import { findAidRequests } from './find-aid.ts';

/** Enough that to look through the newest of all is dear, and seems cheap where a word is thought frequent. */
const ROWS = 16_000;

onEmbeddedPostgres('a search by words', (app) => {
  beforeAll(async () => {
    const aidId = await makeAid(app());
    const messageId = randomUUID();
    await post(`${app().url}/api/contact/`, { ...contact, message: 'We have tents.' }, messageId);
    await app().query(
      `INSERT INTO aid_requests (id, owner, body, disaster_type, requirements, deadline, status, created_at, photos_to_follow, sought)
       SELECT gen_random_uuid(), owner, body, disaster_type, requirements, deadline, status, created_at - place * interval '1 minute', 0, sought
       FROM aid_requests, generate_series(1, $2) AS place WHERE id = $1`,
      [aidId, ROWS],
    );
    await app().query(
      `INSERT INTO contact_messages (id, owner, body, lane, created_at, sought)
       SELECT gen_random_uuid(), owner, body, lane, created_at - place * interval '1 minute', sought
       FROM contact_messages, generate_series(1, $2) AS place WHERE id = $1`,
      [messageId, ROWS],
    );
    await app().query('ANALYZE aid_requests, contact_messages');
  });

  /** The plan of the last statement that is asked. */
  async function planOf(ask: (pool: pg.Pool) => Promise<unknown>): Promise<string> {
    let plan: object[] = [];
    const query = async (asked: string | { text: string; values: unknown[] }, given: unknown[] = []) => {
      const { text, values } = typeof asked === 'string' ? { text: asked, values: given } : asked;
      plan = await app().query(`EXPLAIN (FORMAT JSON) ${text}`, values);
      return { rows: await app().query(text, values) };
    };
    await ask({ query } as unknown as pg.Pool);
    return JSON.stringify(plan);
  }
  const aid = (search: string) => (pool: pg.Pool) =>
    findAidRequests(pool, { search, isUnclaimed: false, isUrgent: false, isUnconfirmed: false, count: 101 });

  it('knows the words of most rows by the statistics, those of the needs too', async () => {
    const { pool } = app();
    const split = async (table: 'aid_requests' | 'contact_messages', typed?: string) => {
      const { rare, common } = await splitWords(pool, table, { search: typed });
      return [rare, common].map((terms) => terms.flatMap(({ words }) => words));
    };
    expect(await split('aid_requests', 'zeppelin Blankets insulin')).toEqual([['zeppelin', 'insulin'], ['blankets']]);
    expect(await split('contact_messages', 'tent boat')).toEqual([['boat'], ['tent']]);
    expect(await split('aid_requests')).toEqual([[], []]);
  });

  it('reads the indexes of the words for a rare one, and not all that are newer', async () => {
    for (const words of ['zeppelin', 'zeppelin blankets', 'quetzalcoatl']) {
      const plan = await planOf(aid(words));
      expect(plan).toContain('aid_requests_sought');
      expect(plan).not.toContain('aid_requests_newest');
    }
  });

  it('finds them in their order all the same', async () => {
    const few = await app().query<{ id: string }>(
      `UPDATE aid_requests SET body = replace(body, 'Two children', 'Zeppelin'), sought = NULL
       WHERE id IN (SELECT id FROM aid_requests ORDER BY created_at LIMIT 5) RETURNING id`,
    );
    // The database knows that word by now, and still it is rare.
    await app().query('ANALYZE aid_requests');
    expect(await planOf(aid('zeppelin'))).not.toContain('aid_requests_newest');
    const found = await aid('zeppelin')(app().pool);
    expect(found.map(({ id }) => id).toSorted()).toEqual(few.map(({ id }) => id).toSorted());
    const times = found.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    const [first, second] = found;
    if (first === undefined || second === undefined) throw new Error('too few');
    const rest = await findAidRequests(app().pool, {
      search: 'zeppelin',
      isUnclaimed: false,
      isUrgent: false,
      isUnconfirmed: false,
      before: [Date.parse(second.createdAt), second.id],
      count: 101,
    });
    expect(rest.map(({ id }) => id)).toEqual(found.slice(2).map(({ id }) => id));
  });
});
