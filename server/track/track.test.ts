import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lookUpRecord, trackOwn } from '../../contract/calls/track.ts';
import type { TrackView } from '../../contract/entities/track.ts';
import type { AidView } from '../../contract/entities/aid-request.ts';
import { referenceOf } from '../../contract/reference.ts';
import { actOnReport, alert, outcomeIn } from '../../tests/support/server/acts.ts';
import { actOnAid, actOf, aidAs } from '../../tests/support/server/aid.ts';
import { aid, report } from '../../tests/support/server/bodies.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { callFrom } from '../../tests/support/server/from-address.ts';
import { post } from '../../tests/support/server/http.ts';
import { makePeople, type TestPeople } from '../../tests/support/server/people.ts';
import { answerDisaster } from '../../tests/support/server/pledges.ts';
import { makeVolunteers } from '../../tests/support/server/volunteers.ts';
import { recordAct } from '../store/acts/acts.ts';
import { inTransaction } from '../store/database/server-state.ts';

const secret = 'the secret of one phone';
const claimSecretHash = createHash('sha256').update(secret).digest('hex');

onEmbeddedPostgres('tracking', (app) => {
  let people: TestPeople;
  beforeAll(async () => {
    people = await makePeople(app());
  });
  // What is guessed at here is no part of the next test's limits.
  beforeEach(async () => {
    await app().query('DELETE FROM throttles');
  });

  const make = async (path: '/api/report/' | '/api/aid/create', body: object, id: string = randomUUID()) => {
    expect((await post(`${app().url}${path}`, { ...body, claimSecretHash }, id)).status).toBe(201);
    return id;
  };
  const makeReport = (more = {}) => make('/api/report/', { ...report, ...more });
  const makeRequest = (more = {}) => make('/api/aid/create', { ...aid, ...more });
  const track = async (ids: readonly string[], claimSecret = secret) => {
    const records = ids.map((_id) => ({ _id, claimSecret }));
    const { status, json } = await post(`${app().url}/api/track/own`, { records });
    expect(status).toBe(200);
    expect(v.is(trackOwn.answers[200], json)).toBe(true);
    return json['data'] as TrackView[];
  };
  const stageOf = async (id: string) => (await track([id]))[0]?.stage;
  const say = async (recordId: string, act: string, more: object = {}, key: string = randomUUID()) => {
    const answer = await post(`${app().url}/api/track/act`, { act, recordId, claimSecret: secret, ...more }, key);
    return {
      status: answer.status,
      result: actOf(answer)?.result ?? answer.json['kind'],
      stands: actOf(answer)?.stands,
    };
  };

  describe('by whoever sent it', () => {
    it('follows a report from its arrival to its end', async () => {
      const id = await makeReport();
      expect(await stageOf(id)).toBe('received');
      await people.admin.ask('PUT', `/api/report/${id}`, { status: 'approved' });
      expect(await stageOf(id)).toBe('approved');
      await alert(people.admin, { disasterId: id });
      const [told] = await track([id]);
      expect([told?.stage, told?.reached.map(({ stage }) => stage), told?.volunteers?.accepted]).toEqual([
        'alerted',
        ['received', 'seen', 'approved', 'alerted'],
        0,
      ]);
      await people.admin.ask('PUT', `/api/report/${id}`, {
        status: 'rejected',
        reason: 'Twice',
        dismissal: 'duplicate',
      });
      expect((await track([id]))[0]).toMatchObject({ stage: 'dismissed', dismissal: 'duplicate' });
    });

    it('says who is on it now and when somebody was there, and a stage that older phones know; of those merged into it as well', async () => {
      const [id, other] = [await makeReport(), await makeReport()];
      await people.admin.ask('PUT', `/api/report/${id}`, { status: 'approved' });
      await alert(people.admin, { disasterId: id });
      await actOnReport(people.admin, { act: 'merge', reportId: other, into: id });
      const stands = async () => {
        const [told, merged] = await track([id, other]);
        expect([merged?.stage, merged?.helpers]).toEqual([told?.stage, told?.helpers]);
        const { json } = await post(`${app().url}/api/track/lookup`, {
          reference: referenceOf(id),
          phone: report.contactNumber,
        });
        expect(json['data']).toEqual({
          kind: 'report',
          stage: told?.stage,
          ...(told?.helpers && { helpers: told.helpers }),
        });
        expect(v.is(lookUpRecord.answers[200], json)).toBe(true);
        return [told?.stage, told?.helpers] as const;
      };
      expect(await stands()).toEqual(['alerted', undefined]);
      const [asha, bina] = await makeVolunteers(app(), 2);
      if (asha === undefined || bina === undefined) throw new Error('nobody');
      const [first, second] = [randomUUID(), randomUUID()];
      await asha.accept(id, first);
      expect(await stands()).toEqual(['accepted', { now: 1 }]);
      // Gone again before they were there.
      await asha.step(first, 'withdraw', { reason: 'Ill' });
      expect(await stands()).toEqual(['alerted', { now: 0 }]);
      await bina.accept(id, second);
      await bina.step(second, 'arrived');
      const thereAt = (await bina.work()).arrivedAt;
      expect(await stands()).toEqual(['accepted', { now: 1, thereAt }]);
      await bina.step(second, 'done');
      expect(await stands()).toEqual(['accepted', { now: 0, thereAt }]);
      // Whoever did not go is not said to have been there.
      await people.admin.ask('POST', `/api/volunteer/work/${second}`, { decision: 'refuse', reason: 'Nobody came' });
      expect(await stands()).toEqual(['alerted', { now: 0 }]);
    });

    it('counts people whom an organization sends among those who are on it', async () => {
      const id = await makeReport();
      await people.admin.ask('PUT', `/api/report/${id}`, { status: 'approved' });
      await app().query('UPDATE reports SET volunteers_wanted = 5 WHERE id = $1', [id]);
      await answerDisaster(people.ngo, { act: 'send', disasterId: id, people: 3 });
      expect((await track([id]))[0]?.helpers).toEqual({ now: 3 });
    });

    it('was seen once an admin or an organization has looked at it, and by nobody else', async () => {
      const id = await makeReport();
      const look = (actor: string | null) =>
        inTransaction(app().pool, (client) =>
          recordAct(client, { ...(actor !== null && { actor }), action: 'contact-seen', about: id }, Date.now()),
        );
      await look(null);
      await look(people.volunteer.id);
      expect(await stageOf(id)).toBe('received');
      await look(people.ngo.id);
      expect(await stageOf(id)).toBe('seen');
    });

    it('follows an aid request through the hands of an organization', async () => {
      const id = await makeRequest();
      await actOnAid(people.ngo, { act: 'take', aidId: id });
      const [taken] = await track([id]);
      expect(taken?.stage).toBe('taken');
      expect(taken?.requirements?.every(({ takenBy }) => takenBy !== undefined)).toBe(true);
      await actOnAid(people.ngo, { act: 'need', aidId: id, line: 0, seen: 'pending', status: 'fulfilled' });
      expect(await stageOf(id)).toBe('delivered');
      await actOnAid(people.ngo, { act: 'need', aidId: id, line: 1, seen: 'pending', status: 'fulfilled' });
      expect(await stageOf(id)).toBe('fulfilled');
    });

    it('says of a merged report which incident it is part of, and no stage before it was there', async () => {
      const head = await makeReport();
      await people.admin.ask('PUT', `/api/report/${head}`, { status: 'approved' });
      await app().query(`UPDATE reports SET active_since = now() - interval '3 hours' WHERE id = $1`, [head]);
      const id = await makeReport();
      await actOnReport(people.admin, { act: 'merge', reportId: id, into: head });
      const [told] = await track([id]);
      expect(told).toMatchObject({ merged: true, stage: 'approved', addsTo: { state: 'active' } });
      expect(told?.addsTo?.disasterType).toBe(report.disasterType);
      const times = told?.reached.map(({ at }) => at ?? '') ?? [];
      expect(times).toEqual([...times].sort());
      // What the public does not see is named to nobody.
      await app().query(`UPDATE reports SET status = 'pending', active_since = NULL WHERE id = $1`, [head]);
      expect((await track([id]))[0]?.addsTo).toBeUndefined();
    });

    it('tells nothing to who shows another secret, and the others of a list all the same', async () => {
      const [first, second] = [await makeReport(), await makeRequest()];
      expect(await track([first, second], 'a guess')).toEqual([]);
      const both = await track([first, randomUUID(), second]);
      expect(both.map(({ _id }) => _id)).toEqual([first, second]);
    });

    it('says nothing of names and numbers that were written', async () => {
      const text = JSON.stringify(await track([await makeReport(), await makeRequest()]));
      for (const word of [report.name, report.contactNumber, aid.name, aid.contactNumber, aid.description]) {
        expect(text).not.toContain(word);
      }
    });
  });

  describe('from another phone', () => {
    const lookUp = (reference: string, phone: string) => post(`${app().url}/api/track/lookup`, { reference, phone });

    it.each([
      ['as it was written', report.contactNumber],
      ['without spaces', '+919876543210'],
      ['with its country code in another form', '0091 98765-43210'],
    ])('finds a report by its reference and the number %s', async (_, phone) => {
      const id = await makeReport();
      const { status, json } = await lookUp(referenceOf(id).toLowerCase().replace('-', ' '), phone);
      expect([status, json['data']]).toEqual([200, { kind: 'report', stage: 'received' }]);
      expect(v.is(lookUpRecord.answers[200], json)).toBe(true);
    });

    it('finds an aid request whose sender gave two numbers, by either', async () => {
      const id = await makeRequest({ contactNumber: '98100 12345 / 98100 54321' });
      for (const phone of ['9810012345', '98100-54321']) {
        expect((await lookUp(referenceOf(id), phone)).json['data']).toEqual({ kind: 'aid', stage: 'received' });
      }
    });

    it('gives one answer for an unknown reference, a wrong number and a part of the right one', async () => {
      const id = await makeReport();
      const answers = [
        await lookUp(referenceOf(randomUUID()), report.contactNumber),
        await lookUp(referenceOf(id), '+91 98765 43211'),
        await lookUp(referenceOf(id), '43210'),
        await lookUp(referenceOf(id), 'no number'),
      ];
      const told = answers.map(({ status, json }) => [status, json['kind'], json['message']]);
      expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
      expect(told[0]?.slice(0, 2)).toEqual([404, 'not-found']);
    });

    it('refuses what is no reference, by its field', async () => {
      const { status, json } = await lookUp('AB12', '9810012345');
      expect([status, Object.keys(json['fields'] as object)]).toEqual([422, ['reference']]);
    });

    it.each(['8001000,8001001', '+91 98765 43211 / +91 98765 43210'])('tries one number, and not %s', async (phone) => {
      const { status, json } = await lookUp(referenceOf(await makeReport()), phone);
      expect([status, Object.keys(json['fields'] as object)]).toEqual([422, ['phone']]);
    });

    it('is slowed for a reference that is guessed at, and stays open for whoever is right', async () => {
      const [guessed, other] = [await makeReport(), await makeReport()];
      const tries = await Promise.all(
        Array.from({ length: 12 }, (_, digit) => lookUp(referenceOf(guessed), `+91 98765 000${digit + 10}`)),
      );
      expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
      expect((await lookUp(referenceOf(guessed), report.contactNumber)).status).toBe(429);
      // Whose it is asks from elsewhere, and is not kept out by a stranger's guesses.
      const own = { reference: referenceOf(guessed), phone: report.contactNumber };
      expect((await callFrom(app(), '198.51.100.7', '/api/track/lookup', own)).status).toBe(200);
      for (let time = 0; time < 3; time += 1) {
        expect((await lookUp(referenceOf(other), report.contactNumber)).status).toBe(200);
      }
    });
  });

  describe('what its sender says later', () => {
    const shownAid = (id: string) => aidAs(people.admin, id);

    it('withdraws an aid request, which leaves the hands it was in, and opens it again', async () => {
      const id = await makeRequest();
      await actOnAid(people.ngo, { act: 'take', aidId: id });
      expect(await say(id, 'no-longer-needed')).toMatchObject({ status: 201, result: 'done' });
      expect(await shownAid(id)).toMatchObject({ status: 'withdrawn', takings: [] });
      expect((await say(id, 'no-longer-needed')).result).toBe('same');
      expect((await track([id]))[0]).toMatchObject({ stage: 'withdrawn', overAt: expect.any(String) as string });
      expect((await say(id, 'needed-again')).result).toBe('done');
      const again = await shownAid(id);
      expect([again.status, again.confirmedAt === undefined]).toEqual(['active', false]);
      expect((await say(id, 'no-longer-needed')).result).toBe('done');
    });

    it('opens nothing that an admin closed', async () => {
      const id = await makeRequest();
      await actOnAid(people.admin, {
        act: 'close',
        aidId: id,
        seen: 'active',
        to: 'expired',
        reason: 'Nobody answers',
      });
      for (const act of ['needed-again', 'still-needed']) {
        expect(await say(id, act)).toEqual({ status: 201, result: 'conflict', stands: 'expired' });
      }
      expect((await shownAid(id)).status).toBe('expired');
    });

    it('confirms a request and a report, at the time at which it was said', async () => {
      const [request, told] = [await makeRequest(), await makeReport()];
      const createdAt = '2026-11-20T10:00:00Z';
      for (const id of [request, told]) expect((await say(id, 'still-needed', { createdAt })).result).toBe('done');
      const confirmedAt = new Date(createdAt).toISOString();
      expect((await shownAid(request)).confirmedAt).toBe(confirmedAt);
      expect((await track([told]))[0]?.confirmedAt).toBe(confirmedAt);
      // A phone whose clock is ahead confirms nothing beyond now, and an earlier word takes nothing back.
      await say(request, 'still-needed', { createdAt: '2099-01-01T00:00:00Z' });
      const later = (await shownAid(request)).confirmedAt ?? '';
      expect(Date.parse(later)).toBeLessThanOrEqual(Date.now());
      await say(request, 'still-needed', { createdAt });
      expect((await shownAid(request)).confirmedAt).toBe(later);
    });

    it('tells of a report that it is over, and leaves the decision to the admins', async () => {
      const id = await makeReport();
      expect((await say(id, 'no-longer-needed')).result).toBe('done');
      const [told] = await track([id]);
      expect([told?.stage, told?.overAt === undefined]).toEqual(['received', false]);
      expect((await say(id, 'needed-again')).result).toBe('done');
      expect((await track([id]))[0]).not.toHaveProperty('overAt');
    });

    it('adds a requirement, which opens a fulfilled request again', async () => {
      const id = await makeRequest();
      const before = (await shownAid(id)).requirements.length;
      for (let line = 0; line < before; line += 1) {
        await actOnAid(people.admin, { act: 'need', aidId: id, line, seen: 'pending', status: 'fulfilled' });
      }
      const need = { type: 'Baby food', quantity: '3 tins', urgent: true };
      const key = randomUUID();
      expect((await say(id, 'add-need', { need }, key)).result).toBe('done');
      // Sent twice it is one.
      expect((await say(id, 'add-need', { need }, key)).result).toBe('done');
      const { status, requirements }: AidView = await shownAid(id);
      expect([status, requirements.length, requirements.at(-1)]).toEqual([
        'active',
        before + 1,
        { ...need, status: 'pending' },
      ]);
    });

    it('adds a need for rescue without a quantity', async () => {
      const id = await makeRequest();
      expect((await say(id, 'add-need', { need: { type: 'Evacuation' } })).result).toBe('done');
      expect((await shownAid(id)).requirements.at(-1)).toEqual({
        type: 'Evacuation',
        urgent: false,
        status: 'pending',
      });
    });

    it('adds none to a report, nor beyond the most that a request has', async () => {
      const need = { type: 'Food', quantity: '1' };
      expect((await say(await makeReport(), 'add-need', { need })).status).toBe(422);
      const requirements = Array.from({ length: 50 }, () => ({
        type: 'Food',
        quantity: '1',
        urgent: false,
        status: 'pending',
      }));
      expect((await say(await makeRequest({ requirements }), 'add-need', { need })).status).toBe(422);
    });

    const here = { position: { lati: 26.15, long: 86.6 }, place: 'Behind the mosque' };

    it('moves an aid request: whoever has it in hand sees the new place, admins the one before, others no more than before', async () => {
      const id = await makeRequest();
      const before = await shownAid(id);
      await actOnAid(people.ngo, { act: 'take', aidId: id });
      const key = randomUUID();
      expect((await say(id, 'move-place', here, key)).result).toBe('done');
      expect((await say(id, 'move-place', here, key)).result).toBe('done');
      expect((await say(id, 'move-place', here)).result).toBe('same');
      const moved = { location: here.place, position: here.position, movedAt: expect.any(String) as string };
      const taker = await aidAs(people.ngo, id);
      expect(taker).toMatchObject(moved);
      expect(taker).not.toHaveProperty('movedFrom');
      expect(await shownAid(id)).toMatchObject({ ...moved, movedFrom: { location: before.location } });
      expect((await track([id]))[0]).toHaveProperty('movedAt');
      // A second time, with the words left as they are.
      const further = { position: { lati: 26.2, long: 86.65 } };
      expect((await say(id, 'move-place', further)).result).toBe('done');
      expect(await shownAid(id)).toMatchObject({
        ...further,
        location: here.place,
        movedFrom: { location: here.place, position: here.position },
      });
      const [kept] = await app().query<{ moves: object[]; lat: number; body: string }>(
        'SELECT moves, lat, body FROM aid_requests WHERE id = $1',
        [id],
      );
      expect([kept?.moves.length, kept?.lat, JSON.parse(kept?.body ?? '{}')]).toMatchObject([
        2,
        26.2,
        { location: before.location },
      ]);
    });

    it('moves a report as a revision by nobody’s account, which an admin who saw the old place does not overwrite', async () => {
      const id = await makeReport();
      expect((await say(id, 'move-place', here)).result).toBe('done');
      const { json } = await people.admin.ask('GET', `/api/history/${id}`);
      expect((json['data'] as object[])[0]).toMatchObject({
        action: 'own-move-place',
        changes: { location: { from: report.location, to: here.position }, address: { to: here.place } },
      });
      const facts = { address: 'By the temple' };
      const late = await actOnReport(people.admin, { act: 'revise', reportId: id, seen: 0, facts });
      expect(outcomeIn(late)?.result).toBe('conflict');
      const [row] = await app().query(
        'SELECT account_id, lat FROM report_revisions JOIN reports ON reports.id = report_id WHERE report_id = $1',
        [id],
      );
      expect(row).toEqual({ account_id: null, lat: 26.15 });
    });

    it('moves nothing that is closed, nor to no place', async () => {
      const [request, told] = [await makeRequest(), await makeReport()];
      await say(request, 'no-longer-needed');
      await people.admin.ask('PUT', `/api/report/${told}`, { status: 'rejected', reason: 'Twice', dismissal: 'other' });
      for (const id of [request, told]) expect((await say(id, 'move-place', here)).result).toBe('conflict');
      const nowhere = { position: { lati: 0, long: 0 } };
      expect((await say(await makeRequest(), 'move-place', nowhere)).status).toBe(422);
    });

    it('is nobody’s without the secret, and of an unknown record waits for it to come', async () => {
      const id = await makeRequest();
      expect(await say(id, 'no-longer-needed', { claimSecret: 'a guess' })).toMatchObject({
        status: 403,
        result: 'forbidden',
      });
      expect((await shownAid(id)).status).toBe('active');
      expect(await say(randomUUID(), 'still-needed')).toMatchObject({ status: 404, result: 'not-found' });
    });

    it('stands in the history without a name', async () => {
      const id = await makeRequest();
      await say(id, 'no-longer-needed');
      const acts = await app().query('SELECT actor, action, detail FROM acts WHERE about = $1', [id]);
      expect(acts).toEqual([
        { actor: null, action: 'own-no-longer-needed', detail: { from: 'active', to: 'withdrawn' } },
      ]);
    });
  });
});
