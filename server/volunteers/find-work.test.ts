import { randomUUID } from 'node:crypto';
import { is } from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { listReportedWork } from '../../contract/calls/volunteer.ts';
import type { Certificate, ReportedWork } from '../../contract/entities/volunteer.ts';
import { referenceOf } from '../../contract/reference.ts';
import { onEachPostgres } from '../../tests/support/server/each-postgres.ts';
import { makeApproved, makePeople, type TestPeople, type TestPerson } from '../../tests/support/server/people.ts';
import { makeDisaster } from '../../tests/support/server/volunteers.ts';
import { makeWork } from '../../tests/support/server/work.ts';

onEachPostgres('reported work that is looked for', (app) => {
  let people: TestPeople;
  let asha: TestPerson;
  let disaster: string;
  beforeAll(async () => {
    people = await makePeople(app());
    asha = await makeApproved(app(), 'volunteer');
    await app().query("UPDATE accounts SET name = 'Asha Kumari', sought = NULL WHERE id = $1", [asha.id]);
    disaster = await makeDisaster(app());
  });
  const ask = async (query: object = {}) => {
    const { status, json } = await people.admin.ask(
      'GET',
      `/api/volunteer/reported?${new URLSearchParams(query as Record<string, string>)}`,
    );
    expect([status, is(listReportedWork.answers[200], json)]).toEqual([200, true]);
    return json as { data: ReportedWork[]; next?: string };
  };
  const found = async (search: string, state = 'done') => (await ask({ search, state })).data.map(({ _id }) => _id);
  const done = async (who: TestPerson, on: string) => {
    const id = randomUUID();
    await app().query(
      `INSERT INTO acceptances (id, account_id, disaster_id, state, decided_at, sign_at, done_at)
       VALUES ($1, $2, $3, 'done', now(), now(), date_trunc('milliseconds', now()))`,
      [id, who.id, on],
    );
    return id;
  };

  it('is found by the volunteer’s name and the words of the disaster, together too, and by its reference', async () => {
    const work = await done(asha, disaster);
    const other = await done(people.volunteer, await makeDisaster(app()));
    await app().query(`UPDATE reports SET revised = '{"address":"The mill of Borsi"}', sought = NULL WHERE id = $1`, [
      disaster,
    ]);
    expect(await found('asha')).toEqual([work]);
    expect(await found('kum BORSI mill')).toEqual([work]);
    expect(await found(referenceOf(disaster))).toEqual([work]);
    expect(await found('asha nowhere')).toEqual([]);
    expect(new Set(await found(' '))).toEqual(new Set([work, other]));
    for (const odd of ["'", '\\', '(', '!a', '%', '<b', ':*', 'x'.repeat(200)]) await ask({ search: odd });
  });

  it('is listed by how it was decided, the latest first, and found by the number of its certificate', async () => {
    const [first, second] = [await makeWork(app(), asha, disaster, 'completed'), await done(asha, disaster)];
    const made = await asha.ask('POST', '/api/certificates/', { workId: first, name: 'Asha Kumari' });
    const { _id } = made.json['data'] as Certificate;
    expect(await found(referenceOf(_id), 'completed')).toEqual([first]);
    expect(await found(referenceOf(_id))).toEqual([]);
    for (const typed of [_id, `https://relief.example.org/certificate/${_id.toUpperCase()}`]) {
      expect(await found(`asha ${typed}`, 'completed')).toEqual([first]);
    }
    await people.admin.ask('POST', `/api/volunteer/work/${second}`, { decision: 'refuse', reason: 'Nobody saw them' });
    const refused = await ask({ state: 'not-confirmed' });
    expect(refused.data).toMatchObject([
      { _id: second, state: 'not-confirmed', endedAt: expect.any(String) as string },
    ]);
    await people.admin.ask('POST', `/api/volunteer/work/${second}`, { decision: 'confirm' });
    expect((await ask({ state: 'completed', search: 'asha' })).data.map(({ _id: id }) => id)).toEqual([second, first]);
  });

  it('comes page by page, decided or not', async () => {
    await app().query('DELETE FROM acceptances');
    await app().query(
      `INSERT INTO acceptances (id, account_id, disaster_id, state, decided_at, sign_at, done_at, ended_at)
       SELECT gen_random_uuid(), $1, $2, state, now(), now(), at, at
       FROM generate_series(1, 103) AS place, unnest('{done,completed}'::text[]) AS state,
            LATERAL (SELECT date_trunc('milliseconds', now()) - make_interval(mins => place / 2) AS at) AS moment`,
      [asha.id, disaster],
    );
    for (const [state, sign] of [
      ['done', 1],
      ['completed', -1],
    ] as const) {
      const first = await ask({ state, search: 'asha' });
      const rest = await ask({ state, search: 'asha', cursor: first.next ?? '' });
      const rows = [...first.data, ...rest.data];
      expect(new Set(rows.map(({ _id }) => _id)).size).toBe(103);
      const times = rows.map(({ doneAt = '' }) => sign * Date.parse(doneAt));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });

  it('is asked for in states that it has, and by admins', async () => {
    const refused = await people.admin.ask('GET', '/api/volunteer/reported?state=accepted');
    expect([refused.status, Object.keys(refused.json['fields'] as object)]).toEqual([422, ['state']]);
    expect((await asha.ask('GET', '/api/volunteer/reported?search=a')).status).toBe(403);
  });

  it('is found by indexes', async () => {
    await app().query(
      `INSERT INTO accounts (id, name, email, email_key, role, status, password_hash, sealing_public, sealing_private, created_at)
       SELECT gen_random_uuid(), 'Person ' || place, place || '@many.org', place || '@many.org', 'volunteer', 'approved', '', '', '', now()
       FROM generate_series(1, 5000) AS place`,
    );
    await app().query('VACUUM ANALYZE accounts');
    const plan = await app().query(
      `EXPLAIN SELECT id FROM accounts WHERE words_in(name) @@ to_tsquery('simple', '''asha'':*')`,
    );
    expect(JSON.stringify(plan)).toContain('accounts_name_words');
  });
});
