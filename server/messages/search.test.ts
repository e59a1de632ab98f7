import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { referenceOf } from '../../contract/reference.ts';
import { contact } from '../../tests/support/server/bodies.ts';
import { onEachPostgres } from '../../tests/support/server/each-postgres.ts';
import { fillSought } from '../store/database/sought.ts';
import { post } from '../../tests/support/server/http.ts';
import { makePeople, type TestPeople } from '../../tests/support/server/people.ts';

onEachPostgres('messages that are looked for', (app) => {
  let people: TestPeople;
  beforeAll(async () => {
    people = await makePeople(app());
  });
  const write = async (body: object) => {
    const id = randomUUID();
    expect((await post(`${app().url}/api/contact/`, { ...contact, ...body }, id)).status).toBe(201);
    return id;
  };
  const ask = (query: object) =>
    people.admin.ask('GET', `/api/contact/all?${new URLSearchParams(query as Record<string, string>)}`);
  const found = async (search: string, more: object = {}) => {
    const { json } = await ask({ search, ...more });
    return (json['data'] as { _id: string }[]).map(({ _id }) => _id);
  };

  it('are found by the beginnings of their words, by who sent them, by either half of an address and by reference', async () => {
    const boats = await write({
      name: 'Leela Märtens',
      email: 'leela.m@boats.example.org',
      message: 'Two boats lie idle',
    });
    const rice = await write({ name: 'रवि', email: 'ravi@rice.example.org', message: 'चावल के सौ थैले हैं' });
    expect(await found('boat idle')).toEqual([boats]);
    expect(await found('märtens')).toEqual([boats]);
    expect(await found('LEELA.M@boats.example.org')).toEqual([boats]);
    expect([await found('leela.m@boa'), await found('rice.exam')]).toEqual([[boats], [rice]]);
    expect([await found('चावल'), await found('रवि')]).toEqual([[rice], [rice]]);
    expect(await found(referenceOf(rice).toLowerCase())).toEqual([rice]);
    expect(await found('boat rice')).toEqual([]);
    expect(new Set(await found('  '))).toEqual(new Set([boats, rice]));
    for (const odd of ["'", '\\', '(', "a' | 'b", '!boats', '%', '<b', ':*'])
      expect((await ask({ search: odd })).status).toBe(200);
  });

  it('are those of one state and lane, and come page by page', async () => {
    const answered = await write({ message: 'A tent for the mill' });
    const open = await write({ message: 'Tents, again' });
    await people.admin.ask('POST', '/api/contact/mark', { messageId: answered, state: 'answered' });
    expect([await found('tent'), await found('tent', { state: 'answered' })]).toEqual([[open], [answered]]);
    expect(await found('tent', { lane: 'triage' })).toEqual([]);
    await app().query(
      `INSERT INTO contact_messages (id, owner, body, lane, created_at)
       SELECT gen_random_uuid(), 'anonymous', $1, 'main', now() - make_interval(secs => place)
       FROM generate_series(1, 130) AS place`,
      [JSON.stringify({ ...contact, message: 'wheelbarrows' })],
    );
    const first = await ask({ search: 'wheelbarrow' });
    const rest = await ask({ search: 'wheelbarrow', cursor: String(first.json['next']) });
    const ids = [first, rest].flatMap(({ json }) => (json['data'] as { _id: string }[]).map(({ _id }) => _id));
    expect([new Set(ids).size, rest.json['next']]).toEqual([130, undefined]);
  });

  it('are found by nobody else, nor by words that are too long or hold what no text holds', async () => {
    expect((await people.volunteer.ask('GET', '/api/contact/all?search=boat')).status).toBe(403);
    for (const search of ['x'.repeat(201), 'a\0']) expect((await ask({ search })).status).toBe(422);
  });

  it('are found by an index, however many there are', async () => {
    await app().query(
      `INSERT INTO contact_messages (id, owner, body, lane, created_at)
       SELECT gen_random_uuid(), 'anonymous', $1, 'main', now() FROM generate_series(1, 5000)`,
      [JSON.stringify({ ...contact, message: 'one of very many' })],
    );
    await fillSought(app().pool);
    await app().query('VACUUM ANALYZE contact_messages');
    const plan = await app().query(
      `EXPLAIN SELECT id FROM contact_messages WHERE sought @@ '''wheelbarr'':*'::tsquery`,
    );
    expect(JSON.stringify(plan)).toContain('contact_messages_sought');
  });
});
