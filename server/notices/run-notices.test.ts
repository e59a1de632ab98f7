import { randomUUID } from 'node:crypto';
import { is } from 'valibot';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { getAlertProgress, type AlertProgress } from '../../contract/calls/alert-progress.ts';
import { deviceLimits } from '../../contract/device-limits.ts';
import type { AlertWishes } from '../../contract/entities/device.ts';
import { pushMessageSchema, type PushMessage } from '../../contract/entities/push-message.ts';
import { actOnReport, alert, makeReport, outcomeIn } from '../../tests/support/server/acts.ts';
import { askDevice, makeDevice, makeSubscription, type TestDevice } from '../../tests/support/server/devices.ts';
import { onEachPostgres } from '../../tests/support/server/each-postgres.ts';
import { post } from '../../tests/support/server/http.ts';
import { movingClock } from '../../tests/support/server/moving-clock.ts';
import { makePeople, type TestPerson } from '../../tests/support/server/people.ts';
import { testAccounts } from '../../tests/support/server/test-accounts.ts';
import { makeVolunteers, type TestVolunteer } from '../../tests/support/server/volunteers.ts';
import type { OutgoingPush, PushSender, PushTarget, Sent } from '../push/sender.ts';
import { askWider } from '../jobs/ask-wider.ts';
import { claimAlert } from '../store/alerts/claim-alert.ts';
import { marks } from '../store/alerts/notice-marks.ts';
import { isReceiptKey } from './receipt-key.ts';
import { runNotices } from './run-notices.ts';

interface Push {
  to: string;
  message: PushMessage;
  push: OutgoingPush;
}

onEachPostgres('notices', (app) => {
  let admin: TestPerson;
  beforeAll(async () => {
    ({ admin } = await makePeople(app()));
  });
  let pushes: Push[];
  let answer: (to: string) => Sent | Promise<Sent>;
  beforeEach(() => {
    pushes = [];
    answer = () => ({ kind: 'sent' });
  });
  const sender: PushSender = {
    async send(to: PushTarget, push) {
      const address = to.kind === 'web' ? to.endpoint : to.token;
      const { data } = JSON.parse(push.payload) as { data: { relay: string } };
      pushes.push({ to: address, message: JSON.parse(data.relay) as PushMessage, push });
      return answer(address);
    },
    close: async () => undefined,
  };
  const clock = movingClock();
  const services = () => ({ pool: app().pool, clock, vault: testAccounts.vault, sender, hosts: [] });
  const run = (isOver?: () => boolean) => runNotices(services(), isOver);

  /** A place that no other test has volunteers at. */
  let row = -80;
  const somewhere = () => ({ lat: (row += 9), lng: 20 });
  type Place = ReturnType<typeof somewhere>;
  const volunteerAt = async (
    place: Place,
    more: { wishes?: AlertWishes; token?: string } = {},
  ): Promise<{ person: TestVolunteer; device: TestDevice }> => {
    const [person] = await makeVolunteers(app(), 1);
    if (person === undefined) throw new Error('nobody');
    return { person, device: await makeDevice(app(), person, { ...place, ...more }) };
  };
  const disasterAt = ({ lat, lng }: Place, severity = 'severe') =>
    makeReport(app(), { location: { lati: lat, long: lng }, severity, name: 'Rosa Who Reports' });
  const alertTo = async (disasterId: string, more: object = {}) => {
    const id = randomUUID();
    expect(outcomeIn(await alert(admin, { disasterId, ...more }, id))).toEqual({ result: 'done' });
    // The server alerts by the true time, the test goes on by its own.
    const now = clock.now();
    await app().query(
      `WITH moved AS (
         UPDATE notices SET expires_at = to_timestamp($1::double precision / 1000) + interval '1 day' WHERE id = $2)
       UPDATE notice_batches SET due_at = to_timestamp($1::double precision / 1000) WHERE notice_id = $2`,
      [now, id],
    );
    return id;
  };
  const batchesOf = (id: string) =>
    app().query<{ devices: string[]; marks: number[]; due_at: Date | null; ring: number }>(
      'SELECT devices, marks, due_at, ring FROM notice_batches WHERE notice_id = $1 ORDER BY ring, id',
      [id],
    );
  const markOf = async (id: string, { id: device }: TestDevice) => {
    const all = (await batchesOf(id)).flatMap(({ devices, marks: given }) =>
      devices.map((one, place) => [one, given[place]] as const),
    );
    return new Map(all).get(device);
  };
  const progressOf = async (disasterId: string) => {
    const { json } = await admin.ask('GET', `/api/notification/progress/${disasterId}`);
    expect(is(getAlertProgress.answers[200], json)).toBe(true);
    return json['data'] as AlertProgress[];
  };
  const accept = async (disasterId: string, person: TestVolunteer) => {
    expect((await person.accept(disasterId)).status).toBe(201);
  };

  it('an alert reaches each device of the volunteers near it, with the whole task and nothing of who reported', async () => {
    const place = somewhere();
    const { person, device } = await volunteerAt(place);
    const second = await makeDevice(app(), person, { lat: place.lat + 0.1, lng: place.lng });
    const placeless = await makeDevice(app(), person);
    const disaster = await disasterAt({ lat: place.lat + 0.123456, lng: place.lng });
    const id = await alertTo(disaster, { volunteersWanted: 4 });
    await Promise.all([run(), run(), run()]);
    expect(pushes).toHaveLength(3);
    for (const one of [device, second, placeless]) expect(await markOf(id, one)).toBe(marks.sent);
    const ofDevice = pushes.find(({ message }) => message.receipt?.device === device.id);
    if (ofDevice === undefined) throw new Error('no push for the phone');
    const { message, push } = ofDevice;
    expect(is(pushMessageSchema, message)).toBe(true);
    expect(message).toMatchObject({
      id,
      kind: 'alert',
      title: 'Flood in Ward 4',
      body: 'Boats are needed at the school.',
      path: `/volunteer/notifications/${disaster}`,
      task: { _id: disaster, severity: 'severe', volunteersWanted: 4 },
    });
    expect(message.task?.distanceKm).toBeGreaterThan(13);
    expect(message.task?.lati).toBe(Number((place.lat + 0.123456).toFixed(2)));
    expect(push).toMatchObject({ urgency: 'high', topic: id.replaceAll('-', '') });
    expect(push.ttlSeconds).toBeGreaterThan(80_000);
    expect(push.payload).not.toContain('Rosa');
    expect(isReceiptKey(testAccounts.vault, id, device.id, message.receipt?.key ?? '')).toBe(true);
    await run();
    expect(pushes).toHaveLength(3);
  });

  it('its admin sees how far it has come', async () => {
    const place = somewhere();
    const people = await Promise.all([1, 2, 3].map(() => volunteerAt(place)));
    const [lost] = people;
    const disaster = await disasterAt(place);
    expect(await progressOf(disaster)).toEqual([]);
    const id = await alertTo(disaster, { radiusKm: 20, volunteersWanted: 2 });
    expect(await progressOf(disaster)).toMatchObject([
      { _id: id, by: admin.name, radiusKm: 20, widestKm: 400, state: 'sending', volunteers: 3, chosen: 3, sent: 0 },
    ]);
    answer = () => (pushes.at(-1)?.message.receipt?.device === lost?.device.id ? { kind: 'gone' } : { kind: 'sent' });
    await run();
    for (const { message } of pushes.filter(({ message: { receipt } }) => receipt?.device !== lost?.device.id)) {
      const { device: deviceId, key } = message.receipt ?? {};
      for (const event of ['reached', 'opened']) {
        const body = { noticeId: id, deviceId, key, event };
        expect((await post(`${app().url}/api/notification/receipt`, body, randomUUID())).status).toBe(201);
      }
    }
    const [one, two] = people.slice(1);
    if (one !== undefined) await accept(disaster, one.person);
    expect(await progressOf(disaster)).toMatchObject([
      {
        state: 'waiting',
        sent: 2,
        reached: 2,
        opened: 2,
        accepted: 1,
        failed: { gone: 1, refused: 0, unreachable: 0 },
      },
    ]);
    if (two !== undefined) await accept(disaster, two.person);
    await askWider(app().pool, 15, Date.now() + 16 * 60_000);
    expect(await progressOf(disaster)).toMatchObject([{ state: 'done', sent: 2, accepted: 2 }]);
  });

  it('goes to nobody who does not want it, is on a disaster, or signed out meanwhile', async () => {
    const place = somewhere();
    const far = { lat: place.lat + 0.2, lng: place.lng };
    const wanting = await volunteerAt(far, {
      wishes: { on: true, types: ['flood'], minSeverity: 'severe', radiusKm: 30 },
    });
    for (const wishes of [
      { on: false },
      { on: true, types: ['fire' as const] },
      { on: true, minSeverity: 'critical' as const },
      { on: true, radiusKm: 20 },
    ])
      await volunteerAt(far, { wishes });
    const busy = await volunteerAt(place);
    const leaving = await volunteerAt(place);
    const disaster = await disasterAt(place);
    await actOnReport(admin, { act: 'decide', reportId: disaster, to: 'active', seen: 'pending' });
    await accept(disaster, busy.person);
    const preview = await admin.ask('GET', `/api/notification/reach/${disaster}`);
    expect(preview.json['data']).toMatchObject({ near: 2, devices: 2, leftOut: { busy: 1, unwanted: 4 } });
    const id = await alertTo(disaster);
    expect((await batchesOf(id)).flatMap(({ devices }) => devices)).toHaveLength(2);
    await app().query('DELETE FROM sessions WHERE account_id = $1', [leaving.person.id]);
    await run();
    expect(pushes.map(({ message }) => message.receipt?.device)).toEqual([wanting.device.id]);
    expect(await markOf(id, leaving.device)).toBe(marks.gone);
  });

  it('tries again as long as the service asks for, no more often than six times, and forgets who is gone', async () => {
    const place = somewhere();
    const [busy, dead, bad] = [await volunteerAt(place), await volunteerAt(place), await volunteerAt(place)];
    const fcm = await volunteerAt(place, { token: 'a-token-of-firebase-for-nobody' });
    const answers = new Map<string, Sent>([
      [busy.device.id, { kind: 'later', retryAfterMs: 600_000 }],
      [dead.device.id, { kind: 'gone' }],
      [bad.device.id, { kind: 'refused', status: 400 }],
      [fcm.device.id, { kind: 'refused' }],
    ]);
    answer = () => answers.get(pushes.at(-1)?.message.receipt?.device ?? '') ?? { kind: 'sent' };
    const id = await alertTo(await disasterAt(place));
    await run();
    expect(pushes).toHaveLength(4);
    expect(await markOf(id, dead.device)).toBe(marks.gone);
    expect(await markOf(id, bad.device)).toBe(marks.refused);
    expect(await markOf(id, fcm.device)).toBe(marks.refused);
    expect(await app().query('SELECT 1 FROM devices WHERE id = $1', [dead.device.id])).toEqual([]);
    clock.moveOn(9);
    await run();
    expect(pushes).toHaveLength(4);
    for (let more = 1; more <= 7; more += 1) {
      clock.moveOn(60);
      await run();
    }
    expect(pushes).toHaveLength(4 + 5);
    expect(await markOf(id, busy.device)).toBe(marks.unreachable);
    expect((await batchesOf(id))[0]?.due_at).toBeNull();
  });

  it('an address that has ended is taken from nobody again; its phone registers another, and is alerted', async () => {
    const place = somewhere();
    const { person, device } = await volunteerAt(place);
    answer = () => ({ kind: 'gone' });
    await alertTo(await disasterAt(place));
    await run();
    const again = { fcm_token: device.token };
    const at = { lattitude: place.lat, longitude: place.lng };
    for (const [call, body] of [
      ['saveUser', again],
      ['updateuserlocation', { ...again, ...at }],
      ['saveUser', { ...again, former: makeSubscription().token }],
    ] as const) {
      const refused = await askDevice(app(), call, body, { person, phoneKey: device.phoneKey });
      expect([refused.status, refused.json['kind']]).toEqual([403, 'forbidden']);
    }
    expect(await app().query('SELECT 1 FROM devices WHERE account_id = $1', [person.id])).toEqual([]);
    const next = makeSubscription().token;
    await askDevice(
      app(),
      'saveUser',
      { fcm_token: next, former: device.token },
      { person, phoneKey: device.phoneKey },
    );
    await askDevice(app(), 'updateuserlocation', { fcm_token: next, ...at }, { person, phoneKey: device.phoneKey });
    answer = () => ({ kind: 'sent' });
    pushes.length = 0;
    await alertTo(await disasterAt(place));
    await run();
    expect(pushes).toHaveLength(1);
  });

  it('waits until quiet hours are over, but for critical disasters; what is over by then is told to nobody', async () => {
    const place = somewhere();
    const minute = (Math.floor(clock.now() / 60_000) % 1440) + 1440;
    const quiet = { from: (minute - 60) % 1440, to: (minute + 120) % 1440, timeZone: 'UTC', butCritical: true };
    const sleeper = await volunteerAt(place, { wishes: { on: true, quiet } });
    const [first, second, worst] = [
      await disasterAt(place),
      await disasterAt(place),
      await disasterAt(place, 'critical'),
    ];
    const held = await alertTo(first);
    const over = await alertTo(second);
    await alertTo(worst);
    await run();
    expect(pushes.map(({ message }) => message.task?._id)).toEqual([worst]);
    expect(await markOf(held, sleeper.device)).toBe(marks.quiet);
    await actOnReport(admin, { act: 'decide', reportId: second, to: 'resolved', seen: 'active' });
    clock.moveOn(119);
    await run();
    expect(pushes).toHaveLength(1);
    clock.moveOn(2);
    await run();
    expect(pushes.map(({ message }) => message.id)).toEqual([expect.any(String), held]);
    expect(await markOf(over, sleeper.device)).toBe(marks.over);
  });

  it('nobody gets more alerts a day than they can bear, critical ones apart', async () => {
    const place = somewhere();
    const { device } = await volunteerAt(place);
    const alerts: string[] = [];
    for (let count = 0; count <= deviceLimits.alertsPerDay; count += 1) {
      alerts.push(await alertTo(await disasterAt(place)));
      await run();
    }
    expect(pushes).toHaveLength(deviceLimits.alertsPerDay);
    expect(await markOf(alerts.at(-1) ?? '', device)).toBe(marks.capped);
    await alertTo(await disasterAt(place, 'critical'));
    await run();
    expect(pushes).toHaveLength(deviceLimits.alertsPerDay + 1);
    clock.moveOn(24 * 60 + 1);
    const next = await alertTo(await disasterAt(place));
    await run();
    expect(await markOf(next, device)).toBe(marks.sent);
  });

  it('what waits for the end of quiet hours is given up for the number of the day only then', async () => {
    const place = somewhere();
    const minute = Math.floor(clock.now() / 60_000);
    const quiet = { from: (minute + 60) % 1440, to: (minute + 180) % 1440, timeZone: 'UTC', butCritical: true };
    const { device } = await volunteerAt(place, { wishes: { on: true, quiet } });
    for (let count = 0; count < deviceLimits.alertsPerDay; count += 1) await alertTo(await disasterAt(place));
    await run();
    expect(pushes).toHaveLength(deviceLimits.alertsPerDay);
    clock.moveOn(120);
    const held = await alertTo(await disasterAt(place));
    await run();
    expect(await markOf(held, device)).toBe(marks.quiet);
    clock.moveOn(61);
    await run();
    expect(await markOf(held, device)).toBe(marks.capped);
    expect(pushes).toHaveLength(deviceLimits.alertsPerDay);
  });

  it('nor of alerts that go out at the same moment', async () => {
    const place = somewhere();
    const { person } = await volunteerAt(place);
    await makeDevice(app(), person, { ...place });
    for (let count = 0; count < deviceLimits.alertsPerDay + 4; count += 1) await alertTo(await disasterAt(place));
    answer = () => new Promise<Sent>((resolve) => setImmediate(() => resolve({ kind: 'sent' })));
    await Promise.all([run(), run()]);
    expect(new Set(pushes.map(({ message }) => message.id)).size).toBe(deviceLimits.alertsPerDay);
  });

  it('what did not come to anybody’s phone counts for none of a day', async () => {
    const place = somewhere();
    const { device } = await volunteerAt(place);
    answer = () => ({ kind: 'refused', status: 400 });
    for (let count = 0; count < 3; count += 1) {
      expect(await alertTo(await disasterAt(place))).toBeDefined();
      await run();
    }
    answer = () => ({ kind: 'sent' });
    const alerts: string[] = [];
    for (let count = 0; count < deviceLimits.alertsPerDay; count += 1) {
      alerts.push(await alertTo(await disasterAt(place)));
      await run();
    }
    for (const id of alerts) expect(await markOf(id, device)).toBe(marks.sent);
  });

  it('nor does what a service put off in all tries, was gone at a later one, or expired meanwhile', async () => {
    const place = somewhere();
    const { person, device } = await volunteerAt(place);
    const enough = async (end: () => Promise<void>) => {
      answer = () => ({ kind: 'later' });
      for (let count = 0; count < deviceLimits.alertsPerDay; count += 1) await alertTo(await disasterAt(place));
      await run();
      await end();
      answer = () => ({ kind: 'sent' });
    };
    await enough(async () => {
      for (let more = 0; more < 6; more += 1) {
        clock.moveOn(60);
        await run();
      }
    });
    const first = await alertTo(await disasterAt(place));
    await run();
    expect(await markOf(first, device)).toBe(marks.sent);

    await enough(async () => {
      await app().query(`UPDATE notices SET expires_at = to_timestamp($1::double precision / 1000)`, [clock.now()]);
      clock.moveOn(60);
      await run();
    });
    const second = await alertTo(await disasterAt(place));
    await run();
    expect(await markOf(second, device)).toBe(marks.sent);

    await enough(async () => {
      answer = () => ({ kind: 'gone' });
      clock.moveOn(60);
      await run();
    });
    const next = await makeDevice(app(), person, { ...place });
    const third = await alertTo(await disasterAt(place));
    await run();
    expect(await markOf(third, next)).toBe(marks.sent);
  });

  it('those that wait for others on their way come when these did not, and are too much once they did', async () => {
    const place = somewhere();
    const { device } = await volunteerAt(place);
    const ends: ((sent: Sent) => void)[] = [];
    const dueOf = async (alerts: readonly string[]) => {
      const batches = await Promise.all(alerts.map(batchesOf));
      return batches.flat().map(({ due_at: due }) => (due?.getTime() ?? 0) - clock.now());
    };
    const atOnce = async () => {
      const alerts: string[] = [];
      for (let count = 0; count <= deviceLimits.alertsPerDay; count += 1) {
        alerts.push(await alertTo(await disasterAt(place)));
      }
      answer = () => new Promise<Sent>((resolve) => ends.push(resolve));
      const running = Promise.all([run(), run()]);
      await expect.poll(() => ends.length).toBe(deviceLimits.alertsPerDay);
      // The one too many was looked at as well, whichever it is, and put off: else it would go once the others have ended.
      await expect.poll(async () => (await dueOf(alerts)).filter((inMs) => inMs > 0 && inMs <= 60_000).length).toBe(1);
      return { alerts, running };
    };
    const end = (sent: Sent) => ends.splice(0).forEach((resolve) => resolve(sent));
    const marksOf = async (alerts: readonly string[]) => {
      const counts: Record<number, number> = {};
      for (const id of alerts) {
        const mark = (await markOf(id, device)) ?? -1;
        counts[mark] = (counts[mark] ?? 0) + 1;
      }
      return counts;
    };

    const failing = await atOnce();
    end({ kind: 'refused' });
    await failing.running;
    answer = () => ({ kind: 'sent' });
    clock.moveOn(1);
    await run();
    expect(await marksOf(failing.alerts)).toEqual({ [marks.refused]: deviceLimits.alertsPerDay, [marks.sent]: 1 });

    clock.moveOn(24 * 60 + 1);
    const coming = await atOnce();
    end({ kind: 'sent' });
    await coming.running;
    clock.moveOn(1);
    await run();
    expect(await marksOf(coming.alerts)).toEqual({ [marks.sent]: deviceLimits.alertsPerDay, [marks.capped]: 1 });
  });

  it('what a process was sending when it died is claimed for minutes only', async () => {
    const place = somewhere();
    const { person, device } = await volunteerAt(place);
    for (let count = 0; count < deviceLimits.alertsPerDay; count += 1) {
      const id = await alertTo(await disasterAt(place));
      await claimAlert(app().pool, id, [person.id], clock.now());
      await app().query('UPDATE notice_batches SET due_at = NULL WHERE notice_id = $1', [id]);
    }
    const id = await alertTo(await disasterAt(place));
    await run();
    expect(await markOf(id, device)).toBe(marks.waiting);
    clock.moveOn(4);
    await run();
    expect(await markOf(id, device)).toBe(marks.sent);
  });

  it('is told to nobody once it has expired', async () => {
    const place = somewhere();
    const { device } = await volunteerAt(place);
    const id = await alertTo(await disasterAt(place));
    clock.moveOn(3 * 24 * 60);
    await run();
    expect(pushes).toEqual([]);
    expect(await markOf(id, device)).toBe(marks.over);
  });

  it('is asked in wider rings until enough have accepted, each volunteer once', async () => {
    const place = somewhere();
    const at = (km: number) => ({ lat: place.lat + km / 111.2, lng: place.lng });
    const [near, wider, widest] = [await volunteerAt(at(5)), await volunteerAt(at(15)), await volunteerAt(at(35))];
    const disaster = await disasterAt(place);
    const id = await alertTo(disaster, { radiusKm: 10, volunteersWanted: 1 });
    const rings = async () => (await batchesOf(id)).map(({ ring, devices }) => [ring, ...devices]);
    const start = Date.now();
    const minutes = (count: number) => start + count * 60_000;
    await askWider(app().pool, 15, minutes(14));
    expect(await rings()).toEqual([[0, near.device.id]]);
    await Promise.all([1, 2, 3].map(() => askWider(app().pool, 15, minutes(16))));
    expect(await rings()).toEqual([
      [0, near.device.id],
      [1, wider.device.id],
    ]);
    await accept(disaster, near.person);
    await askWider(app().pool, 15, minutes(32));
    await askWider(app().pool, 15, minutes(60));
    expect((await rings()).flat()).not.toContain(widest.device.id);
  });

  it('each device gets it once, by three runners at once; after a crash, again at most those of one part', async () => {
    const place = somewhere();
    const people = await makeVolunteers(app(), 620);
    await app().query(
      `INSERT INTO devices (id, token, account_id, session_id, lat, lng, located_at, created_at)
       SELECT gen_random_uuid(), $2 || row_number() OVER () || $3, account_id, id, $4, $5, now(), now()
       FROM sessions WHERE account_id = ANY ($1::uuid[])`,
      [people.map(({ id }) => id), ...tokenParts(), place.lat, place.lng],
    );
    const id = await alertTo(await disasterAt(place));
    expect((await batchesOf(id)).map(({ devices }) => devices.length).toSorted((a, b) => a - b)).toEqual([120, 500]);
    // The first process dies after 120 pushes: nothing answers any more, and nothing is recorded.
    const dying = new Promise<Sent>(() => undefined);
    answer = () => (pushes.length > 120 ? dying : { kind: 'sent' });
    void run();
    await expect.poll(() => pushes.length).toBeGreaterThan(150);
    answer = () => ({ kind: 'sent' });
    const sentBefore = (await batchesOf(id)).flatMap(({ marks: given }) => given.filter((mark) => mark === marks.sent));
    expect(sentBefore.length).toBeGreaterThan(0);
    await run();
    // Its leases run out.
    clock.moveOn(10);
    await Promise.all([run(), run(), run()]);
    const all = (await batchesOf(id)).flatMap(({ marks: given }) => given);
    expect([all.length, all.every((mark) => mark === marks.sent)]).toEqual([620, true]);
    const counts = new Map<string, number>();
    for (const { to, message } of pushes) {
      // Others' alerts may be due as well.
      if (message.id === id) counts.set(to, (counts.get(to) ?? 0) + 1);
    }
    expect(counts.size).toBe(620);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(2);
    expect([...counts.values()].filter((count) => count > 1).length).toBeLessThanOrEqual(100);
  });

  it('a stop waits for those in hand, and the rest goes on elsewhere at once', async () => {
    const place = somewhere();
    const people = await makeVolunteers(app(), 60);
    await app().query(
      `INSERT INTO devices (id, token, account_id, session_id, lat, lng, located_at, created_at)
       SELECT gen_random_uuid(), $2 || row_number() OVER () || $3, account_id, id, $4, $5, now(), now()
       FROM sessions WHERE account_id = ANY ($1::uuid[])`,
      [people.map(({ id }) => id), ...tokenParts(), place.lat, place.lng],
    );
    const id = await alertTo(await disasterAt(place));
    await run(() => pushes.length > 0);
    expect(pushes).toHaveLength(50);
    expect((await batchesOf(id))[0]?.marks.filter((mark) => mark === marks.sent)).toHaveLength(50);
    await run();
    expect(new Set(pushes.map(({ to }) => to)).size).toBe(60);
    expect(pushes).toHaveLength(60);
  });
});

/** What stands around a number in a subscription's token. */
function tokenParts(): [string, string] {
  const [before = '', after = ''] = makeSubscription(
    `https://fcm.googleapis.com/fcm/send/${randomUUID()}-@@`,
  ).token.split('@@');
  return [before, after];
}
