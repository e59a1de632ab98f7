import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Application } from '../../contract/entities/account.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import type { Answer } from '../../tests/support/server/http.ts';
import {
  makeApproved,
  makePeople,
  makePerson,
  signInAs,
  type TestPeople,
  type TestPerson,
} from '../../tests/support/server/people.ts';

const CURSORS_OF_NOBODY = ['x', '{}', '[]', '[1]', '["a","b"]', '[-1,"x"]', '[1e309,"x"]', 'null'].map((text) =>
  Buffer.from(text).toString('base64url'),
);

/** Behind those that wait since 2020. */
const fromHere = Buffer.from(JSON.stringify([Date.UTC(2021, 0), randomUUID()])).toString('base64url');

onEmbeddedPostgres('approvals', (app) => {
  let people: TestPeople;
  let second: TestPerson;
  beforeAll(async () => {
    people = await makePeople(app());
    second = await makeApproved(app(), 'admin');
  });

  const decide = (by: TestPerson, about: string, body: unknown): Promise<Answer> =>
    by.ask('POST', `/api/approvals/${about}`, body);
  const actsAbout = (id: string) =>
    app().query<{ actor: string; action: string; detail: object }>(
      'SELECT actor, action, detail FROM acts WHERE about = $1 ORDER BY at, id',
      [id],
    );
  const statusOf = async (person: TestPerson) =>
    ((await person.ask('GET', '/api/account')).json['data'] as Application | undefined)?.status;

  /** Applicants who never sign in: quicker than by registration. Returns their ids. */
  const addPending = async (count: number, createdAt: string): Promise<string[]> => {
    const ids = Array.from({ length: count }, () => randomUUID());
    await app().query(
      `INSERT INTO accounts (id, name, email, email_key, password_hash, role, status, created_at, sealing_public, sealing_private)
       SELECT id::uuid, 'A', id, id, '', 'ngo', 'pending', ${createdAt}, '', ''
       FROM unnest($1::text[]) WITH ORDINALITY AS item (id, place)`,
      [ids],
    );
    return ids;
  };

  it('are for admins alone: neither for other roles nor for who asks to be one', async () => {
    const { volunteer, ngo, pendingAdmin, pendingVolunteer } = people;
    for (const person of [volunteer, ngo, pendingAdmin, pendingVolunteer]) {
      expect((await person.ask('GET', '/api/approvals')).status).toBe(403);
      expect((await decide(person, pendingVolunteer.id, { decision: 'approve' })).status).toBe(403);
    }
    expect((await fetch(`${app().url}/api/approvals`)).status).toBe(401);
    expect(await actsAbout(pendingVolunteer.id)).toEqual([expect.objectContaining({ action: 'registered' })]);
  });

  it('approve with the next request, are written down, and are one act however often they are said', async () => {
    const applicant = await makePerson(app(), 'ngo');
    const first = await decide(people.admin, applicant.id, { decision: 'approve', reason: 'known to us' });
    const again = await decide(people.admin, applicant.id, { decision: 'approve', reason: 'known to us' });
    const bySecond = await decide(second, applicant.id, { decision: 'approve' });
    expect([first.status, again.text, bySecond.text]).toEqual([200, first.text, first.text]);
    expect(first.json).toMatchObject({
      message: 'Approved.',
      data: { _id: applicant.id, status: 'approved', decidedBy: people.admin.name, reason: 'known to us' },
    });
    expect(await statusOf(applicant)).toBe('approved');
    const acts = (await actsAbout(applicant.id)).filter(({ action }) => action !== 'registered');
    expect(acts).toEqual([
      {
        actor: people.admin.id,
        action: 'account-approved',
        detail: { role: 'ngo', from: 'pending', reason: 'known to us' },
      },
    ]);
  });

  it('refuse with a reason only, which the applicant sees and signs in all the same', async () => {
    const applicant = await makePerson(app(), 'volunteer');
    for (const reason of [undefined, '', ' \u200b\n']) {
      const answer = await decide(people.admin, applicant.id, { decision: 'refuse', reason });
      expect([answer.status, answer.json['fields']]).toEqual([422, { reason: 'required' }]);
    }
    expect((await decide(people.admin, applicant.id, { decision: 'refuse', reason: 'no such group' })).status).toBe(
      200,
    );
    const own = await applicant.ask('GET', '/api/account');
    expect(own.json['data']).toMatchObject({ status: 'refused', decisionReason: 'no such group' });
  });

  it('are not taken back by chance: who saw another status is told who decided, and when', async () => {
    const applicant = await makePerson(app(), 'volunteer');
    await decide(people.admin, applicant.id, { decision: 'approve' });
    const late = await decide(second, applicant.id, { decision: 'refuse', reason: 'too late' });
    expect([late.status, late.json['kind']]).toEqual([409, 'conflict']);
    expect(late.json['message']).toMatch(
      new RegExp(`^${people.admin.name} approved this account on \\d{4}-\\d\\d-\\d\\d at \\d\\d:\\d\\d UTC\\.$`),
    );
    expect(await statusOf(applicant)).toBe('approved');
  });

  it('S14 are withdrawn on purpose, which ends every session of the account', async () => {
    const volunteer = await makeApproved(app(), 'volunteer');
    const body = { decision: 'refuse', reason: 'left us', from: 'approved' };
    expect((await decide(second, volunteer.id, body)).status).toBe(200);
    expect((await volunteer.ask('GET', '/api/account')).status).toBe(401);
    expect((await decide(second, volunteer.id, body)).status).toBe(200);
    expect((await actsAbout(volunteer.id)).map(({ action }) => action)).toEqual(['registered', 'account-refused']);
    expect((await decide(second, volunteer.id, { decision: 'approve', from: 'refused' })).status).toBe(200);
  });

  it('are never about oneself', async () => {
    const answers = [
      await decide(second, second.id, { decision: 'refuse', reason: 'tired', from: 'approved' }),
      await decide(people.pendingAdmin, people.pendingAdmin.id, { decision: 'approve' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    expect(await statusOf(second)).toBe('approved');
  });

  it('know no such account', async () => {
    for (const id of [randomUUID(), 'x', `${people.volunteer.id}'--`, '..%2f']) {
      const answer = await decide(people.admin, id, { decision: 'approve' });
      expect([id, answer.status]).toEqual([id, 404]);
    }
  });

  it('of two admins who decide differently at once one wins, and the other is told', async () => {
    for (const id of await addPending(8, 'now()')) {
      const answers = await Promise.all([
        decide(people.admin, id, { decision: 'approve' }),
        decide(second, id, { decision: 'refuse', reason: 'unknown' }),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const won = answers[0]?.status === 200 ? 'approved' : 'refused';
      const kept = await app().query<{ status: string }>('SELECT status FROM accounts WHERE id = $1', [id]);
      expect(kept).toEqual([{ status: won }]);
      expect((await actsAbout(id)).map(({ action }) => action)).toEqual([`account-${won}`]);
    }
  });

  it('of two admins who refuse each other at once one stays', async () => {
    const pair = [await makeApproved(app(), 'admin'), await makeApproved(app(), 'admin')] as const;
    for (let round = 0; round < 6; round += 1) {
      await app().query(`UPDATE accounts SET status = 'approved' WHERE id IN ($1, $2)`, [pair[0].id, pair[1].id]);
      const [one, other] = await Promise.all([signInAs(app(), pair[0]), signInAs(app(), pair[1])]);
      const body = { decision: 'refuse', reason: 'me or you', from: 'approved' };
      const answers = await Promise.all([decide(one, other.id, body), decide(other, one.id, body)]);
      const kept = await app().query('SELECT 1 FROM accounts WHERE id IN ($1, $2) AND status = $3', [
        one.id,
        other.id,
        'approved',
      ]);
      // The one who lost was an admin no longer: by then its session had ended, or it was only about to.
      expect([answers.filter(({ status }) => status === 200).length, kept.length]).toEqual([1, 1]);
      expect([401, 403]).toContain(answers.find(({ status }) => status !== 200)?.status);
    }
  });

  describe('list', () => {
    let made: string[] = [];
    beforeAll(async () => {
      // Longer ago than all others here, some in the same millisecond.
      made = await addPending(205, `timestamptz '2020-01-01T00:00:00.123Z' + (place / 7) * interval '1 millisecond'`);
    });

    it('shows who waits the longest first, a hundred at a time, each once', async () => {
      const seen: Application[] = [];
      let cursor = '';
      do {
        const answer = await people.admin.ask('GET', `/api/approvals?role=ngo${cursor}`);
        const { data, next } = answer.json as { data: Application[]; next?: string };
        expect(data.length).toBeLessThanOrEqual(100);
        seen.push(...data);
        cursor = next === undefined ? '' : `&cursor=${next}`;
      } while (cursor !== '');
      const times = seen.map(({ createdAt }) => createdAt);
      expect(times).toEqual(times.toSorted());
      expect(new Set(seen.map(({ _id }) => _id)).size).toBe(seen.length);
      expect(
        seen
          .slice(0, 205)
          .map(({ _id }) => _id)
          .toSorted(),
      ).toEqual(made.toSorted());
      expect(seen.slice(205).map(({ _id }) => _id)).toContain(people.pendingNgo.id);
      expect(new Set(seen.map(({ role, status }) => `${role} ${status}`))).toEqual(new Set(['ngo pending']));
    });

    it('tells of who asks what the profile tells so far', async () => {
      const [helper, group] = [await makePerson(app(), 'volunteer'), await makePerson(app(), 'ngo')];
      await app().query(`INSERT INTO volunteer_profiles (id, skills, city) VALUES ($1, 'Boat', 'Supaul')`, [helper.id]);
      await app().query(
        `INSERT INTO ngo_profiles (id, organization_name, city, focus_areas, area)
         VALUES ($1, 'Kosi Relief', '', '["Shelter", "Food Aid"]', '{"lati": 25.6, "long": 85.14, "radiusKm": 40}')`,
        [group.id],
      );
      const listed = async (role: string, id: string) => {
        const { json } = await people.admin.ask('GET', `/api/approvals?role=${role}&cursor=${fromHere}`);
        return (json['data'] as Application[]).find(({ _id }) => _id === id);
      };
      const told = await listed('volunteer', helper.id);
      expect(told).toMatchObject({ skills: 'Boat', location: 'Supaul' });
      expect(told).not.toHaveProperty('type');
      const ngo = await listed('ngo', group.id);
      expect(ngo).toMatchObject({
        organizationName: 'Kosi Relief',
        type: 'Shelter',
        focusAreas: ['Shelter', 'Food Aid'],
        area: { lati: 25.6, long: 85.14, radiusKm: 40 },
        areaNear: { name: 'Patna', country: 'IN' },
      });
      expect(ngo).not.toHaveProperty('location');
    });

    it('shows those that were decided when asked for them', async () => {
      const { json } = await people.admin.ask('GET', '/api/approvals?status=refused');
      const data = json['data'] as Application[];
      expect(data.length).toBeGreaterThan(0);
      expect(data.every(({ status, reason, decidedAt }) => status === 'refused' && reason && decidedAt)).toBe(true);
    });

    it.each([...CURSORS_OF_NOBODY, '%00', 'a&cursor=b'])('takes no cursor that it did not give: %s', async (cursor) => {
      const answer = await people.admin.ask('GET', `/api/approvals?cursor=${cursor}`);
      expect([answer.status, Object.keys(answer.json['fields'] as object)]).toEqual([422, ['cursor']]);
    });

    it('names a parameter that it does not know', async () => {
      const answer = await people.admin.ask('GET', '/api/approvals?status=all&statuz=pending');
      expect([answer.status, Object.keys(answer.json['fields'] as object).toSorted()]).toEqual([
        422,
        ['status', 'statuz'],
      ]);
    });
  });
});
