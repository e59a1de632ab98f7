import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../../contract/entities/account.ts';
import { actLimits } from '../../contract/act-limits.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import {
  makeApproved,
  makePeople,
  makePerson,
  type TestPeople,
  type TestPerson,
} from '../../tests/support/server/people.ts';
import { mailDecisions } from './mail-decisions.ts';
import type { Mail } from '../mail/mailer.ts';

onEmbeddedPostgres('acts on accounts', (app) => {
  let people: TestPeople;
  let second: TestPerson;
  beforeAll(async () => {
    people = await makePeople(app());
    second = await makeApproved(app(), 'admin');
  });

  const act = async (by: TestPerson, body: object, id: string = randomUUID()) => ({
    id,
    ...(await by.ask('POST', '/api/approvals/act', body, { 'idempotency-key': id })),
  });
  const decide = (by: TestPerson, accountId: string, more: object = {}) =>
    act(by, { act: 'decide', accountId, decision: 'approve', seen: 'pending', ...more });
  const undo = (by: TestPerson, accountId: string, decisionId: string) =>
    act(by, { act: 'undo', accountId, decisionId });
  const resultOf = ({ json }: { json: Record<string, unknown> }) =>
    (json['data'] as { act?: Record<string, unknown> } | undefined)?.act;
  const account = async (id: string) =>
    (
      await app().query<{ status: string; decided_by: string | null; decision_reason: string | null }>(
        'SELECT status, decided_by, decision_reason FROM accounts WHERE id = $1',
        [id],
      )
    )[0];
  const actsAbout = async (id: string) =>
    (await app().query<{ action: string }>('SELECT action FROM acts WHERE about = $1 ORDER BY at, id', [id])).map(
      ({ action }) => action,
    );
  /** As if all about this account had happened so much earlier. */
  const letAge = async (id: string, ms: number) => {
    for (const [table, column, key] of [
      ['accounts', 'decided_at', 'id'],
      ['accounts', 'decision_mail_due', 'id'],
      ['acts', 'at', 'about'],
      ['act_outcomes', 'at', 'about'],
    ] as const) {
      await app().query(`UPDATE ${table} SET ${column} = ${column} - interval '${ms} ms' WHERE ${key} = $1`, [id]);
    }
  };

  it('are for admins alone', async () => {
    for (const person of [people.volunteer, people.ngo, people.pendingAdmin, people.pendingVolunteer]) {
      expect((await decide(person, people.pendingNgo.id)).status).toBe(403);
    }
    expect((await account(people.pendingNgo.id))?.status).toBe('pending');
    expect((await decide(second, second.id, { seen: 'approved' })).status).toBe(403);
  });

  it('decide once, however often the phone sends it, and say so', async () => {
    const applicant = await makePerson(app(), 'volunteer');
    const first = await decide(people.admin, applicant.id, { reason: 'known to us' });
    const body = {
      act: 'decide',
      accountId: applicant.id,
      decision: 'approve',
      seen: 'pending',
      reason: 'known to us',
    };
    const again = await act(people.admin, body, first.id);
    expect([first.status, resultOf(first), again.text]).toEqual([201, { result: 'done' }, first.text]);
    expect(resultOf(await decide(second, applicant.id))).toEqual({ result: 'same' });
    expect(await actsAbout(applicant.id)).toEqual(['registered', 'account-approved']);
    expect((await applicant.ask('GET', '/api/account')).json['data'] as Account).toMatchObject({ status: 'approved' });
  });

  it('refuse with a reason only', async () => {
    const applicant = await makePerson(app(), 'ngo');
    const answer = await decide(people.admin, applicant.id, { decision: 'refuse', reason: ' ' });
    expect([answer.status, answer.json['fields']]).toEqual([422, { reason: 'required' }]);
  });

  it('who comes second is told who was first, and it stays told', async () => {
    const applicant = await makePerson(app(), 'ngo');
    await decide(people.admin, applicant.id);
    const refusal = { decision: 'refuse', reason: 'unknown' };
    const late = await decide(second, applicant.id, refusal);
    expect([late.status, resultOf(late)]).toEqual([
      201,
      { result: 'conflict', stands: 'approved', by: people.admin.name, at: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]);
    expect((await account(applicant.id))?.status).toBe('approved');
    const kept = await app().query('SELECT result, stands FROM act_outcomes WHERE id = $1', [late.id]);
    expect(kept).toEqual([{ result: 'conflict', stands: 'approved' }]);
    const plain = { act: 'decide', accountId: applicant.id, seen: 'pending', ...refusal };
    const withoutKey = await second.ask('POST', '/api/approvals/act', plain);
    expect([withoutKey.status, withoutKey.json['kind']]).toEqual([409, 'conflict']);
  });

  describe('taken back', () => {
    it('while it is fresh: the account waits again, its powers and sessions end, and it is written down', async () => {
      const applicant = await makePerson(app(), 'volunteer');
      const decision = await decide(people.admin, applicant.id);
      const undone = await undo(people.admin, applicant.id, decision.id);
      expect([undone.status, resultOf(undone), undone.json['message']]).toEqual([201, { result: 'done' }, 'Undone.']);
      expect(await account(applicant.id)).toEqual({ status: 'pending', decided_by: null, decision_reason: null });
      expect((await applicant.ask('GET', '/api/account')).status).toBe(401);
      expect(await actsAbout(applicant.id)).toEqual(['registered', 'account-approved', 'account-undone']);
      expect(resultOf(await undo(people.admin, applicant.id, decision.id))).toMatchObject({ result: 'conflict' });
      expect(resultOf(await decide(second, applicant.id))).toEqual({ result: 'done' });
    });

    it('what stood before stands again, with who decided that and why', async () => {
      const applicant = await makePerson(app(), 'ngo');
      await decide(second, applicant.id, { decision: 'refuse', reason: 'no papers' });
      const revised = await decide(people.admin, applicant.id, { seen: 'refused' });
      await undo(people.admin, applicant.id, revised.id);
      const refused = { status: 'refused', decided_by: second.id, decision_reason: 'no papers' };
      expect(await account(applicant.id)).toEqual(refused);
      const again = await decide(people.admin, applicant.id, { seen: 'refused' });
      await undo(people.admin, applicant.id, again.id);
      expect(await account(applicant.id)).toEqual(refused);
    });

    it('takes an NGO out of everybody’s list again', async () => {
      const ngo = await makePerson(app(), 'ngo');
      const decision = await decide(people.admin, ngo.id);
      const listed = async () => JSON.stringify((await people.volunteer.ask('GET', '/api/changes/ngos')).json['data']);
      expect(await listed()).toContain(ngo.id);
      await undo(people.admin, ngo.id, decision.id);
      expect(await listed()).not.toContain(ngo.id);
    });

    it('not somebody else’s, not after its time, and not where another decision came since', async () => {
      const [others, late, since] = [
        await makePerson(app(), 'ngo'),
        await makePerson(app(), 'ngo'),
        await makePerson(app(), 'ngo'),
      ];
      const ofOther = await decide(second, others.id);
      expect(resultOf(await undo(people.admin, others.id, ofOther.id))).toMatchObject({
        result: 'conflict',
        stands: 'approved',
        by: second.name,
      });
      const old = await decide(people.admin, late.id);
      await letAge(late.id, actLimits.undoMs + 1_000);
      const tooLate = await undo(people.admin, late.id, old.id);
      expect([resultOf(tooLate), tooLate.json['message']]).toEqual([
        { result: 'conflict', stands: 'approved', by: people.admin.name, at: expect.anything() },
        'This decision can no longer be undone. Decide anew instead.',
      ]);
      const mine = await decide(people.admin, since.id);
      await decide(second, since.id, { decision: 'refuse', reason: 'left us', seen: 'approved' });
      expect(resultOf(await undo(people.admin, since.id, mine.id))).toMatchObject({ stands: 'refused' });
      expect(await Promise.all([others, late, since].map(async ({ id }) => (await account(id))?.status))).toEqual([
        'approved',
        'approved',
        'refused',
      ]);
    });

    it('a decision that has not come yet is waited for', async () => {
      const applicant = await makePerson(app(), 'ngo');
      const answer = await undo(people.admin, applicant.id, randomUUID());
      expect([answer.status, answer.json['kind']]).toEqual([404, 'not-found']);
    });
  });

  it('the applicant is told by mail once, when it can no longer be taken back', async () => {
    const [told, undone] = [await makePerson(app(), 'ngo'), await makePerson(app(), 'ngo')];
    const sent: Mail[] = [];
    const mailer = { send: async (mail: Mail) => void sent.push(mail) };
    const toThem = () => sent.map(({ to }) => to).filter((to) => [told.email, undone.email].includes(to));
    const services = { pool: app().pool, mailer, onBug: () => undefined };
    await decide(people.admin, told.id);
    const decision = await decide(people.admin, undone.id);
    await undo(people.admin, undone.id, decision.id);
    await mailDecisions(services, Date.now());
    expect(toThem()).toEqual([]);
    await letAge(told.id, actLimits.undoMs);
    await mailDecisions(services, Date.now());
    await mailDecisions(services, Date.now());
    expect(toThem()).toEqual([told.email]);
  });
});
