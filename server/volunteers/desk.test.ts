import { randomUUID } from 'node:crypto';
import { is } from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { getDesk } from '../../contract/calls/volunteer.ts';
import { limits } from '../../contract/limits.ts';
import { report } from '../../tests/support/server/bodies.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { makePeople, type TestPeople } from '../../tests/support/server/people.ts';
import { makeDisaster, makeVolunteers, placesOf, type TestVolunteer } from '../../tests/support/server/volunteers.ts';
import { deleteAccount } from '../accounts/delete-account.ts';
import { eraseRecords } from '../store/transfer/erase.ts';
import { findReport } from '../store/reports/reports.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { isTaker } from './taker.ts';

const DAY_MS = 86_400_000;

onEmbeddedPostgres('what a volunteer sees of their own matters', (app) => {
  let people: TestPeople;
  beforeAll(async () => {
    people = await makePeople(app());
  });
  const one = async (): Promise<TestVolunteer> => {
    const [volunteer] = await makeVolunteers(app(), 1);
    if (volunteer === undefined) throw new Error('nobody');
    return volunteer;
  };
  const looked = async (volunteer: TestVolunteer, id: string) =>
    ((await volunteer.ask('GET', `/api/report/getdisaster/${id}`)).json['data'] as [Record<string, unknown>])[0];

  it('is there for everybody who has an account, approved or not', async () => {
    for (const person of [people.pendingVolunteer, people.ngo, people.admin, people.volunteer]) {
      const answer = await person.ask('GET', '/api/volunteer/desk');
      expect([answer.status, is(getDesk.answers[200], answer.json)]).toEqual([200, true]);
      expect(answer.json['data']).toMatchObject({
        profile: { _id: person.id, name: person.name },
        work: [],
        learned: [],
      });
    }
  });

  it('is all of a disaster that they are on, but how to reach its reporter: that comes one at a time, written down', async () => {
    const [volunteer, disaster, work] = [await one(), await makeDisaster(app()), randomUUID()];
    expect(await looked(volunteer, disaster)).not.toMatchObject({ description: report.description });
    await volunteer.accept(disaster, work);
    const { disaster: shown } = await volunteer.work();
    expect(shown).toMatchObject({ description: report.description, address: report.address });
    expect(Object.keys(shown ?? {})).not.toEqual(expect.arrayContaining(['name']));
    expect(JSON.stringify(shown)).not.toContain(`"contactNumber"`);
    expect(await looked(volunteer, disaster)).toMatchObject({
      description: report.description,
      name: report.name,
      contactNumber: report.contactNumber,
    });
    const acts = await app().query(`SELECT action, detail FROM acts WHERE actor = $1 ORDER BY at, id`, [volunteer.id]);
    expect(acts.at(-1)).toEqual({ action: 'contact-seen', detail: { as: 'taker' } });
    await volunteer.step(work, 'withdraw', { reason: 'Ill' });
    expect((await volunteer.work()).disaster?.description).not.toBe(report.description);
    expect((await looked(volunteer, disaster))?.['description']).not.toBe(report.description);
  });

  it('is, once they completed it, all of it for 30 days more', async () => {
    const [volunteer, disaster] = [await one(), await makeDisaster(app())];
    await volunteer.accept(disaster);
    const resolvedAt = new Date().toISOString();
    await people.admin.ask('PUT', `/api/report/${disaster}`, { status: 'rejected', resolvedAt });
    expect((await volunteer.work()).state).toBe('completed');
    expect((await looked(volunteer, disaster))?.['description']).toBe(report.description);
    const kept = await findReport(app().pool, disaster);
    if (kept === undefined) throw new Error('no report');
    const end = Date.parse(kept.resolvedAt ?? '') + 30 * DAY_MS;
    expect([end - 1, end].map((now) => isTaker({ state: 'completed' }, kept, now))).toEqual([true, false]);
    await app().query(`UPDATE reports SET resolved_at = now() - interval '31 days' WHERE id = $1`, [disaster]);
    expect((await looked(volunteer, disaster))?.['description']).not.toBe(report.description);
    expect((await volunteer.work()).disaster?.description).not.toBe(report.description);
  });

  it('is, without approval, what everybody sees', async () => {
    const [volunteer, disaster] = [await one(), await makeDisaster(app())];
    await volunteer.accept(disaster);
    await app().query(`UPDATE accounts SET status = 'pending' WHERE id = $1`, [volunteer.id]);
    const { state, disaster: shown } = await volunteer.work();
    expect([state, shown?.address, shown?.description === report.description]).toEqual(['accepted', undefined, false]);
  });

  it('is their newest work, with its certificate and what they learned', async () => {
    const volunteer = await one();
    const disasters = [await makeDisaster(app()), await makeDisaster(app())];
    await app().query(
      `INSERT INTO acceptances (id, account_id, disaster_id, state, decided_at, sign_at, ended_at)
       SELECT gen_random_uuid(), $1, ($2::uuid[])[1 + place % 2], 'completed', now() - make_interval(days => place), now(), now()
       FROM generate_series(1, $3) AS place`,
      [volunteer.id, disasters, limits.deskWork + 5],
    );
    const [, second] = (await volunteer.desk()).work;
    const certificate = randomUUID();
    for (const [id, replaced] of [
      [randomUUID(), 'now()'],
      [certificate, 'NULL'],
    ]) {
      await app().query(
        `INSERT INTO certificates (id, account_id, acceptance_id, name, disaster_type, reference, reported_at, completed_at, issued_at, replaced_at)
         VALUES ($1, $2, $3, 'Asha', 'flood', 'ABC', now(), now(), now(), ${replaced})`,
        [id, volunteer.id, second?._id],
      );
    }
    await app().query(
      `INSERT INTO learned_modules (id, account_id, course, module, learned_at) VALUES ($1, $2, 'flood-water', 'one', now())`,
      [randomUUID(), volunteer.id],
    );
    const { work, learned } = await volunteer.desk();
    expect([work.length, learned]).toEqual([limits.deskWork, ['flood-water.one']]);
    const times = work.map(({ decidedAt }) => Date.parse(decidedAt));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(work.map(({ certificateId }) => certificateId).filter(Boolean)).toEqual([certificate]);
    expect(work[1]?.certificateId).toBe(certificate);
  });

  it('leaves no place behind when their account goes, nor what was written about their work', async () => {
    const [volunteer, disaster, work] = [await one(), await makeDisaster(app()), randomUUID()];
    const earlier = { disaster: await makeDisaster(app()), work: randomUUID() };
    await volunteer.accept(earlier.disaster, earlier.work);
    await volunteer.step(earlier.work, 'done');
    await people.admin.ask('POST', `/api/volunteer/work/${earlier.work}`, { decision: 'refuse', reason: 'Ran away' });
    await volunteer.accept(disaster, work);
    const changed = async () => (await app().query('SELECT changed_at FROM reports WHERE id = $1', [disaster]))[0];
    const before = await changed();
    expect((await deleteAccount(app().pool, volunteer.id, Date.now())).ok).toBe(true);
    expect(await placesOf(app(), disaster)).toEqual({ said: 0, counted: 0, busy: 0 });
    expect(await changed()).not.toEqual(before);
    expect(await app().query('SELECT 1 FROM acts WHERE detail::text LIKE $1', ['%Ran away%'])).toEqual([]);
    // A phone that has not heard of it meets a tombstone.
    expect((await volunteer.accept(disaster, work)).status).toBe(401);
  });

  it('is free of a disaster that was removed by request; that they were there stays', async () => {
    const disaster = await makeDisaster(app());
    const [busy, done] = [await one(), await one()];
    const work = randomUUID();
    await busy.accept(disaster);
    await done.accept(disaster, work);
    await done.step(work, 'done');
    await inTransaction(app().pool, (client) => eraseRecords(client, [disaster]));
    const [stopped, reported] = [await busy.work(), await done.work()];
    expect(stopped).toMatchObject({ state: 'ended', why: 'closed' });
    expect([reported.state, stopped.disaster, reported.disaster]).toEqual(['done', undefined, undefined]);
    expect((await busy.accept(await makeDisaster(app()))).json).toMatchObject({ data: { state: 'accepted' } });
    const confirmed = await people.admin.ask('POST', `/api/volunteer/work/${work}`, { decision: 'confirm' });
    expect([confirmed.status, confirmed.json['data']]).toMatchObject([
      200,
      { state: 'completed', disasterId: disaster },
    ]);
    expect((await busy.accept(disaster)).json).toMatchObject({ data: { state: 'declined', why: 'closed' } });
  });
});
