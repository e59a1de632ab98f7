import { randomUUID } from 'node:crypto';
import { is } from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { getNgoWork } from '../../contract/calls/ngos.ts';
import { getDisaster } from '../../contract/calls/reports.ts';
import type { ReportView } from '../../contract/entities/report.ts';
import { actOf } from '../../tests/support/server/aid.ts';
import { report } from '../../tests/support/server/bodies.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { makeApproved, makePeople, type TestPeople, type TestPerson } from '../../tests/support/server/people.ts';
import { answerDisaster, ngoWorkOf, pledgedTo } from '../../tests/support/server/pledges.ts';
import { makeDisaster, makeVolunteers } from '../../tests/support/server/volunteers.ts';
import { deleteAccount } from '../accounts/delete-account.ts';
import { forgetOld } from '../jobs/retention.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { eraseRecords } from '../store/transfer/erase.ts';
import { texts } from '../texts.ts';

onEmbeddedPostgres('an NGO that sends people to a disaster', (app) => {
  let people: TestPeople;
  let ngo: TestPerson;
  let other: TestPerson;
  beforeAll(async () => {
    people = await makePeople(app());
    [ngo, other] = [await makeApproved(app(), 'ngo'), await makeApproved(app(), 'ngo')];
  });
  const send = (who: TestPerson, disasterId: string, count: number, key: string = randomUUID()) =>
    answerDisaster(who, { act: 'send', disasterId, people: count }, key);
  const outcome = async (answer: Promise<{ json: Record<string, unknown> }>) => {
    const { result, stands } = actOf(await answer) ?? { result: undefined, stands: undefined };
    return stands === undefined ? result : `${result} ${stands}`;
  };
  const listed = async (who: Pick<TestPerson, 'ask'>, id: string) => {
    const { json } = await who.ask('GET', '/api/report/getreport');
    return (json['data'] as ReportView[]).find(({ _id }) => _id === id);
  };
  const decide = (id: string, body: object) => people.admin.ask('PUT', `/api/report/${id}`, body);

  it('fills places as volunteers do, and everybody who may know is told whose they are', async () => {
    const disaster = await makeDisaster(app(), 6);
    const [volunteer, late] = await makeVolunteers(app(), 2);
    if (volunteer === undefined || late === undefined) throw new Error('nobody');
    await volunteer.accept(disaster);
    expect(await listed(ngo, disaster)).toMatchObject({ volunteersWanted: 6, volunteersAccepted: 1 });
    const key = randomUUID();
    const wish = { act: 'send', disasterId: disaster, people: 5, arrivesAt: '2030-01-02T03:04:05Z', note: 'Two boats' };
    const answer = await answerDisaster(ngo, wish, key);
    expect([answer.status, answer.json]).toMatchObject([
      201,
      { message: texts.pledged, data: { _id: key, act: { result: 'done' } } },
    ]);
    expect((await answerDisaster(ngo, wish, key)).text).toBe(answer.text);
    expect(await pledgedTo(app(), disaster)).toEqual({ said: 5, pledged: 5, volunteers: 1 });
    const whose = { _id: ngo.id, name: ngo.name };
    const whole = { ngo: whose, people: 5, _id: key, arrivesAt: '2030-01-02T03:04:05.000Z', note: 'Two boats' };
    expect(await listed(people.admin, disaster)).toMatchObject({ volunteersAccepted: 6, pledges: [whole] });
    expect((await listed(people.volunteer, disaster))?.pledges).toEqual([{ ngo: whose, people: 5 }]);
    expect(await listed(other, disaster)).not.toHaveProperty('pledges');
    expect((await late.accept(disaster)).json).toMatchObject({ data: { state: 'declined', why: 'full' } });
  });

  it('is told why not: all places are taken, fewer are free, nobody is asked for, it is over, it answered before', async () => {
    const [full, few, unasked, over, twice] = await Promise.all(
      [1, 3, null, 4, 9].map((count) => makeDisaster(app(), count)),
    );
    await send(other, full ?? '', 1);
    await send(other, few ?? '', 1);
    await app().query(`UPDATE reports SET status = 'rejected' WHERE id = $1`, [over]);
    await send(ngo, twice ?? '', 2);
    const results = [];
    for (const [id, count] of [
      [full, 1],
      [few, 3],
      [unasked, 1],
      [over, 1],
      [twice, 1],
      [few, 2],
    ] as const) {
      results.push(await outcome(send(ngo, id ?? '', count)));
    }
    expect(results).toEqual([
      'conflict full',
      'conflict fewer',
      'conflict unwanted',
      'conflict dismissed',
      'conflict pledged',
      'done',
    ]);
    const bare = await ngo.ask('POST', '/api/ngos/answer', { act: 'send', disasterId: full, people: 1 });
    expect([bare.status, bare.json]).toMatchObject([409, { kind: 'conflict', message: texts.pledgeFull }]);
    expect((await send(ngo, randomUUID(), 1)).status).toBe(404);
    expect((await send(ngo, few ?? '', 0)).status).toBe(422);
  });

  it('sees where it is and whom to call only while its people are expected, and each look is written down', async () => {
    const disaster = await makeDisaster(app(), 5);
    const look = async (who: TestPerson) => {
      const answer = await who.ask('GET', `/api/report/getdisaster/${disaster}`);
      expect(is(getDisaster.answers[200], answer.json)).toBe(true);
      return (answer.json['data'] as ReportView[])[0];
    };
    expect(await look(ngo)).not.toHaveProperty('contactNumber');
    const key = randomUUID();
    await send(ngo, disaster, 2, key);
    expect(await look(ngo)).toMatchObject({ contactNumber: report.contactNumber, address: report.address });
    expect(await look(other)).not.toHaveProperty('contactNumber');
    const work = await ngo.ask('GET', '/api/ngos/work');
    expect(is(getNgoWork.answers[200], work.json)).toBe(true);
    const [pledge] = (await ngoWorkOf(ngo)).pledges ?? [];
    expect(pledge).toMatchObject({ _id: key, people: 2, state: 'active', disaster: { address: report.address } });
    expect(pledge?.disaster).not.toHaveProperty('contactNumber');
    const looks = await app().query(`SELECT 1 FROM acts WHERE about = $1 AND actor = $2 AND action = 'contact-seen'`, [
      disaster,
      ngo.id,
    ]);
    expect(looks).toHaveLength(1);
    await answerDisaster(ngo, { act: 'withdraw', disasterId: disaster, pledgeId: key, reason: 'The bus broke down' });
    expect(await look(ngo)).not.toHaveProperty('contactNumber');
    expect((await ngoWorkOf(ngo)).pledges).not.toContainEqual(expect.objectContaining({ _id: key }));
  });

  it('reads what whoever reported it writes, and answers, only while its people are expected', async () => {
    const disaster = await makeDisaster(app(), 5);
    const key = randomUUID();
    const read = async () => (await ngo.ask('GET', `/api/records/${disaster}/messages`)).status;
    const answer = async () => {
      const body = { recordId: disaster, text: 'We come at four.' };
      return (await ngo.ask('POST', '/api/track/answer', body, { 'idempotency-key': randomUUID() })).status;
    };
    expect([await read(), await answer()]).toEqual([404, 403]);
    await send(ngo, disaster, 2, key);
    expect([await read(), await answer()]).toEqual([200, 201]);
    await answerDisaster(ngo, { act: 'withdraw', disasterId: disaster, pledgeId: key, reason: 'No fuel' });
    expect([await read(), await answer()]).toEqual([404, 403]);
  });

  it('takes its people back with a reason, and so may an admin; nobody else', async () => {
    const disaster = await makeDisaster(app(), 4);
    const [first, second] = [randomUUID(), randomUUID()];
    await send(ngo, disaster, 4, first);
    const withdraw = (who: TestPerson, pledgeId: string, more: object = { reason: 'No fuel' }) =>
      answerDisaster(who, { act: 'withdraw', disasterId: disaster, pledgeId, ...more });
    expect((await withdraw(ngo, first, {})).json['fields']).toEqual({ reason: 'required' });
    expect((await withdraw(other, first)).status).toBe(403);
    expect((await withdraw(ngo, randomUUID())).status).toBe(404);
    expect(await outcome(withdraw(ngo, first))).toBe('done');
    expect(await outcome(withdraw(ngo, first))).toBe('same');
    expect(await pledgedTo(app(), disaster)).toMatchObject({ said: 0, pledged: 0 });
    await send(other, disaster, 4, second);
    expect(await outcome(withdraw(people.admin, second))).toBe('done');
    expect(await pledgedTo(app(), disaster)).toMatchObject({ said: 0, pledged: 0 });
    const made = await app().query<{ action: string }>(
      `SELECT action FROM acts WHERE about = $1 AND action LIKE '%pledge%' ORDER BY at, id`,
      [disaster],
    );
    expect(made.map(({ action }) => action)).toEqual([
      'report-pledged',
      'report-pledge-withdrawn',
      'report-pledged',
      'report-pledge-withdrawn',
    ]);
  });

  it('answers for itself alone, and is approved', async () => {
    const disaster = await makeDisaster(app(), 4);
    for (const person of [people.pendingVolunteer, people.volunteer, people.admin]) {
      expect((await send(person, disaster, 1)).status).toBe(403);
      expect((await answerDisaster(person, { act: 'reject', disasterId: disaster })).status).toBe(403);
    }
    expect(await pledgedTo(app(), disaster)).toMatchObject({ said: 0, pledged: 0 });
  });

  it('puts a disaster aside for itself, takes that back, and whoever sends people has not put it aside', async () => {
    const disaster = await makeDisaster(app(), 4);
    const answer = (act: string) => outcome(answerDisaster(ngo, { act, disasterId: disaster }));
    const aside = async (who: TestPerson) => ((await ngoWorkOf(who)).rejectedDisasters ?? []).includes(disaster);
    const version = async () => app().query('SELECT changed_at FROM reports WHERE id = $1', [disaster]);
    const before = await version();
    expect([await answer('reject'), await answer('reject')]).toEqual(['done', 'same']);
    expect([await aside(ngo), await aside(other)]).toEqual([true, false]);
    // Nobody else's phone has anything to fetch.
    expect(await version()).toEqual(before);
    expect([await answer('reconsider'), await answer('reconsider'), await aside(ngo)]).toEqual(['done', 'same', false]);
    await answer('reject');
    await send(ngo, disaster, 1);
    expect(await aside(ngo)).toBe(false);
  });

  it('has its people among its work once the disaster is resolved, and they may come again when it is opened again', async () => {
    const disaster = await makeDisaster(app(), 3);
    await send(ngo, disaster, 3);
    await decide(disaster, { status: 'rejected', resolvedAt: new Date().toISOString() });
    const own = async () => (await ngoWorkOf(ngo)).pledges?.filter(({ disasterId }) => disasterId === disaster);
    expect(await own()).toMatchObject([{ state: 'done', people: 3, disaster: { displayStatus: 'resolved' } }]);
    expect(await pledgedTo(app(), disaster)).toMatchObject({ said: 3 });
    await decide(disaster, { status: 'approved', reason: 'Again' });
    expect(await outcome(send(other, disaster, 1))).toBe('conflict full');
    expect(await outcome(send(ngo, disaster, 3))).toBe('done');
    expect(await pledgedTo(app(), disaster)).toMatchObject({ said: 3 });
    await decide(disaster, { status: 'rejected', reason: 'False after all' });
    expect(await own()).toMatchObject([{ state: 'done' }]);
    expect(await pledgedTo(app(), disaster)).toMatchObject({ said: 3 });
  });

  it('answers what a merged disaster is part of by now, whose places are those of both', async () => {
    const [head, part] = [await makeDisaster(app(), 5), await makeDisaster(app(), 5)];
    const key = randomUUID();
    await send(ngo, part, 2, key);
    const merged = await people.admin.ask(
      'POST',
      '/api/report/act',
      { act: 'merge', reportId: part, into: head },
      { 'idempotency-key': randomUUID() },
    );
    expect(merged.status).toBe(201);
    expect(await listed(other, head)).toMatchObject({ volunteersAccepted: 2 });
    // Its phone knows the old one.
    expect(await outcome(send(other, part, 4))).toBe('conflict fewer');
    expect(await outcome(send(other, part, 3))).toBe('done');
    expect(await listed(people.admin, head)).toMatchObject({
      volunteersAccepted: 5,
      pledges: [{ people: 2 }, { people: 3 }],
    });
    await answerDisaster(ngo, { act: 'withdraw', disasterId: part, pledgeId: key, reason: 'No fuel' });
    expect(await listed(people.admin, head)).toMatchObject({ volunteersAccepted: 3 });
  });

  it('frees its places when it may act as an NGO no more, is deleted, or what it sent is erased', async () => {
    const disaster = await makeDisaster(app(), 9);
    const [refused, leaving] = [await makeApproved(app(), 'ngo'), await makeApproved(app(), 'ngo')];
    const erased = randomUUID();
    await send(refused, disaster, 1);
    await send(leaving, disaster, 2);
    await send(other, disaster, 3, erased);
    await people.admin.ask('POST', `/api/approvals/${refused.id}`, {
      decision: 'refuse',
      reason: 'No papers',
      from: 'approved',
    });
    expect(await pledgedTo(app(), disaster)).toMatchObject({ said: 5, pledged: 5 });
    await deleteAccount(app().pool, leaving.id, Date.now());
    expect(await pledgedTo(app(), disaster)).toMatchObject({ said: 3, pledged: 3 });
    await inTransaction(app().pool, (client) => eraseRecords(client, [erased]));
    expect(await pledgedTo(app(), disaster)).toMatchObject({ said: 0, pledged: 0 });
  });

  it('what it took back is forgotten a year later; whom it sent stays among its work', async () => {
    const disaster = await makeDisaster(app(), 9);
    const [back, sent] = [randomUUID(), randomUUID()];
    await send(ngo, disaster, 1, back);
    await answerDisaster(ngo, { act: 'withdraw', disasterId: disaster, pledgeId: back, reason: 'No fuel' });
    await send(ngo, disaster, 2, sent);
    await app().query(
      `UPDATE ngo_pledges SET ended_at = now() - interval '400 days', state = CASE id WHEN $1 THEN 'withdrawn' ELSE 'done' END
       WHERE id IN ($1, $2)`,
      [back, sent],
    );
    await forgetOld(app().pool, Date.now());
    expect(await app().query('SELECT id FROM ngo_pledges WHERE id IN ($1, $2)', [back, sent])).toEqual([{ id: sent }]);
  });

  it('has what it pledged in its own copy', async () => {
    const disaster = await makeDisaster(app(), 2);
    const [giver, key] = [await makeApproved(app(), 'ngo'), randomUUID()];
    await send(giver, disaster, 2, key);
    const { json } = await giver.ask('GET', '/api/account/export');
    expect((json['data'] as { pledges: object[] }).pledges).toMatchObject([{ _id: key, people: 2, state: 'active' }]);
  });
});
