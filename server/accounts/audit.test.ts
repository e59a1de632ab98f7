import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { makePeople, makePerson, type TestPeople } from '../../tests/support/server/people.ts';

interface Act {
  id: string;
  at: string;
  action: string;
  about?: string;
  actor?: { _id: string; name: string };
}

onEmbeddedPostgres('what admins look up', (app) => {
  let people: TestPeople;
  beforeAll(async () => {
    people = await makePeople(app());
  });

  const pagesOf = async <Row>(path: string): Promise<Row[]> => {
    const all: Row[] = [];
    for (let cursor = ''; ;) {
      const answer = await people.admin.ask('GET', `${path}${cursor}`);
      expect(answer.status).toBe(200);
      const { data, next } = answer.json as { data: Row[]; next?: string };
      expect(data.length).toBeLessThanOrEqual(100);
      all.push(...data);
      if (next === undefined) return all;
      cursor = `${path.includes('?') ? '&' : '?'}cursor=${next}`;
    }
  };
  const found = async (search: string) =>
    (await pagesOf<{ name: string }>(`/api/accounts?search=${encodeURIComponent(search)}`)).map(({ name }) => name);

  it('S59 the audit shows who did what to whom, newest first, each once, also where many come at once', async () => {
    await people.admin.ask('POST', `/api/approvals/${people.pendingVolunteer.id}`, { decision: 'approve' });
    const about = randomUUID();
    await app().query(
      `INSERT INTO acts SELECT gen_random_uuid(), timestamptz '2026-01-01T00:00:00.456Z' + (place / 9) * interval '1 millisecond',
              NULL, 'tested', $1, '{}' FROM generate_series(1, 230) AS place`,
      [about],
    );
    const all = await pagesOf<Act>('/api/audit');
    const times = all.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter((act) => act.about === about).length).toBe(230);
    expect(all).toContainEqual(
      expect.objectContaining({
        action: 'account-approved',
        about: people.pendingVolunteer.id,
        actor: { _id: people.admin.id, name: people.admin.name },
      }),
    );
    expect((await pagesOf<Act>(`/api/audit?about=${about}`)).length).toBe(230);
  });

  it('S59 reads of names and addresses are in the log, without what was read or looked for', async () => {
    const before = app().log.length;
    await found(people.ngo.email);
    await pagesOf('/api/approvals');
    const lines = app().log.slice(before);
    const seen = lines.filter(({ event }) => event === 'personal-data-seen');
    expect(seen.map(({ account }) => account)).toEqual([people.admin.id, people.admin.id]);
    expect(JSON.stringify(lines)).not.toContain(people.ngo.email);
  });

  it('finds accounts by any part of name or address, and takes no sign for an operator', async () => {
    const mark = randomUUID().slice(0, 8);
    const names = [`${mark} z100%`, `${mark} qa_b`, String.raw`${mark} zc\d`, `${mark} É नमस्ते`];
    for (const name of names) await makePerson(app(), 'volunteer', { name });
    expect((await found(mark)).toSorted()).toEqual(names.toSorted());
    expect(await found(`${mark} z100%`)).toEqual([names[0]]);
    expect(await found(`${mark} qa_`)).toEqual([names[1]]);
    expect(await found(`${mark} qa-b`)).toEqual([names[1]]);
    // A hexadecimal name or address has no word that begins with an x; with a c, every fourth person has one.
    expect(await found(`${mark} qa-x`)).toEqual([]);
    expect(await found(String.raw`${mark} zc\d`)).toEqual([names[2]]);
    expect(await found(`${mark} e नम`)).toEqual([names[3]]);
    expect(await found(`${mark}%`)).toHaveLength(names.length);
    expect(await found(people.ngo.email.toUpperCase())).toEqual([people.ngo.name]);
    expect(await found(`'; DROP TABLE accounts; --`)).toEqual([]);
  });

  it('lists all accounts by name, a hundred at a time, whatever the names are', async () => {
    const strange = ['\u0001', '"\\', 'z'.repeat(200), '\u{10ffff}'.repeat(100), 'A', 'a', 'ä', '\ufeffA'];
    await app().query(
      `INSERT INTO accounts (id, name, email, email_key, password_hash, role, status, created_at, sealing_public, sealing_private)
       SELECT gen_random_uuid(), name, gen_random_uuid(), gen_random_uuid(), '', 'ngo', 'pending', now(), '', ''
       FROM unnest($1::text[]) AS name, generate_series(1, 30)`,
      [strange],
    );
    const all = await pagesOf<{ _id: string; name: string }>('/api/accounts');
    const kept = await app().query<{ id: string }>('SELECT id FROM accounts ORDER BY name, id');
    expect(all.map(({ _id }) => _id)).toEqual(kept.map(({ id }) => id));
  });

  it('refuses what no search may hold', async () => {
    for (const query of ['search=%00', `search=${'x'.repeat(255)}`, 'search=a&search=b', 'cursor=x', 'limit=1000']) {
      const answer = await people.admin.ask('GET', `/api/accounts?${query}`);
      expect([query, answer.status]).toEqual([query, 422]);
    }
    const about = await people.admin.ask('GET', `/api/audit?about=x`);
    expect(about.status).toBe(422);
  });
});
