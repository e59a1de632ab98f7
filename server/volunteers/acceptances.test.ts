import { randomUUID } from 'node:crypto';
import { is } from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { acceptDisaster, checkStatus, getDesk, takeStep } from '../../contract/calls/volunteer.ts';
import { volunteerMessages } from '../../contract/volunteer-messages.ts';
import { batchItem } from '../../tests/support/server/bodies.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { makePeople, type TestPeople } from '../../tests/support/server/people.ts';
import { makeDisaster, makeVolunteers, placesOf, type TestVolunteer } from '../../tests/support/server/volunteers.ts';
import { texts } from '../texts.ts';

type Json = Record<string, unknown>;

onEmbeddedPostgres('a volunteer who accepts a disaster', (app) => {
  let people: TestPeople;
  beforeAll(async () => {
    people = await makePeople(app());
  });
  const one = async (): Promise<TestVolunteer> => {
    const [volunteer] = await makeVolunteers(app(), 1);
    if (volunteer === undefined) throw new Error('nobody');
    return volunteer;
  };
  const active = (wanted?: number | null) => makeDisaster(app(), wanted);
  const check = async (volunteer: TestVolunteer, disasterId: string) => {
    const { json } = await volunteer.ask('POST', '/api/volunteer/check-status', { id: volunteer.id, disasterId });
    expect(is(checkStatus.answers[200], json)).toBe(true);
    return json;
  };

  it('has a place on it, by the words of section 8, and stands so wherever it is asked', async () => {
    const [volunteer, disaster, key] = [await one(), await active(15), randomUUID()];
    expect(await check(volunteer, disaster)).toMatchObject({ isAssigned: false, hasActiveDisaster: false });
    const answer = await volunteer.accept(disaster, key);
    expect([answer.status, is(acceptDisaster.answers[201], answer.json)]).toEqual([201, true]);
    expect(answer.json).toMatchObject({
      success: true,
      message: volunteerMessages.accepted,
      data: { _id: key, state: 'accepted' },
    });
    expect(await check(volunteer, disaster)).toMatchObject({ isAssigned: true, hasActiveDisaster: true });
    expect(await check(volunteer, await active())).toMatchObject({ isAssigned: false, hasActiveDisaster: true });
    const desk = await volunteer.ask('GET', '/api/volunteer/desk');
    expect(is(getDesk.answers[200], desk.json)).toBe(true);
    const work = await volunteer.work();
    expect(work).toMatchObject({
      _id: key,
      disasterId: disaster,
      state: 'accepted',
      disaster: { volunteersAccepted: 1 },
    });
    expect(Date.parse(work.askAt ?? '') - Date.parse(work.decidedAt)).toBe(120 * 60_000);
    expect(Date.parse(work.releaseAt ?? '') - Date.parse(work.askAt ?? '')).toBe(30 * 60_000);
    expect(await placesOf(app(), disaster)).toEqual({ said: 1, counted: 1, busy: 1 });
  });

  it('is told why not: as a kept answer with a key, as a conflict without one', async () => {
    const [first, second, full] = [await one(), await one(), await active(1)];
    await first.accept(full);
    const cases: [TestVolunteer, string, string, string][] = [
      [second, full, 'full', texts.disasterFull],
      [first, await active(), 'busy', volunteerMessages.hasActiveDisaster],
    ];
    for (const status of [
      `status = 'pending'`,
      `status = 'rejected'`,
      `status = 'rejected', resolved_at = now()`,
      `lane = 'triage'`,
    ]) {
      const closed = await active();
      await app().query(`UPDATE reports SET ${status} WHERE id = $1`, [closed]);
      cases.push([second, closed, 'closed', texts.disasterClosed]);
    }
    for (const [who, disaster, why, message] of cases) {
      const key = randomUUID();
      const answer = await who.accept(disaster, key);
      expect([answer.status, answer.json]).toMatchObject([
        201,
        { message, data: { _id: key, state: 'declined', why } },
      ]);
      expect((await who.accept(disaster, key)).text).toBe(answer.text);
      const bare = await who.ask('POST', '/api/volunteer/acceptrequest', { id: who.id, disasterId: disaster });
      expect([bare.status, bare.json]).toMatchObject([409, { kind: 'conflict', success: false, message }]);
    }
    const works = (await second.desk()).work.map(({ state, why }) => `${state} ${why}`);
    expect(works).toEqual([...Array<string>(4).fill('declined closed'), 'declined full']);
  });

  it('knows nothing of a disaster that is unknown: closed with a key, 404 without', async () => {
    const [volunteer, disasterId] = [await one(), randomUUID()];
    expect((await volunteer.accept(disasterId)).json).toMatchObject({ data: { state: 'declined', why: 'closed' } });
    const bare = await volunteer.ask('POST', '/api/volunteer/acceptrequest', { id: volunteer.id, disasterId });
    expect([bare.status, bare.json['kind']]).toEqual([404, 'not-found']);
    expect((await volunteer.work()).disaster).toBeUndefined();
  });

  it('speaks for nobody else, and is approved', async () => {
    const [volunteer, other, disasterId] = [await one(), await one(), await active()];
    for (const key of [undefined, randomUUID()]) {
      const stolen = await volunteer.ask('POST', '/api/volunteer/acceptrequest', { id: other.id, disasterId }, key);
      expect([stolen.status, stolen.json['kind']]).toEqual([403, 'forbidden']);
    }
    const looked = await volunteer.ask('POST', '/api/volunteer/check-status', { id: other.id, disasterId });
    expect(looked.status).toBe(403);
    const byAdmin = await people.admin.ask('POST', '/api/volunteer/check-status', { id: other.id, disasterId });
    expect(byAdmin.json).toEqual({ success: true, isAssigned: false, hasActiveDisaster: false });
    for (const person of [people.pendingVolunteer, people.ngo, people.admin]) {
      const refused = await person.ask('POST', '/api/volunteer/acceptrequest', { id: person.id, disasterId });
      expect(refused.status).toBe(403);
      const item = batchItem(randomUUID(), 'acceptDisaster', { id: person.id, disasterId });
      const batch = await person.ask('POST', '/api/outbox', { items: [item], owner: person.id });
      expect(batch.json['answers']).toMatchObject([{ status: 403, body: { kind: 'forbidden' } }]);
    }
    expect(await placesOf(app(), disasterId)).toEqual({ said: 0, counted: 0, busy: 0 });
  });

  it('goes the way step by step, and no step twice', async () => {
    const [volunteer, disaster, work] = [await one(), await active(), randomUUID()];
    await volunteer.accept(disaster, work);
    for (const step of ['still-coming', 'on-the-way', 'arrived', 'done'] as const) {
      const key = randomUUID();
      const at = Date.now();
      const answer = await volunteer.step(work, step, { key, at });
      const state = step === 'still-coming' ? 'accepted' : step;
      expect([answer.status, is(takeStep.answers[201], answer.json)]).toEqual([201, true]);
      expect(answer.json).toMatchObject({ data: { _id: key, state } });
      expect((await volunteer.step(work, step, { key, at })).text).toBe(answer.text);
      expect((await volunteer.work()).state).toBe(state);
    }
    const steps = await app().query<Json>('SELECT step FROM acceptance_steps WHERE acceptance_id = $1', [work]);
    expect(steps).toHaveLength(4);
    const { onTheWayAt, arrivedAt, doneAt, askAt, endedAt } = await volunteer.work();
    expect([onTheWayAt, arrivedAt, doneAt, askAt, endedAt].map((time) => time !== undefined)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(await placesOf(app(), disaster)).toEqual({ said: 1, counted: 1, busy: 0 });
    // Done frees them for another.
    expect((await volunteer.accept(await active())).json).toMatchObject({ data: { state: 'accepted' } });
  });

  it('may have taken steps in another order than they come in: none leads back, all are known', async () => {
    const [volunteer, disaster, work] = [await one(), await active(), randomUUID()];
    await volunteer.accept(disaster, work);
    await volunteer.step(work, 'arrived', { at: Date.now() + 1000 });
    const late = await volunteer.step(work, 'on-the-way');
    expect(late.json).toMatchObject({ data: { state: 'arrived' } });
    const { state, onTheWayAt, arrivedAt } = await volunteer.work();
    expect([state, onTheWayAt !== undefined, arrivedAt !== undefined]).toEqual(['arrived', true, true]);
    expect((await volunteer.step(work, 'still-coming')).json).toMatchObject({ data: { state: 'arrived' } });
    // A phone's clock that is wrong by years moves nothing out of its time.
    await volunteer.step(work, 'done', { at: 0 });
    const { doneAt, decidedAt } = await volunteer.work();
    expect(doneAt).toBe(decidedAt);
  });

  it('withdraws with a reason, and the place is free', async () => {
    const [volunteer, disaster, work] = [await one(), await active(1), randomUUID()];
    await volunteer.accept(disaster, work);
    for (const reason of [undefined, ' ']) {
      const refused = await volunteer.step(work, 'withdraw', reason === undefined ? {} : { reason });
      expect([refused.status, refused.json['fields']]).toEqual([422, { reason: 'required' }]);
    }
    const answer = await volunteer.step(work, 'withdraw', { reason: 'The bridge is gone' });
    expect(answer.json).toMatchObject({ data: { state: 'withdrawn' } });
    expect(await volunteer.work()).toMatchObject({ state: 'withdrawn', reason: 'The bridge is gone' });
    expect(await placesOf(app(), disaster)).toEqual({ said: 0, counted: 0, busy: 0 });
    expect((await (await one()).accept(disaster)).json).toMatchObject({ data: { state: 'accepted' } });
    expect((await volunteer.step(work, 'on-the-way')).json).toMatchObject({ data: { state: 'withdrawn' } });
    expect(await placesOf(app(), disaster)).toEqual({ said: 1, counted: 1, busy: 1 });
  });

  it('takes steps of their own alone; of what is not there yet they wait', async () => {
    const [volunteer, other, work] = [await one(), await one(), randomUUID()];
    await other.accept(await active(), work);
    for (const id of [work, randomUUID()]) {
      const answer = await volunteer.step(id, 'on-the-way');
      expect([answer.status, answer.json['kind']]).toEqual([404, 'not-found']);
    }
    expect((await other.work()).state).toBe('accepted');
  });

  it('withdraws and accepts another in one batch, in that order, however often it comes', async () => {
    const [volunteer, first, second, work] = [await one(), await active(), await active(), randomUUID()];
    await volunteer.accept(first, work);
    const takenAt = new Date().toISOString();
    const items = [
      batchItem(randomUUID(), 'takeStep', { workId: work, step: 'withdraw', takenAt, reason: 'Too far' }),
      batchItem(randomUUID(), 'acceptDisaster', { id: volunteer.id, disasterId: second }),
    ];
    for (const replayed of [false, true]) {
      const batch = await volunteer.ask('POST', '/api/outbox', { items, owner: volunteer.id });
      expect(batch.json['answers']).toMatchObject([
        { status: 201, replayed, body: { data: { state: 'withdrawn' } } },
        { status: 201, replayed, body: { data: { state: 'accepted' } } },
      ]);
    }
    expect((await volunteer.desk()).work.map(({ state }) => state)).toEqual(['accepted', 'withdrawn']);
  });

  it('accepts twice what they are on, and is on it once', async () => {
    const [volunteer, disaster] = [await one(), await active(1)];
    await volunteer.accept(disaster);
    expect((await volunteer.accept(disaster)).json).toMatchObject({ data: { state: 'accepted' } });
    const bare = await volunteer.ask('POST', '/api/volunteer/acceptrequest', {
      id: volunteer.id,
      disasterId: disaster,
    });
    expect([bare.status, bare.json['message']]).toEqual([201, volunteerMessages.accepted]);
    expect((await volunteer.desk()).work).toHaveLength(1);
  });
});
