import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { headers } from '../../contract/headers.ts';
import { batchItem, report } from '../../tests/support/server/bodies.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { bearer, makePerson, send, type TestPerson } from '../../tests/support/server/people.ts';

interface ItemAnswer {
  status: number;
  replayed: boolean;
  body: { kind?: string; message: string };
}

onEmbeddedPostgres('items of an account', (app) => {
  let asha: TestPerson;
  let ravi: TestPerson;
  beforeEach(async () => {
    await app().query('DELETE FROM throttles');
    [asha, ravi] = await Promise.all([makePerson(app(), 'volunteer'), makePerson(app(), 'ngo')]);
  });
  const nameItem = (name: string, changedAt: string, id = randomUUID()) =>
    batchItem(id, 'updateAccount', { name, changedAt });
  const deliver = (items: object[], owner?: string, token?: string) =>
    send(
      app(),
      'POST',
      '/api/outbox',
      { items, ...(owner === undefined ? {} : { owner }) },
      token === undefined ? {} : bearer(token),
    );
  const answersOf = ({ json }: { json: Record<string, unknown> }) => json['answers'] as ItemAnswer[];
  const alone = (person: TestPerson, key: string, body: object) =>
    person.ask('POST', '/api/account/name', body, { [headers.idempotencyKey]: key });
  const nameOf = async ({ id }: TestPerson) =>
    (await app().query<{ name: string }>('SELECT name FROM accounts WHERE id = $1', [id]))[0]?.name;
  const receiptOf = (id: string) => app().query(`SELECT owner, call FROM receipts WHERE id = $1`, [id]);

  it('R7 a batch of an account is taken with its token only', async () => {
    const item = nameItem('Asha Rao', '2026-05-01T10:00:00Z');
    const without = await deliver([item], asha.id);
    expect([without.status, without.json['kind']]).toEqual([401, 'sign-in']);
    const expired = await deliver([item], asha.id, 'x'.repeat(43));
    expect([expired.status, expired.json['kind']]).toEqual([401, 'sign-in']);
    const foreign = await deliver([item], asha.id, ravi.token);
    expect([foreign.status, foreign.json['kind']]).toEqual([403, 'owner-mismatch']);
    expect(await receiptOf(item.id)).toEqual([]);
    const own = await deliver([item], asha.id, asha.token);
    expect(answersOf(own)).toMatchObject([
      { status: 201, replayed: false, body: { receipt: { digest: item.digest } } },
    ]);
    expect(await receiptOf(item.id)).toEqual([{ owner: asha.id, call: 'updateAccount' }]);
    expect(await nameOf(asha)).toBe('Asha Rao');
  });

  it('R7 the same id by another account is owner-mismatch, alone and in a batch, and changes nothing', async () => {
    const body = { name: 'Asha Rao', changedAt: '2026-05-01T10:00:00Z' };
    const key = randomUUID();
    expect((await alone(asha, key, body)).status).toBe(201);
    const other = await alone(ravi, key, body);
    expect([other.status, other.json['kind']]).toEqual([403, 'owner-mismatch']);
    const batch = await deliver([batchItem(key, 'updateAccount', body)], ravi.id, ravi.token);
    expect(answersOf(batch)).toMatchObject([{ status: 403, body: { kind: 'owner-mismatch' } }]);
    expect(await nameOf(ravi)).toBe(ravi.name);
    const anonymous = await send(app(), 'POST', '/api/report/', report, { [headers.idempotencyKey]: key });
    expect([anonymous.status, anonymous.json['kind']]).toEqual([403, 'owner-mismatch']);
  });

  it('R1 R2 the same change alone and in batches, many at once, is made once and answered alike', async () => {
    const item = nameItem('Asha Rao', '2026-05-01T10:00:00Z');
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => alone(asha, item.id, item.body as object)),
      ...Array.from({ length: 6 }, () => deliver([item], asha.id, asha.token)),
    ]);
    const replayed = answers.map((answer) =>
      answer.json['answers'] === undefined
        ? answer.headers.get(headers.idempotentReplayed) === 'true'
        : answersOf(answer)[0]?.replayed,
    );
    expect(replayed.filter((wasThere) => !wasThere)).toHaveLength(1);
    const bodies = answers.map((answer) => JSON.stringify(answersOf(answer)?.[0]?.body ?? answer.json));
    expect(new Set(bodies).size).toBe(1);
    const reuse = await alone(asha, item.id, { name: 'Somebody else', changedAt: '2026-05-01T10:00:00Z' });
    expect([reuse.status, reuse.json['kind']]).toEqual([422, 'key-reuse']);
  });

  it('R7 what is anonymous and what is an account’s do not travel together: the stray one alone is refused', async () => {
    const owned = nameItem('Asha Rao', '2026-05-01T10:00:00Z');
    const stray = batchItem(randomUUID(), 'reportDisaster', report);
    const inOwned = await deliver([stray, owned], asha.id, asha.token);
    expect(answersOf(inOwned)).toMatchObject([{ status: 400, body: { kind: 'malformed' } }, { status: 201 }]);
    const inAnonymous = await deliver([nameItem('X', '2027-01-01T00:00:00Z'), stray]);
    expect(answersOf(inAnonymous)).toMatchObject([{ status: 400, body: { kind: 'malformed' } }, { status: 201 }]);
    expect(await receiptOf(stray.id)).toEqual([{ owner: 'anonymous', call: 'reportDisaster' }]);
  });

  it('R7 what is anonymous stays so whoever is signed in', async () => {
    const [alonePut, batched] = [randomUUID(), batchItem(randomUUID(), 'reportDisaster', report)];
    await asha.ask('POST', '/api/report/', report, { [headers.idempotencyKey]: alonePut });
    await deliver([batched], undefined, asha.token);
    expect([await receiptOf(alonePut), await receiptOf(batched.id)]).toEqual(
      [1, 2].map(() => [{ owner: 'anonymous', call: 'reportDisaster' }]),
    );
    const dump = JSON.stringify(
      await app().query('SELECT * FROM reports WHERE id = ANY ($1)', [[alonePut, batched.id]]),
    );
    expect(dump).not.toContain(asha.id);
  });

  it('the name with the later changedAt stays, in whatever order and company changes come', async () => {
    const names = ['first', 'second', 'third', 'fourth'].map((name, hour) => ({
      name,
      changedAt: `2026-05-01T1${hour}:00:00+05:30`,
    }));
    const [first, second, third, fourth] = names.map(({ name, changedAt }) => nameItem(name, changedAt));
    const answers = [await deliver([third, second].map(Object), asha.id, asha.token)];
    expect(await nameOf(asha)).toBe('third');
    answers.push(await deliver([first].map(Object), asha.id, asha.token));
    expect(await nameOf(asha)).toBe('third');
    // Each was received all the same.
    expect(answers.flatMap(answersOf).map(({ status }) => status)).toEqual([201, 201, 201]);
    await deliver([fourth, first].map(Object), asha.id, asha.token);
    expect(await nameOf(asha)).toBe('fourth');
    await deliver([third].map(Object), asha.id, asha.token);
    expect(await nameOf(asha)).toBe('fourth');
  });

  it('a name from a phone whose clock is ahead stays no longer than any other', async () => {
    const ahead = new Date(Date.now() + 30 * 86_400_000);
    await deliver([nameItem('ahead', ahead.toISOString())], asha.id, asha.token);
    expect(await nameOf(asha)).toBe('ahead');
    const [later, latest] = [1, 2].map((more) => new Date(ahead.getTime() + more).toISOString());
    await deliver([nameItem('latest', latest ?? ''), nameItem('later', later ?? '')], asha.id, asha.token);
    expect(await nameOf(asha)).toBe('latest');
    await deliver([nameItem('put right', new Date(Date.now() + 1000).toISOString())], asha.id, asha.token);
    expect(await nameOf(asha)).toBe('put right');
  });

  it('two names of the same moment end as the same one, in either order', async () => {
    const changedAt = '2026-05-01T10:00:00Z';
    const both = ['Zoya', 'Anil'].map((name) => ({ name, changedAt }));
    for (const body of both) await alone(asha, randomUUID(), body);
    for (const body of both.toReversed()) await alone(ravi, randomUUID(), body);
    expect(await nameOf(asha)).toBe(await nameOf(ravi));
  });

  it('a wrong name is refused at its field, and any text comes back as it was', async () => {
    const bad = await alone(asha, randomUUID(), { name: '  ', changedAt: 'yesterday', role: 'admin' });
    expect([bad.status, Object.keys(bad.json['fields'] as object).toSorted()]).toEqual([
      422,
      ['changedAt', 'name', 'role'],
    ]);
    const name = ' नाम \u202e🏚️ <b>"\\\' ';
    await alone(asha, randomUUID(), { name, changedAt: '2026-05-02T10:00:00Z' });
    const { json } = await asha.ask('GET', '/api/account');
    expect((json['data'] as { name: string }).name).toBe(name);
  });

  it('F42 an item of an ended session waits, and goes with the same id after the next sign-in', async () => {
    const item = nameItem('Asha Rao', '2026-05-01T10:00:00Z');
    await asha.ask('DELETE', '/api/account/sessions');
    const waiting = await deliver([item], asha.id, asha.token);
    expect([waiting.status, waiting.json['kind']]).toEqual([401, 'sign-in']);
    const login = await send(app(), 'POST', '/api/users/login', { email: asha.email, password: asha.password });
    const { token } = login.json['data'] as { token: string };
    expect(answersOf(await deliver([item], asha.id, token))).toMatchObject([{ status: 201 }]);
  });

  it('F46 an erased item of an account is 410 for ever', async () => {
    const item = nameItem('Asha Rao', '2026-05-01T10:00:00Z');
    await deliver([item], asha.id, asha.token);
    await app().query(`UPDATE receipts SET erased_at = now(), answer = '' WHERE id = $1`, [item.id]);
    expect(answersOf(await deliver([item], asha.id, asha.token))).toMatchObject([
      { status: 410, body: { kind: 'gone' } },
    ]);
    expect((await alone(asha, item.id, item.body as object)).status).toBe(410);
  });
});
