import { beforeAll, expect, it } from 'vitest';
import type { Account, Application } from '../../contract/entities/account.ts';
import type { Overview } from '../../contract/calls/overview.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import {
  makePeople,
  makePerson,
  signInAs,
  type TestPeople,
  type TestPerson,
} from '../../tests/support/server/people.ts';

onEmbeddedPostgres('an account that is for giving alone', (app) => {
  let people: TestPeople;
  beforeAll(async () => {
    people = await makePeople(app());
  });

  const makeDonor = () => makePerson(app(), 'volunteer', { donor: true });
  const accountOf = async (person: TestPerson) => (await person.ask('GET', '/api/account')).json['data'] as Account;
  const listed = async (query = '') =>
    ((await people.admin.ask('GET', `/api/approvals${query}`)).json['data'] as Application[]).map(({ _id }) => _id);
  const actsAbout = (id: string) =>
    app().query<{ action: string; detail: object }>('SELECT action, detail FROM acts WHERE about = $1 ORDER BY at', [
      id,
    ]);
  const ask = (person: TestPerson) => person.ask('POST', '/api/account/volunteer');

  it('waits for nobody: no approval list has it, and no admin decides about it', async () => {
    const donor = await makeDonor();
    expect(await accountOf(donor)).toMatchObject({ role: 'volunteer', status: 'donor' });
    for (const query of ['', '?role=volunteer', '?status=approved', '?status=refused']) {
      expect(await listed(query)).not.toContain(donor.id);
    }
    expect((await people.admin.ask('GET', '/api/approvals?status=donor')).status).toBe(422);
    const overview = (await people.admin.ask('GET', '/api/overview')).json['data'] as Overview;
    expect(overview.waiting.approvals.count).toBe((await listed()).length);
    const approved = await people.admin.ask('POST', `/api/approvals/${donor.id}`, { decision: 'approve' });
    expect([approved.status, approved.json['message']]).toEqual([409, 'This account asks for no role.']);
    expect(await accountOf(donor)).toMatchObject({ status: 'donor' });
    expect(await actsAbout(donor.id)).toEqual([
      { action: 'registered', detail: { role: 'volunteer', status: 'donor' } },
    ]);
  });

  it('has its own gifts, is found by an admin, and signs in as what it is', async () => {
    const donor = await makeDonor();
    expect((await donor.ask('GET', '/api/payment/mine')).status).toBe(200);
    const found = await people.admin.ask('GET', `/api/accounts?search=${encodeURIComponent(donor.email)}`);
    expect(found.json['data']).toMatchObject([{ _id: donor.id, status: 'donor' }]);
    expect((await signInAs(app(), donor)).role).toBe('volunteer');
  });

  it('is of no matter where another role is asked for: that one waits as ever', async () => {
    for (const role of ['ngo', 'admin'] as const) {
      expect(await accountOf(await makePerson(app(), role, { donor: true }))).toMatchObject({
        role,
        status: 'pending',
      });
    }
    expect(await accountOf(await makePerson(app(), 'volunteer', { donor: false }))).toMatchObject({
      status: 'pending',
    });
  });

  it('asks to volunteer later, once however often: then it waits behind those who asked before, and is decided as theirs', async () => {
    const donor = await makeDonor();
    await app().query(`UPDATE accounts SET created_at = now() - interval '1 year' WHERE id = $1`, [donor.id]);
    const answers = await Promise.all([ask(donor), ask(donor), ask(donor)]);
    for (const { status, json } of answers) {
      expect([status, json['data']]).toEqual([200, expect.objectContaining({ _id: donor.id, status: 'pending' })]);
    }
    for (const query of ['', '?role=volunteer']) expect((await listed(query)).at(-1)).toBe(donor.id);
    const overview = (await people.admin.ask('GET', '/api/overview')).json['data'] as Overview;
    expect(Date.parse(overview.waiting.approvals.since ?? '')).toBeGreaterThan(Date.now() - 86_400_000);
    expect((await people.admin.ask('POST', `/api/approvals/${donor.id}`, { decision: 'approve' })).status).toBe(200);
    expect(await accountOf(donor)).toMatchObject({ role: 'volunteer', status: 'approved' });
    expect((await actsAbout(donor.id)).map(({ action }) => action)).toEqual([
      'registered',
      'asked-to-volunteer',
      'account-approved',
    ]);
  });

  it('changes nothing of an account that has asked already', async () => {
    const { volunteer, ngo, pendingVolunteer, admin } = people;
    for (const person of [volunteer, ngo, pendingVolunteer, admin]) {
      const before = await accountOf(person);
      expect((await ask(person)).json['data']).toEqual(before);
    }
    const refused = await makePerson(app(), 'volunteer');
    await people.admin.ask('POST', `/api/approvals/${refused.id}`, { decision: 'refuse', reason: 'no' });
    expect((await ask(refused)).json['data']).toMatchObject({ status: 'refused' });
  });
});
