import { randomUUID } from 'node:crypto';
import { is } from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { getTeam, sharePosition, stopSharing } from '../../contract/calls/volunteer.ts';
import { limits } from '../../contract/limits.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { makePeople, type TestPeople } from '../../tests/support/server/people.ts';
import { testAccounts } from '../../tests/support/server/test-accounts.ts';
import { makeDisaster, makeVolunteers, type TestVolunteer } from '../../tests/support/server/volunteers.ts';
import { forgetOldPositions } from '../store/volunteers/live-positions.ts';
import { acceptanceTimes } from './acceptance-times.ts';
import { readDesk } from './desk.ts';
import { readTeam } from './team.ts';

const MINUTE_MS = 60_000;
type Json = Record<string, unknown>;

onEmbeddedPostgres('those who are on a disaster', (app) => {
  let people: TestPeople;
  beforeAll(async () => {
    people = await makePeople(app());
  });
  const one = async (): Promise<TestVolunteer> => {
    const [volunteer] = await makeVolunteers(app(), 1);
    if (volunteer === undefined) throw new Error('nobody');
    return volunteer;
  };
  const onIt = async (disaster: string) => {
    const [volunteer, work] = [await one(), randomUUID()];
    await volunteer.accept(disaster, work);
    await app().query(
      `INSERT INTO volunteer_profiles (id, email, phone, address, city, blood_group, aadhaar, emergency_contact, skills)
       VALUES ($1, 'own@example.org', '+91 98000 00001', 'House 7', 'Pune', $2, $3, 'Devi', 'Boats')`,
      [
        volunteer.id,
        testAccounts.vault.seal('AB+', volunteer.id, 'blood_group'),
        testAccounts.vault.seal('234123412346', volunteer.id, 'aadhaar'),
      ],
    );
    return { volunteer, work };
  };
  const team = async (
    who: { ask(method: string, path: string): Promise<{ status: number; json: Json }> },
    id: string,
  ) => {
    const { status, json } = await who.ask('GET', `/api/volunteer/team/${id}`);
    if (status === 200) expect(is(getTeam.answers[200], json)).toBe(true);
    return { status, data: (json['data'] ?? []) as Json[] };
  };
  const share = (volunteer: TestVolunteer, workId: string, until = Date.now() + 60 * MINUTE_MS, more: object = {}) =>
    volunteer.ask('POST', '/api/volunteer/position', {
      workId,
      lat: 12.5,
      lng: 77.5,
      until: new Date(until).toISOString(),
      ...more,
    });
  const positions = () => app().query<{ id: string }>('SELECT acceptance_id AS id FROM live_positions');

  it('know each other by name and number; an admin knows all but the Aadhaar number; for others there is none', async () => {
    const disaster = await makeDisaster(app());
    const [first, second] = [await onIt(disaster), await onIt(disaster)];
    await second.volunteer.step(second.work, 'on-the-way');
    const seen = await team(first.volunteer, disaster);
    const name = `Asha ${second.volunteer.id.slice(0, 4)}`;
    expect(seen.data).toEqual([{ _id: second.volunteer.id, name, phone: '+91 98000 00001', state: 'on-the-way' }]);
    const byAdmin = await team(people.admin, disaster);
    expect(byAdmin.data).toHaveLength(2);
    expect(byAdmin.data[1]).toEqual({
      _id: second.volunteer.id,
      name,
      email: 'own@example.org',
      phone: '+91 98000 00001',
      state: 'on-the-way',
      address: 'House 7',
      city: 'Pune',
      bloodGroup: 'AB+',
      aadharNumber: 'XXXX XXXX 2346',
      emergencyContact: 'Devi',
      skills: 'Boats',
    });
    expect(
      app()
        .log.filter(({ event }) => event === 'personal-data-seen')
        .at(-1),
    ).toMatchObject({
      account: people.admin.id,
      about: disaster,
      records: 2,
    });
    for (const stranger of [
      await one(),
      people.pendingVolunteer,
      people.ngo,
      (await onIt(await makeDisaster(app()))).volunteer,
    ]) {
      expect((await team(stranger, disaster)).status).toBe(404);
    }
    for (const id of [randomUUID(), 'x']) expect((await team(people.admin, id)).status).toBe(404);
  });

  it('see nobody any more once they have left, and are not seen', async () => {
    const disaster = await makeDisaster(app());
    const [first, second] = [await onIt(disaster), await onIt(disaster)];
    await first.volunteer.step(first.work, 'withdraw', { reason: 'Ill' });
    expect((await team(first.volunteer, disaster)).status).toBe(404);
    expect((await team(second.volunteer, disaster)).data).toEqual([]);
    expect((await team(people.admin, disaster)).data.map(({ _id }) => _id)).toEqual([second.volunteer.id]);
    // Without approval nobody is shown anybody, whatever they once accepted.
    await app().query(`UPDATE accounts SET status = 'refused' WHERE id = $1`, [second.volunteer.id]);
    expect((await team(second.volunteer, disaster)).status).toBe(404);
  });

  it('may share where they are, with admins alone, the last place only', async () => {
    const disaster = await makeDisaster(app());
    const [first, second] = [await onIt(disaster), await onIt(disaster)];
    const answer = await share(first.volunteer, first.work);
    expect([answer.status, is(sharePosition.answers[200], answer.json)]).toEqual([200, true]);
    await share(first.volunteer, first.work, undefined, { lat: 13 });
    const [shown] = (await team(people.admin, disaster)).data;
    expect(shown?.['position']).toEqual({ lat: 13, lng: 77.5, at: expect.any(String) as string });
    expect((await team(second.volunteer, disaster)).data[0]).not.toHaveProperty('position');
    expect((await first.volunteer.work()).sharedUntil).toBeDefined();
    expect((await second.volunteer.work()).sharedUntil).toBeUndefined();
    for (let time = 0; time < 2; time += 1) {
      const stopped = await first.volunteer.ask('DELETE', `/api/volunteer/position/${first.work}`);
      expect([stopped.status, is(stopSharing.answers[200], stopped.json)]).toEqual([200, true]);
    }
    expect(await positions()).toEqual([]);
    expect((await second.volunteer.ask('DELETE', `/api/volunteer/position/${first.work}`)).status).toBe(404);
  });

  it('share no longer than a shift, nor into the past, nor for somebody else', async () => {
    const disaster = await makeDisaster(app());
    const [first, second] = [await onIt(disaster), await onIt(disaster)];
    const before = Date.now();
    await share(first.volunteer, first.work, before + 1000 * 60 * MINUTE_MS);
    const until = Date.parse((await first.volunteer.work()).sharedUntil ?? '');
    expect(until - before - limits.shareHours * 60 * MINUTE_MS).toBeGreaterThanOrEqual(0);
    expect(until).toBeLessThanOrEqual(Date.now() + limits.shareHours * 60 * MINUTE_MS);
    const past = await share(first.volunteer, first.work, before - 1);
    expect([past.status, past.json['fields']]).toEqual([422, { until: 'a time to come' }]);
    for (const id of [first.work, randomUUID()]) expect((await share(second.volunteer, id)).status).toBe(404);
    expect((await share(first.volunteer, first.work, undefined, { lat: 91 })).status).toBe(422);
    expect(await positions()).toEqual([{ id: first.work }]);
  });

  it('share nothing once their work has come to its end, however it ends', async () => {
    const ends: ((work: string, volunteer: TestVolunteer, disaster: string) => Promise<unknown>)[] = [
      (work, volunteer) => volunteer.step(work, 'withdraw', { reason: 'Ill' }),
      (work, volunteer) => volunteer.step(work, 'done'),
      (_work, _volunteer, disaster) =>
        people.admin.ask('PUT', `/api/report/${disaster}`, {
          status: 'rejected',
          resolvedAt: new Date().toISOString(),
        }),
      (_work, _volunteer, disaster) =>
        people.admin.ask('PUT', `/api/report/${disaster}`, { status: 'rejected', reason: 'x' }),
    ];
    await app().query('DELETE FROM live_positions');
    for (const end of ends) {
      const disaster = await makeDisaster(app());
      const { volunteer, work } = await onIt(disaster);
      await share(volunteer, work);
      expect(await positions()).toEqual([{ id: work }]);
      await end(work, volunteer, disaster);
      expect(await positions()).toEqual([]);
      const late = await share(volunteer, work);
      expect([late.status, late.json['kind']]).toEqual([409, 'conflict']);
      expect(await positions()).toEqual([]);
    }
  });

  it('are not shown where they were too long ago, nor longer than they wished; and that is thrown away', async () => {
    const disaster = await makeDisaster(app());
    const [silent, brief] = [await onIt(disaster), await onIt(disaster)];
    const now = Date.now();
    await share(silent.volunteer, silent.work);
    await share(brief.volunteer, brief.work, now + 10 * MINUTE_MS);
    const services = { pool: app().pool, vault: testAccounts.vault };
    const shownAt = async (at: number) => {
      const members =
        (await readTeam(services, { _id: people.admin.id, role: 'admin', status: 'approved' }, disaster, at)) ?? [];
      return members.filter(({ position }) => position !== undefined).map(({ _id }) => _id);
    };
    expect((await shownAt(now)).toSorted()).toEqual([silent.volunteer.id, brief.volunteer.id].toSorted());
    expect(await shownAt(now + 11 * MINUTE_MS)).toEqual([silent.volunteer.id]);
    expect(await forgetOldPositions(app().pool, now)).toBe(0);
    expect(await forgetOldPositions(app().pool, now + 11 * MINUTE_MS)).toBe(1);
    const late = now + (limits.positionMinutes + 1) * MINUTE_MS;
    expect(await shownAt(late)).toEqual([]);
    const person = { _id: silent.volunteer.id, role: 'volunteer', status: 'approved' } as const;
    expect((await readDesk(services, person, acceptanceTimes, late))?.work[0]?.sharedUntil).toBeUndefined();
    expect(await forgetOldPositions(app().pool, late)).toBe(1);
    expect(await positions()).toEqual([]);
  });
});
