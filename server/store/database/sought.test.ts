import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { alike, unlike } from '../../../contract/search/folded-cases.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { aid, contact } from '../../../tests/support/server/bodies.ts';
import { makeReport } from '../../../tests/support/server/acts.ts';
import { orderDonation } from '../../../tests/support/server/donations.ts';
import { onEachPostgres } from '../../../tests/support/server/each-postgres.ts';
import { post } from '../../../tests/support/server/http.ts';
import { makeApproved, makePeople, type TestPeople } from '../../../tests/support/server/people.ts';
import { fillSought } from './sought.ts';

const WRITTEN = alike.map(([, written]) => written).join(' / ');
const OTHERS = unlike.map(([, other]) => other).join(' / ');
const NUMBER = '+91 91234 56780';

const lists = {
  reports: '/api/report/find?',
  aid: '/api/aid/find?',
  messages: '/api/contact/all?',
  donations: '/api/payment/admin/find?',
  people: '/api/accounts?',
  work: '/api/volunteer/reported?state=done&',
  organizations: '/api/ngo/find?',
} as const;
type List = keyof typeof lists;
const names = Object.keys(lists) as List[];

onEachPostgres('what is looked for', (app) => {
  let people: TestPeople;
  /** One record of each list that has all that the table writes, and one that has what is unlike. */
  const made = new Map<List, { id: string; other: string }>();

  beforeAll(async () => {
    people = await makePeople(app());
    const { pool } = app();
    const two = async (make: (text: string) => Promise<string>) => ({
      id: await make(`${WRITTEN} Muzaffarpur ${NUMBER}`),
      other: await make(OTHERS),
    });
    const kept = async (path: string, body: object) => {
      const id = randomUUID();
      expect((await post(app().url + path, body, id)).status).toBe(201);
      return id;
    };
    made.set('reports', await two((description) => makeReport(app(), { description })));
    made.set('aid', await two((description) => kept('/api/aid/create', { ...aid, description })));
    made.set('messages', await two((message) => kept('/api/contact/', { ...contact, message })));
    made.set(
      'donations',
      await two((donorName) =>
        orderDonation(pool, { accountId: people.volunteer.id, amount: 10_000, donorName, phone: '' }),
      ),
    );
    const persons = await two(async (name) => {
      const { id } = name === OTHERS ? people.pendingVolunteer : people.volunteer;
      await app().query('UPDATE accounts SET name = $2, sought = NULL WHERE id = $1', [id, name]);
      return id;
    });
    made.set('people', persons);
    made.set(
      'organizations',
      await two(async (name) => {
        const { id } = name === OTHERS ? await makeApproved(app(), 'ngo') : people.ngo;
        await app().query('INSERT INTO ngo_profiles (id, organization_name) VALUES ($1, $2)', [id, name]);
        await app().query('UPDATE accounts SET sought = NULL WHERE id = $1', [id]);
        return id;
      }),
    );
    const disaster = await makeReport(app());
    const [work = '', idle = ''] = await Promise.all(
      Object.values(persons).map(async (person) => {
        const id = randomUUID();
        await app().query(
          `INSERT INTO acceptances (id, account_id, disaster_id, state, decided_at, sign_at, done_at)
           VALUES ($1, $2, $3, 'done', now(), now(), date_trunc('milliseconds', now()))`,
          [id, person, disaster],
        );
        return id;
      }),
    );
    made.set('work', { id: work, other: idle });
    await fillSought(pool);
  });

  const ask = async (list: List, search: string) => {
    const { status, json } = await people.admin.ask('GET', lists[list] + new URLSearchParams({ search }).toString());
    expect([search, status]).toEqual([search, 200]);
    // Organizations have accounts, and are among people too.
    const others = list === 'people' ? Object.values(made.get('organizations') ?? {}) : [];
    const ids = (json['data'] as { _id: string }[]).map(({ _id }) => _id).filter((id) => !others.includes(id));
    return { ids, near: json['near'] };
  };

  describe.each(names)('among %s', (list) => {
    const idOf = () => made.get(list)?.id ?? '';

    it('is found however it is written', async () => {
      const missed: string[] = [];
      for (const [what, , typed] of alike) {
        const { ids, near } = await ask(list, typed);
        if (!ids.includes(idOf()) || near !== undefined) missed.push(`${what}: ${typed}`);
      }
      expect(missed).toEqual([]);
    });

    it('is not found by another word', async () => {
      const wrong: string[] = [];
      for (const [one] of unlike) {
        const { ids, near } = await ask(list, one);
        if (near === undefined && ids.includes(made.get(list)?.other ?? '')) wrong.push(one);
      }
      expect(wrong).toEqual([]);
    });

    it('is found with one letter wrong, which is said', async () => {
      expect(await ask(list, 'Muzafarpur')).toEqual({ ids: [idOf()], near: true });
      expect(await ask(list, 'muzaffarpur')).toEqual({ ids: [idOf()], near: undefined });
      expect(await ask(list, 'Muzafarpurr')).toEqual({ ids: [], near: undefined });
      expect(await ask(list, '!?')).toEqual({ ids: [], near: undefined });
    });
  });

  // A person's number stands in what they send.
  it.each(['reports', 'aid', 'messages', 'donations'] as const)('a phone number is found among %s', async (list) => {
    for (const typed of [
      '9123456780',
      '09123456780',
      '+91-91234-56780',
      '91234 56780',
      '0091 (91234) 56 780',
      '3456780',
    ])
      expect([typed, (await ask(list, typed)).ids]).toEqual([typed, [made.get(list)?.id]]);
    for (const typed of ['9123456781', '8123456780'])
      expect([typed, (await ask(list, typed)).ids]).toEqual([typed, []]);
  });

  it.each(['reports', 'aid', 'messages', 'donations'] as const)('a reference is found among %s', async (list) => {
    const id = made.get(list)?.id ?? '';
    const reference = referenceOf(id);
    for (const typed of [
      reference,
      reference.toLowerCase(),
      ...['', ' ', '–', '/', '.', '_'].map((sign) => reference.replace('-', sign)),
    ])
      expect([typed, (await ask(list, typed)).ids]).toEqual([typed, [id]]);
  });

  it('what a server before this one kept is found as it is written until it is filled, and what was put right at once', async () => {
    for (const table of ['reports', 'aid_requests', 'contact_messages', 'donations', 'accounts'])
      await app().query(`UPDATE ${table} SET sought = NULL`);
    for (const list of names) expect([list, (await ask(list, 'muzaff')).ids]).toEqual([list, [made.get(list)?.id]]);
    await fillSought(app().pool);
    for (const list of names) expect([list, (await ask(list, 'Lodz')).ids]).toEqual([list, [made.get(list)?.id]]);
    expect(await fillSought(app().pool)).toBe(0);
  });

  it('what cannot be read holds up nothing', async () => {
    const id = await makeReport(app());
    await app().query(`UPDATE reports SET body = 'no JSON', sought = NULL WHERE id = $1`, [id]);
    expect(await fillSought(app().pool)).toBe(1);
    await app().query('DELETE FROM reports WHERE id = $1', [id]);
  });
});
