import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { headers } from '../../contract/headers.ts';
import { makeDevice, type TestDevice } from '../../tests/support/server/devices.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { makeApproved, makePeople, makePerson, type TestPerson } from '../../tests/support/server/people.ts';
import { openPushSink, type PushSink } from '../../tests/support/server/push-sink.ts';

onEmbeddedPostgres('notices to applicants', (app) => {
  let admin: TestPerson;
  let sink: PushSink;
  beforeAll(async () => {
    ({ admin } = await makePeople(app()));
  });
  beforeEach(async () => {
    // What another test left to be told is told nobody here.
    await app().query('DELETE FROM notices');
    sink = openPushSink(app);
  });

  const applicant = async (role: 'volunteer' | 'ngo' | 'admin' = 'volunteer', language: 'en' | 'ar' = 'en') => {
    const person = await makePerson(app(), role);
    return { person, phone: await makeDevice(app(), person, { language }) };
  };
  const act = (body: object, key: string = randomUUID(), by = admin) =>
    by.ask('POST', '/api/approvals/act', body, { [headers.idempotencyKey]: key });
  const decide = (accountId: string, more: object = {}, key?: string, by = admin) =>
    act({ act: 'decide', accountId, decision: 'approve', seen: 'pending', ...more }, key, by);
  const told = (phone: TestDevice) => sink.to(phone).map(({ title, path }) => [title, path]);
  const pass = async (minutes: number) => {
    sink.moveOn(minutes);
    await sink.run();
  };

  it.each([
    ['volunteer', '/volunteer-dashboard', /where help is needed/],
    ['ngo', '/ngo-dashboard', /Your organization/],
    ['admin', '/admin-dashboard', /rights of an administrator/],
  ] as const)('an approval is told once it can be taken back no more: %s', async (role, path, words) => {
    const { person, phone } = await applicant(role);
    const other = await applicant(role);
    const key = randomUUID();
    await Promise.all([decide(person.id, {}, key), decide(person.id, {}, key)]);
    await decide(person.id);
    await pass(1);
    expect(sink.pushes).toEqual([]);
    await pass(1);
    await pass(1);
    expect(sink.to(phone)).toMatchObject([
      { kind: 'account', title: 'Your account is approved', body: expect.stringMatching(words), path },
    ]);
    expect(told(other.phone)).toEqual([]);
  });

  it('one that was taken back is not told; the next one is', async () => {
    const { person, phone } = await applicant();
    const [decisionId, reason] = [randomUUID(), 'A slip of the thumb'];
    await decide(person.id, { decision: 'refuse', reason }, decisionId);
    await act({ act: 'undo', accountId: person.id, decisionId });
    await pass(3);
    expect(sink.pushes).toEqual([]);
    await decide(person.id);
    await pass(3);
    expect(told(phone).map(([title]) => title)).toEqual(['Your account is approved']);
  });

  it('taken back and made again it is told once', async () => {
    const { person, phone } = await applicant();
    const decisionId = randomUUID();
    const refusal = { decision: 'refuse', reason: 'Nobody knows this person' };
    await decide(person.id, refusal, decisionId);
    await act({ act: 'undo', accountId: person.id, decisionId });
    await decide(person.id, refusal);
    await pass(3);
    expect(told(phone)).toHaveLength(1);
  });

  it('a refusal is told without its reason, in the language of the phone', async () => {
    const { person, phone } = await applicant('volunteer', 'ar');
    await decide(person.id, { decision: 'refuse', reason: 'Nobody knows this person' });
    await pass(3);
    expect(told(phone)).toEqual([['لم تتم الموافقة على حسابك', '/volunteer-dashboard']]);
    expect(sink.pushes[0]?.push.payload).not.toContain('Nobody knows');
  });

  it('of two admins who decide otherwise the first one’s is told', async () => {
    const [{ person, phone }, second] = [await applicant(), await makeApproved(app(), 'admin')];
    await decide(person.id);
    const late = await decide(person.id, { decision: 'refuse', reason: 'No' }, randomUUID(), second);
    expect(late.json).toMatchObject({ data: { act: { result: 'conflict' } } });
    await pass(3);
    expect(told(phone).map(([title]) => title)).toEqual(['Your account is approved']);
  });

  it('a decision that nobody can take back is told at once', async () => {
    const { person, phone } = await applicant('ngo');
    const answer = await admin.ask('POST', `/api/approvals/${person.id}`, { decision: 'approve' });
    expect(answer.status).toBe(200);
    await sink.run();
    expect(told(phone)).toEqual([['Your account is approved', '/ngo-dashboard']]);
  });

  it('nobody is told on a phone that they have signed out of, nor whose role ends with their sign-ins', async () => {
    const [gone, ended] = [await applicant(), await applicant()];
    await decide(gone.person.id);
    await app().query('DELETE FROM sessions WHERE account_id = $1', [gone.person.id]);
    await app().query(`UPDATE accounts SET status = 'approved' WHERE id = $1`, [ended.person.id]);
    await decide(ended.person.id, { decision: 'refuse', reason: 'Left the country', seen: 'approved' });
    await pass(3);
    expect(sink.pushes).toEqual([]);
  });

  it('with the account goes what was to be told', async () => {
    const { person } = await applicant();
    await decide(person.id);
    expect(await app().query('SELECT 1 FROM notices WHERE about = $1', [person.id])).toHaveLength(1);
    await app().query('DELETE FROM accounts WHERE id = $1', [person.id]);
    expect(await app().query('SELECT 1 FROM notices WHERE about = $1', [person.id])).toEqual([]);
  });
});
