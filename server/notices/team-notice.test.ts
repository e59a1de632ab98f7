import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { actOnReport, alert } from '../../tests/support/server/acts.ts';
import { makeDevice } from '../../tests/support/server/devices.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { makeApproved, makePeople, type TestPerson } from '../../tests/support/server/people.ts';
import { openPushSink, type PushSink } from '../../tests/support/server/push-sink.ts';
import { makeDisaster, makeVolunteers, type TestVolunteer } from '../../tests/support/server/volunteers.ts';

onEmbeddedPostgres('notices to who alerted', (app) => {
  let admin: TestPerson;
  let second: TestPerson;
  let sink: PushSink;
  beforeAll(async () => {
    ({ admin } = await makePeople(app()));
    second = await makeApproved(app(), 'admin');
  });
  beforeEach(async () => {
    // What another test left to be told is told nobody here, on no phone of before.
    await app().query('DELETE FROM notices');
    await app().query('DELETE FROM devices');
    sink = openPushSink(app);
  });

  const disasterOf = async (by: TestPerson, wanted: number | null = null) => {
    const id = await makeDisaster(app(), wanted);
    expect((await alert(by, { disasterId: id })).status).toBe(201);
    return id;
  };
  const come = async (disasterId: string, count: number) => {
    const people = await makeVolunteers(app(), count);
    const works = people.map((person) => ({ person, work: randomUUID() }));
    await Promise.all(works.map(({ person, work }) => person.accept(disasterId, work)));
    return works;
  };
  const pass = async (minutes: number) => {
    sink.moveOn(minutes);
    await sink.run();
  };
  const step = ({ person, work }: { person: TestVolunteer; work: string }, to: 'arrived' | 'withdraw') =>
    person.step(work, to, to === 'withdraw' ? { reason: 'Flat tyre' } : {});
  /** As if what was told had been told so much earlier. */
  const letRest = (minutes: number) => app().query(`UPDATE notices SET at = at - interval '${minutes} minutes'`);
  const bodies = () => sink.pushes.map(({ message }) => message.body);

  it('many who answer at once are one push, with numbers and no name, to the one who alerted', async () => {
    const [phone, other] = [await makeDevice(app(), admin), await makeDevice(app(), second)];
    const disaster = await disasterOf(admin, 5);
    await come(disaster, 3);
    await sink.run();
    expect(sink.pushes).toEqual([]);
    await pass(1);
    await pass(1);
    expect(sink.to(phone)).toMatchObject([
      {
        kind: 'team',
        title: 'Flood: who is coming',
        body: 'Accepted: 3 of 5. Arrived: 0. Tap to see who.',
        path: `/admin-dashboard/disaster/${disaster}`,
      },
    ]);
    expect(sink.to(other)).toEqual([]);
    expect(sink.pushes[0]?.push).toMatchObject({ urgency: 'normal' });
    expect(sink.pushes[0]?.push.payload).not.toContain('Asha');
  });

  it('what comes after it waits some minutes, and takes its place on the phone', async () => {
    await makeDevice(app(), admin);
    const disaster = await disasterOf(admin);
    const works = await come(disaster, 2);
    await pass(1);
    const [first, last] = works;
    if (first === undefined || last === undefined) throw new Error('nobody');
    await step(first, 'arrived');
    await step(last, 'withdraw');
    await come(disaster, 2);
    await pass(2);
    expect(bodies()).toEqual(['Accepted: 2. Arrived: 0. Tap to see who.']);
    await pass(6);
    expect(bodies().slice(1)).toEqual(['Accepted: 3. Arrived: 1. Tap to see who.']);
    expect(new Set(sink.pushes.map(({ message }) => message.id)).size).toBe(1);
  });

  it('one who comes while it is being sent is counted by the next one', async () => {
    await makeDevice(app(), admin);
    const disaster = await disasterOf(admin);
    await come(disaster, 1);
    let sending: (() => void) | undefined;
    sink.answer = () => new Promise((resolve) => (sending = () => resolve({ kind: 'sent' })));
    sink.moveOn(1);
    const run = sink.run();
    await expect.poll(() => sending !== undefined).toBe(true);
    await come(disaster, 1);
    sending?.();
    await run;
    sink.answer = () => ({ kind: 'sent' });
    await pass(6);
    expect(bodies()).toEqual(['Accepted: 1. Arrived: 0. Tap to see who.', 'Accepted: 2. Arrived: 0. Tap to see who.']);
  });

  it('the same request twice, or a no, is nothing new', async () => {
    await makeDevice(app(), admin);
    const disaster = await disasterOf(admin, 1);
    const [one] = await come(disaster, 1);
    if (one === undefined) throw new Error('nobody');
    await pass(1);
    await letRest(10);
    await one.person.accept(disaster, one.work);
    await one.person.accept(disaster);
    await come(disaster, 1);
    await pass(10);
    expect(bodies()).toHaveLength(1);
  });

  it('who alerted again is told from then on', async () => {
    const [former, later] = [await makeDevice(app(), admin), await makeDevice(app(), second, { language: 'es' })];
    const disaster = await disasterOf(admin);
    await app().query(`UPDATE alerts SET at = at - interval '1 hour' WHERE disaster_id = $1`, [disaster]);
    await alert(second, { disasterId: disaster });
    await come(disaster, 1);
    await pass(1);
    expect(sink.to(former)).toEqual([]);
    expect(sink.to(later).map(({ title }) => title)).toEqual(['Inundación: quiénes vienen']);
  });

  it('is told to nobody where the disaster is over, or nobody was alerted to it', async () => {
    await makeDevice(app(), admin);
    const [over, quiet] = [await disasterOf(admin), await makeDisaster(app())];
    await come(over, 1);
    await come(quiet, 1);
    expect(await app().query('SELECT 1 FROM notices WHERE about = $1', [quiet])).toEqual([]);
    await actOnReport(admin, { act: 'decide', reportId: over, to: 'resolved', seen: 'active' });
    await pass(2);
    expect(sink.pushes.filter(({ message }) => message.kind === 'team')).toEqual([]);
  });

  it('keeps to the quiet hours of the admin, and counts anew in the morning', async () => {
    const minute = (Math.floor(sink.now() / 60_000) % 1440) + 1440;
    const quiet = { from: (minute - 60) % 1440, to: (minute + 120) % 1440, timeZone: 'UTC', butCritical: true };
    await makeDevice(app(), admin, { wishes: { on: true, quiet } });
    const disaster = await disasterOf(admin);
    await come(disaster, 1);
    await pass(1);
    await come(disaster, 2);
    await pass(125);
    await pass(10);
    expect(bodies()).toEqual(['Accepted: 3. Arrived: 0. Tap to see who.']);
  });
});
