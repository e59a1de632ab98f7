import { randomUUID } from 'node:crypto';
import { is } from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { completeDisaster, confirmWork, listReportedWork } from '../../contract/calls/volunteer.ts';
import type { ReportedWork } from '../../contract/entities/volunteer.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { makeApproved, makePeople, type TestPeople, type TestPerson } from '../../tests/support/server/people.ts';
import { makeDisaster, makeVolunteers, placesOf, type TestVolunteer } from '../../tests/support/server/volunteers.ts';
import { confirmWork as confirm } from './confirm-work.ts';

onEmbeddedPostgres('work that came to its end', (app) => {
  let people: TestPeople;
  let other: TestPerson;
  beforeAll(async () => {
    people = await makePeople(app());
    other = await makeApproved(app(), 'admin');
  });
  const one = async (): Promise<TestVolunteer> => {
    const [volunteer] = await makeVolunteers(app(), 1);
    if (volunteer === undefined) throw new Error('nobody');
    return volunteer;
  };
  const onIt = async (disaster: string, ...steps: ('on-the-way' | 'arrived' | 'done')[]) => {
    const [volunteer, work] = [await one(), randomUUID()];
    await volunteer.accept(disaster, work);
    for (const step of steps) await volunteer.step(work, step);
    return { volunteer, work };
  };
  const decide = async (id: string, body: object, who = people.admin) => {
    const answer = await who.ask('POST', `/api/volunteer/work/${id}`, body);
    if (answer.status === 200) expect(is(confirmWork.answers[200], answer.json)).toBe(true);
    return answer;
  };
  const actsOf = (about: string) =>
    app().query<{ actor: string; action: string; detail: Record<string, unknown> }>(
      'SELECT actor, action, detail FROM acts WHERE about = $1 ORDER BY at, id',
      [about],
    );
  const put = (id: string, body: object) => people.admin.ask('PUT', `/api/report/${id}`, body);
  const resolved = () => ({ status: 'rejected', resolvedAt: new Date().toISOString() });

  it('waits for an admin, the longest waiting first, page by page', async () => {
    const disaster = await makeDisaster(app());
    const volunteers = await makeVolunteers(app(), 103);
    await app().query(
      `INSERT INTO acceptances (id, account_id, disaster_id, state, decided_at, sign_at, done_at)
       SELECT gen_random_uuid(), id::uuid, $2, 'done', now(), now(),
              date_trunc('milliseconds', now()) - make_interval(mins => (place / 2)::int)
       FROM unnest($1::text[]) WITH ORDINALITY AS item (id, place)`,
      [volunteers.map(({ id }) => id), disaster],
    );
    const seen: ReportedWork[] = [];
    let cursor: string | undefined;
    do {
      const { json } = await people.admin.ask('GET', `/api/volunteer/reported${cursor ? `?cursor=${cursor}` : ''}`);
      expect(is(listReportedWork.answers[200], json)).toBe(true);
      seen.push(...(json['data'] as ReportedWork[]));
      cursor = json['next'] as string | undefined;
    } while (cursor !== undefined);
    expect(new Set(seen.map(({ _id }) => _id)).size).toBe(103);
    const times = seen.map(({ doneAt }) => Date.parse(doneAt ?? ''));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(seen[0]).toMatchObject({
      disasterId: disaster,
      state: 'done',
      disaster: { contactNumber: expect.any(String) as string },
    });
    expect((await people.admin.ask('GET', '/api/volunteer/reported?cursor=x')).status).toBe(422);
    await app().query('DELETE FROM acceptances');
  });

  it('is taken back while it is fresh, by whoever confirmed it, as long as no certificate stands on it', async () => {
    const disaster = await makeDisaster(app());
    const steps = ['on-the-way', 'arrived', 'done'] as const;
    const undo = (work: string, who = people.admin) => decide(work, { decision: 'undo' }, who);
    const { work, volunteer } = await onIt(disaster, ...steps);
    // Nothing to take back yet: it stands like that.
    expect((await undo(work)).status).toBe(200);
    await decide(work, { decision: 'confirm' });
    expect((await undo(work, other)).status).toBe(409);
    const undone = await undo(work);
    expect([undone.status, undone.json['data']]).toMatchObject([200, { _id: work, state: 'done' }]);
    expect((await undo(work)).status).toBe(200);
    expect((await actsOf(work)).map(({ action }) => action)).toEqual(['work-confirmed', 'work-undone']);
    expect(await placesOf(app(), disaster)).toEqual({ said: 1, counted: 1, busy: 0 });
    expect((await volunteer.work()).endedAt).toBeUndefined();
    // It waits again, for every admin, and can be decided either way.
    expect((await decide(work, { decision: 'refuse', reason: 'Nobody saw them' }, other)).status).toBe(200);
    expect((await undo(work, other)).status).toBe(409);

    const late = await onIt(disaster, ...steps);
    await decide(late.work, { decision: 'confirm' });
    await app().query(`UPDATE acts SET at = at - interval '91 seconds' WHERE about = $1`, [late.work]);
    expect((await undo(late.work)).status).toBe(409);

    const certified = await onIt(disaster, ...steps);
    await decide(certified.work, { decision: 'confirm' });
    const body = { workId: certified.work, name: 'Asha' };
    expect((await certified.volunteer.ask('POST', '/api/certificates/', body)).status).toBeLessThan(300);
    expect((await undo(certified.work)).status).toBe(409);

    const over = await onIt(disaster, ...steps);
    await decide(over.work, { decision: 'confirm' });
    await put(disaster, resolved());
    expect((await undo(over.work)).status).toBe(409);
    expect((await over.volunteer.work()).state).toBe('completed');
  });

  it('is confirmed once, in writing, and cannot be refused after that', async () => {
    const disaster = await makeDisaster(app());
    const { volunteer, work } = await onIt(disaster, 'on-the-way', 'arrived', 'done');
    const first = await decide(work, { decision: 'confirm' });
    expect(first.json).toMatchObject({
      message: 'The work is completed now.',
      data: { _id: work, state: 'completed' },
    });
    expect((await decide(work, { decision: 'confirm' }, other)).text).toBe(first.text);
    expect(await actsOf(work)).toMatchObject([{ actor: people.admin.id, action: 'work-confirmed' }]);
    expect(await volunteer.work()).toMatchObject({ state: 'completed', endedAt: expect.any(String) as string });
    const refused = await decide(work, { decision: 'refuse', reason: 'Nobody saw them' }, other);
    expect([refused.status, refused.json['kind']]).toEqual([409, 'conflict']);
    expect(refused.json['message']).toMatch(
      new RegExp(`^${people.admin.name} confirmed this work on \\d{4}-\\d\\d-\\d\\d at \\d\\d:\\d\\d UTC\\.$`),
    );
    expect((await placesOf(app(), disaster)).said).toBe(1);
  });

  it('is not confirmed, with a reason that its volunteer sees; and may be later', async () => {
    const disaster = await makeDisaster(app(), 1);
    const { volunteer, work } = await onIt(disaster, 'done');
    expect((await decide(work, { decision: 'refuse' })).json['fields']).toEqual({ reason: 'required' });
    await decide(work, { decision: 'refuse', reason: 'Nobody saw you there' });
    expect(await volunteer.work()).toMatchObject({
      state: 'not-confirmed',
      why: 'admin',
      reason: 'Nobody saw you there',
    });
    expect((await placesOf(app(), disaster)).said).toBe(0);
    // Another admin at the same moment cannot have seen it; a minute later they have.
    const atOnce = await decide(work, { decision: 'confirm' }, other);
    expect([atOnce.status, atOnce.json['message']]).toEqual([
      409,
      expect.stringContaining(`${people.admin.name} did not confirm this work on`) as string,
    ]);
    const later = { workId: work, admin: other.id, decision: 'confirm' as const };
    expect((await confirm(app().pool, later, Date.now() + 60_000)).ok).toBe(true);
    const { state, why, reason } = await volunteer.work();
    expect([state, why, reason]).toEqual(['completed', undefined, undefined]);
    expect((await actsOf(work)).map(({ action }) => action)).toEqual(['work-not-confirmed', 'work-confirmed']);
    expect((await placesOf(app(), disaster)).said).toBe(1);
  });

  it('is decided about once, of two admins at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { work } = await onIt(await makeDisaster(app()), 'done');
      const answers = await Promise.all([
        decide(work, { decision: 'confirm' }),
        decide(work, { decision: 'refuse', reason: 'Nobody saw them' }, other),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(await actsOf(work)).toHaveLength(1);
    }
  });

  it('is not decided about before it was reported done, nor where there is none', async () => {
    const { work } = await onIt(await makeDisaster(app()), 'on-the-way');
    const early = await decide(work, { decision: 'confirm' });
    expect([early.status, early.json['message']]).toEqual([
      409,
      'This work is under way. That cannot be said of it now.',
    ]);
    for (const id of [randomUUID(), 'x']) expect((await decide(id, { decision: 'confirm' })).status).toBe(404);
  });

  it('is completed with its disaster, for all who are on it and for nobody else, in writing', async () => {
    const disaster = await makeDisaster(app());
    const made = [await onIt(disaster), await onIt(disaster, 'arrived'), await onIt(disaster, 'done')];
    const gone = await onIt(disaster);
    await gone.volunteer.step(gone.work, 'withdraw', { reason: 'Ill' });
    const answer = await put(disaster, resolved());
    expect(answer.json['data']).toMatchObject({ displayStatus: 'resolved', volunteersAccepted: 3 });
    for (const { volunteer } of made) expect((await volunteer.work()).state).toBe('completed');
    expect((await gone.volunteer.work()).state).toBe('withdrawn');
    expect(await actsOf(disaster)).toMatchObject([
      { action: 'place-freed', actor: gone.volunteer.id, detail: { why: 'withdrawn', state: 'accepted' } },
      { action: 'report-decided', detail: { to: 'resolved', volunteers: 3 } },
    ]);
    // Opened again it leaves completed work completed; who did it may do it again, in the place that they have.
    await app().query('UPDATE reports SET volunteers_wanted = 3 WHERE id = $1', [disaster]);
    await put(disaster, { status: 'approved', reason: 'The water is back' });
    const [first] = made;
    expect((await first?.volunteer.work())?.state).toBe('completed');
    expect((await first?.volunteer.accept(disaster))?.json).toMatchObject({ data: { state: 'accepted' } });
    expect((await (await one()).accept(disaster)).json).toMatchObject({ data: { state: 'declined', why: 'full' } });
    expect(await placesOf(app(), disaster)).toEqual({ said: 3, counted: 3, busy: 1 });
  });

  it('is ended where its disaster is dismissed, and its volunteers see why', async () => {
    const disaster = await makeDisaster(app());
    const made = [await onIt(disaster), await onIt(disaster, 'done')];
    const answer = await put(disaster, { status: 'rejected', reason: 'Made up', dismissal: 'false' });
    expect(answer.json['data']).toMatchObject({ displayStatus: 'dismissed', volunteersAccepted: 0 });
    for (const { volunteer } of made)
      expect(await volunteer.work()).toMatchObject({ state: 'ended', why: 'dismissed' });
    expect((await made[0]?.volunteer.accept(await makeDisaster(app())))?.json).toMatchObject({
      data: { state: 'accepted' },
    });
  });

  it('is completed by the last of the three calls of section 4 too, once', async () => {
    const disaster = await makeDisaster(app());
    const { volunteer } = await onIt(disaster);
    const complete = (id: string) => people.admin.ask('PUT', `/api/volunteer/complete-disaster/${id}`);
    for (let time = 0; time < 2; time += 1) {
      const answer = await complete(disaster);
      expect([answer.status, is(completeDisaster.answers[200], answer.json)]).toEqual([200, true]);
    }
    expect((await volunteer.work()).state).toBe('completed');
    expect(await actsOf(disaster)).toMatchObject([{ action: 'work-completed', detail: { volunteers: 1 } }]);
    for (const id of [randomUUID(), 'x']) expect((await complete(id)).status).toBe(404);
    // After the other two there is nothing left to do, nor to write down.
    const whole = await makeDisaster(app());
    await onIt(whole);
    await put(whole, resolved());
    await people.admin.ask('POST', `/api/report/resolve/${whole}`, { ...resolved(), status: 'resolved' });
    expect((await complete(whole)).status).toBe(200);
    expect((await actsOf(whole)).map(({ action }) => action)).toEqual(['report-decided']);
  });

  it('is not in the way of a number of volunteers that an admin changes: written down each time', async () => {
    const disaster = await makeDisaster(app());
    const ask = (volunteersWanted: number | null, more = {}) =>
      put(disaster, { status: 'approved', volunteersWanted, ...more });
    expect((await ask(2)).json['data']).toMatchObject({ volunteersWanted: 2, volunteersAccepted: 0 });
    await ask(2);
    await onIt(disaster);
    const second = await onIt(disaster);
    expect((await (await one()).accept(disaster)).json).toMatchObject({ data: { why: 'full' } });
    // Lowered below those who have accepted it takes nobody's place.
    expect((await ask(1, { seen: 'active' })).json['data']).toMatchObject({
      volunteersWanted: 1,
      volunteersAccepted: 2,
    });
    expect((await second.volunteer.work()).state).toBe('accepted');
    await second.volunteer.step(second.work, 'withdraw', { reason: 'Ill' });
    expect((await (await one()).accept(disaster)).json).toMatchObject({ data: { why: 'full' } });
    expect(((await ask(null)).json['data'] as object) ?? {}).not.toHaveProperty('volunteersWanted');
    expect((await (await one()).accept(disaster)).json).toMatchObject({ data: { state: 'accepted' } });
    expect((await actsOf(disaster)).map(({ action, detail }) => [action, detail])).toEqual([
      ['volunteers-wanted', { from: null, to: 2 }],
      ['volunteers-wanted', { from: 2, to: 1 }],
      ['place-freed', { why: 'withdrawn', state: 'accepted' }],
      ['volunteers-wanted', { from: 1, to: null }],
    ]);
    expect((await ask(5, { seen: 'pending' })).status).toBe(409);
    for (const wrong of [0, -1, 1.5, 100_001]) expect((await ask(wrong)).status).toBe(422);
  });

  it('begins with a number that comes with the approval', async () => {
    const disaster = await makeDisaster(app());
    await app().query(`UPDATE reports SET status = 'pending' WHERE id = $1`, [disaster]);
    const answer = await put(disaster, { status: 'approved', volunteersWanted: 7 });
    expect(answer.json['data']).toMatchObject({ displayStatus: 'active', volunteersWanted: 7 });
    expect(await actsOf(disaster)).toMatchObject([{ action: 'report-decided', detail: { volunteersWanted: 7 } }]);
    expect((await put(disaster, resolved())).json['data']).toMatchObject({ volunteersWanted: 7 });
  });

  it('ends when an admin takes the volunteer their role, and gives their place free; what they say is done stays to be confirmed', async () => {
    const disaster = await makeDisaster(app());
    const { volunteer, work } = await onIt(disaster, 'on-the-way');
    const done = await onIt(disaster, 'on-the-way', 'arrived', 'done');
    expect(await placesOf(app(), disaster)).toEqual({ said: 2, counted: 2, busy: 1 });
    for (const { id } of [volunteer, done.volunteer]) {
      const body = { decision: 'refuse', reason: 'not seen for weeks', from: 'approved' };
      expect((await people.admin.ask('POST', `/api/approvals/${id}`, body)).status).toBe(200);
    }
    const states = await app().query('SELECT id, state, why FROM acceptances WHERE disaster_id = $1', [disaster]);
    expect(states).toHaveLength(2);
    expect(states).toContainEqual({ id: work, state: 'ended', why: 'role' });
    expect(states).toContainEqual({ id: done.work, state: 'done', why: null });
    expect(await placesOf(app(), disaster)).toEqual({ said: 1, counted: 1, busy: 0 });
  });
});
