import { randomUUID } from 'node:crypto';
import { is } from 'valibot';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportAccount } from '../../contract/calls/account.ts';
import { getAlertProgress, type AlertProgress } from '../../contract/calls/alert-progress.ts';
import { deviceLimits, NO_PUSH } from '../../contract/device-limits.ts';
import type { AlertWishes } from '../../contract/entities/device.ts';
import { alert, makeReport, outcomeIn } from '../../tests/support/server/acts.ts';
import {
  askDevice,
  makeDevice,
  makeSubscription,
  newPhoneKey,
  type TestDevice,
} from '../../tests/support/server/devices.ts';
import { onEachPostgres } from '../../tests/support/server/each-postgres.ts';
import { movingClock } from '../../tests/support/server/moving-clock.ts';
import { makePeople, type TestPerson } from '../../tests/support/server/people.ts';
import { makeVolunteers, type TestVolunteer } from '../../tests/support/server/volunteers.ts';
import { testAccounts } from '../../tests/support/server/test-accounts.ts';
import { startSmsSink, type SmsSink } from '../../tests/support/sms-sink.ts';
import { runNotices } from '../notices/run-notices.ts';
import type { PushSender } from '../push/sender.ts';
import { leaseSteps } from '../store/alerts/alert-steps.ts';
import { claimAlert } from '../store/alerts/claim-alert.ts';
import { makeSteps } from './make-steps.ts';
import { openSteps } from './open-steps.ts';
import { runSteps } from './run-steps.ts';
import type { StepSenders } from './step-sender.ts';

const NUMBER = '+91 98765-43210';
const E164 = '+919876543210';

onEachPostgres('steps', (app) => {
  let admin: TestPerson;
  let sink: SmsSink;
  let mails: { to: string; subject: string; text: string }[];
  let mailFails: Error | undefined;
  let clock: ReturnType<typeof movingClock>;
  const mailer = {
    send: async (mail: { to: string; subject: string; text: string }) => {
      if (mailFails) throw mailFails;
      mails.push(mail);
    },
  };
  beforeAll(async () => {
    ({ admin } = await makePeople(app()));
  });
  beforeEach(async () => {
    sink = await startSmsSink();
    mails = [];
    mailFails = undefined;
    clock = movingClock();
    // What other tests left is no concern of the next one.
    await app().query('UPDATE alerts SET stepped_at = asked_at');
    await app().query('DELETE FROM alert_steps');
    return () => sink.close();
  });

  const both = (): StepSenders => openSteps({ sms: { url: sink.url }, mailer, clock, onError: () => undefined });
  const services = (senders = both()) => ({
    pool: app().pool,
    clock,
    senders,
    fallbackMinutes: 5,
    ringMinutes: 15,
    appUrl: 'https://relief.example.org',
  });
  const turn = async (senders?: StepSenders) => {
    await makeSteps(services(senders));
    await runSteps(services(senders));
  };

  let row = -80;
  const somewhere = () => ({ lat: (row += 4), lng: 40 });
  type Place = ReturnType<typeof somewhere>;
  const say = async (person: TestVolunteer, profile: object) => {
    const answer = await person.ask('POST', '/api/volunteers/', { userId: person.id, ...profile });
    expect(answer.status).toBe(201);
  };
  const volunteerAt = async (
    place: Place,
    profile: object,
    wishes?: AlertWishes,
  ): Promise<{ person: TestVolunteer; device: TestDevice }> => {
    const [person] = await makeVolunteers(app(), 1);
    if (person === undefined) throw new Error('nobody');
    const device = await makeDevice(app(), person, { ...place, ...(wishes && { wishes }) });
    await say(person, profile);
    return { person, device };
  };
  const disasterAt = ({ lat, lng }: Place, severity = 'severe') =>
    makeReport(app(), { location: { lati: lat, long: lng }, severity, name: 'Rosa Who Reports' });
  /** Its pushes are sent, and nobody's phone has answered. */
  const alertTo = async (disasterId: string) => {
    const id = randomUUID();
    expect(outcomeIn(await alert(admin, { disasterId }, id))).toEqual({ result: 'done' });
    await app().query(
      'UPDATE notice_batches SET due_at = NULL, marks = array_fill(1::smallint, ARRAY[cardinality(devices)]) WHERE notice_id = $1',
      [id],
    );
    return id;
  };
  const reach = (id: string, { id: device }: TestDevice) =>
    app().query('INSERT INTO push_receipts (notice_id, device_id, reached_at) VALUES ($1, $2, now())', [id, device]);
  const marksOf = async (id: string) =>
    (
      await app().query<{ step: string; mark: string }>(
        'SELECT step, mark FROM alert_steps WHERE notice_id = $1 ORDER BY step, mark',
        [id],
      )
    ).map(({ step, mark }) => `${step} ${mark}`);
  const progressOf = async (disasterId: string) => {
    const { json } = await admin.ask('GET', `/api/notification/progress/${disasterId}`);
    expect(is(getAlertProgress.answers[200], json)).toBe(true);
    return (json['data'] as AlertProgress[])[0];
  };

  it('whom no push reached in five minutes gets an SMS and a mail, once, with where to read more', async () => {
    const place = somewhere();
    await volunteerAt(place, { phone: NUMBER, email: 'asha@example.org', smsAlerts: true, emailAlerts: true });
    const disaster = await disasterAt(place);
    const id = await alertTo(disaster);
    clock.moveOn(4);
    await turn();
    expect(sink.texts).toEqual([]);
    clock.moveOn(2);
    await Promise.all([turn(), turn(), turn()]);
    await turn();
    const link = `https://relief.example.org/volunteer/notifications/${disaster}`;
    expect(sink.texts.map(({ to, text }) => ({ to, text }))).toEqual([
      { to: E164, text: `Relief Relay: Flood in Ward 4 - Boats are needed at the school. ${link}` },
    ]);
    expect(mails).toMatchObject([{ to: 'asha@example.org', subject: 'Relief Relay: Flood in Ward 4' }]);
    expect(mails[0]?.text).toContain(link);
    expect(JSON.stringify([sink.texts, mails])).not.toContain('Rosa');
    expect(await marksOf(id)).toEqual(['email sent', 'sms sent']);
    expect(await progressOf(disaster)).toMatchObject({
      sms: { waiting: 0, sent: 1, failed: 0, unknown: 0 },
      email: { waiting: 0, sent: 1, failed: 0, unknown: 0 },
    });
  });

  it('nobody who was reached, has not said so, or has another wish by then', async () => {
    const place = somewhere();
    const wanted = { phone: NUMBER, smsAlerts: true, emailAlerts: true };
    const reached = await volunteerAt(place, wanted);
    const silent = await volunteerAt(place, { phone: NUMBER });
    const disaster = await disasterAt(place);
    const id = await alertTo(disaster);
    await reach(id, reached.device);
    clock.moveOn(6);
    await turn();
    expect(await marksOf(id)).toEqual([]);
    expect((await progressOf(disaster))?.sms).toBeUndefined();
    expect(silent.person).toBeDefined();
    expect([sink.texts, mails]).toEqual([[], []]);
  });

  it('off: a server that has neither way keeps nothing and sends nothing', async () => {
    const place = somewhere();
    await volunteerAt(place, { phone: NUMBER, smsAlerts: true, emailAlerts: true });
    const id = await alertTo(await disasterAt(place));
    clock.moveOn(6);
    const nothing = openSteps({ sms: undefined, mailer: undefined, clock, onError: () => undefined });
    await turn(nothing);
    expect(await marksOf(id)).toEqual([]);
    expect([sink.texts, mails]).toEqual([[], []]);
  });

  it('what has changed by its turn counts: the wish, a phone that answers, an acceptance, the end of the disaster', async () => {
    const place = somewhere();
    const wanted = { phone: NUMBER, smsAlerts: true };
    const [withdrawn, late, busy] = [
      await volunteerAt(place, wanted),
      await volunteerAt(place, wanted),
      await volunteerAt(place, wanted),
    ];
    const disaster = await disasterAt(place);
    const id = await alertTo(disaster);
    clock.moveOn(6);
    expect(await makeSteps(services())).toBe(3);
    await say(withdrawn.person, { smsAlerts: false });
    await reach(id, late.device);
    expect((await busy.person.accept(disaster)).status).toBe(201);
    await runSteps(services());
    expect(await marksOf(id)).toEqual(['sms over', 'sms over', 'sms over']);

    const other = somewhere();
    await volunteerAt(other, wanted);
    const over = await disasterAt(other);
    const second = await alertTo(over);
    clock.moveOn(6);
    expect(await makeSteps(services())).toBe(1);
    await app().query(`UPDATE reports SET status = 'resolved' WHERE id = $1`, [over]);
    await runSteps(services());
    expect(await marksOf(second)).toEqual(['sms over']);
    expect(sink.texts).toEqual([]);
  });

  it('the number of then is taken, and one without its country is none', async () => {
    const place = somewhere();
    const { person } = await volunteerAt(place, { phone: NUMBER, smsAlerts: true });
    await volunteerAt(place, { phone: '098765 43210', smsAlerts: true });
    const disaster = await disasterAt(place);
    const id = await alertTo(disaster);
    clock.moveOn(6);
    await makeSteps(services());
    await say(person, { phone: '0034 600 123 456' });
    await runSteps(services());
    expect(sink.texts.map(({ to }) => to)).toEqual(['+34600123456']);
    expect(await marksOf(id)).toEqual(['sms no-address', 'sms sent']);
    expect((await progressOf(disaster))?.sms).toEqual({
      waiting: 0,
      sent: 1,
      failed: 1,
      unknown: 0,
      causes: { noAddress: 1, refused: 0, unreachable: 0 },
    });
  });

  it('one without its country is at home where the deployment is, and no words around it are sent', async () => {
    const place = somewhere();
    await volunteerAt(place, { phone: '98765 43210 (2nd floor)', smsAlerts: true });
    await volunteerAt(place, { phone: '+44 (0)7911 123456', smsAlerts: true });
    await volunteerAt(place, { phone: '9810012345 / 9810054321', smsAlerts: true });
    const id = await alertTo(await disasterAt(place));
    clock.moveOn(6);
    await makeSteps(services());
    await runSteps({ ...services(), country: 'IN' });
    expect(sink.texts.map(({ to }) => to).toSorted()).toEqual(['+447911123456', '+919876543210']);
    expect(await marksOf(id)).toEqual(['sms no-address', 'sms sent', 'sms sent']);
  });

  it('one of whom a dead process knew the outcome no more is not sent again as SMS, and again as mail', async () => {
    const place = somewhere();
    await volunteerAt(place, { phone: NUMBER, smsAlerts: true, emailAlerts: true });
    const disaster = await disasterAt(place);
    const id = await alertTo(disaster);
    clock.moveOn(6);
    await makeSteps(services());
    const leased = { now: clock.now(), until: clock.now() + 180_000, count: 10 };
    for (const step of ['sms', 'email'] as const) await leaseSteps(app().pool, step, leased);
    await app().query(`UPDATE alert_steps SET mark = 'sending' WHERE notice_id = $1`, [id]);
    await turn();
    expect([sink.texts, mails]).toEqual([[], []]);
    clock.moveOn(4);
    await turn();
    expect(sink.texts).toEqual([]);
    expect(mails).toHaveLength(1);
    expect(await marksOf(id)).toEqual(['email sent', 'sms unknown']);
    expect((await progressOf(disaster))?.sms).toMatchObject({ waiting: 0, sent: 0, failed: 0, unknown: 1 });
  });

  it('one that a process had in its hands and did not begin is sent when its lease ends', async () => {
    const place = somewhere();
    await volunteerAt(place, { phone: NUMBER, smsAlerts: true });
    const id = await alertTo(await disasterAt(place));
    clock.moveOn(6);
    await makeSteps(services());
    await leaseSteps(app().pool, 'sms', { now: clock.now(), until: clock.now() + 180_000, count: 10 });
    await turn();
    expect(sink.texts).toEqual([]);
    clock.moveOn(4);
    await turn();
    expect(sink.texts).toHaveLength(1);
    expect(await marksOf(id)).toEqual(['sms sent']);
  });

  it('a gateway that has no time is asked again, as often as there is hope, and not sooner than it says', async () => {
    const place = somewhere();
    await volunteerAt(place, { phone: NUMBER, smsAlerts: true, emailAlerts: true });
    const disaster = await disasterAt(place);
    const id = await alertTo(disaster);
    clock.moveOn(6);
    sink.answer((reply) => void reply.writeHead(429, { 'retry-after': '600' }).end());
    mailFails = Object.assign(new Error('no such user'), { responseCode: 550 });
    await turn();
    expect(await marksOf(id)).toEqual(['email refused', 'sms waiting']);
    clock.moveOn(9);
    await turn();
    expect(sink.texts).toHaveLength(1);
    for (let i = 0; i < 8; i += 1) {
      clock.moveOn(30);
      await turn();
    }
    expect(sink.texts).toHaveLength(5);
    expect(await marksOf(id)).toEqual(['email refused', 'sms unreachable']);
    expect(await progressOf(disaster)).toMatchObject({
      sms: { failed: 1, causes: { noAddress: 0, refused: 0, unreachable: 1 } },
      email: { failed: 1, causes: { noAddress: 0, refused: 1, unreachable: 0 } },
    });
  });

  it('nobody gets more in a day than of pushes, but for critical ones', async () => {
    const place = somewhere();
    const { person } = await volunteerAt(place, { phone: NUMBER, smsAlerts: true });
    for (let i = 0; i <= deviceLimits.alertsPerDay; i += 1) await alertTo(await disasterAt(place));
    clock.moveOn(6);
    await turn();
    expect(sink.texts.length).toBe(deviceLimits.alertsPerDay);
    const critical = await alertTo(await disasterAt(place, 'critical'));
    clock.moveOn(6);
    await turn();
    expect(await marksOf(critical)).toEqual(['sms sent']);
    expect(person).toBeDefined();
  });

  it('nor of alerts that two processes bring at the same moment', async () => {
    const place = somewhere();
    await volunteerAt(place, { phone: NUMBER, smsAlerts: true });
    for (let i = 0; i < 16; i += 1) await alertTo(await disasterAt(place));
    clock.moveOn(6);
    await makeSteps(services());
    await Promise.all([runSteps(services()), runSteps(services())]);
    expect(sink.texts.length).toBe(deviceLimits.alertsPerDay);
  });

  it('what the gateway refused counts for none of a day', async () => {
    const place = somewhere();
    await volunteerAt(place, { phone: NUMBER, smsAlerts: true });
    sink.answer((reply) => void reply.writeHead(400).end());
    for (let i = 0; i < 3; i += 1) await alertTo(await disasterAt(place));
    clock.moveOn(6);
    await turn();
    sink.answer((reply) => void reply.writeHead(200).end('{}'));
    for (let i = 0; i < deviceLimits.alertsPerDay; i += 1) await alertTo(await disasterAt(place));
    clock.moveOn(6);
    await turn();
    expect(sink.texts.length).toBe(3 + deviceLimits.alertsPerDay);
  });

  it('nor what it put off until there was no hope; what waits for others on their way comes when these did not', async () => {
    const place = somewhere();
    await volunteerAt(place, { phone: NUMBER, smsAlerts: true });
    sink.answer((reply) => void reply.writeHead(503).end());
    const alerts: string[] = [];
    for (let i = 0; i <= deviceLimits.alertsPerDay; i += 1) alerts.push(await alertTo(await disasterAt(place)));
    clock.moveOn(6);
    await makeSteps(services());
    const person = await app().query<{ id: string }>('SELECT account_id AS id FROM alert_steps LIMIT 1');
    const others = alerts.slice(1);
    for (const id of others) await claimAlert(app().pool, id, [person[0]?.id ?? ''], clock.now());
    await app().query(`UPDATE alert_steps SET due_at = due_at + interval '30 minutes' WHERE notice_id = ANY ($1)`, [
      others,
    ]);
    await runSteps(services());
    expect(sink.texts).toEqual([]);
    expect(await marksOf(alerts[0] ?? '')).toEqual(['sms waiting']);
    for (let i = 0; i < 6; i += 1) {
      clock.moveOn(60);
      await runSteps(services());
    }
    for (const id of alerts) expect(await marksOf(id)).toEqual(['sms unreachable']);
    sink.answer((reply) => void reply.writeHead(200).end('{}'));
    const next = await alertTo(await disasterAt(place));
    clock.moveOn(6);
    await turn();
    expect(await marksOf(next)).toEqual(['sms sent']);
  });

  describe('a phone that no push can reach', () => {
    const none = { fcm_token: NO_PUSH };
    const at = ({ lat, lng }: Place) => ({ ...none, lattitude: lat, longitude: lng });
    const unreachable = async (place: Place, profile: object) => {
      const [person] = await makeVolunteers(app(), 1);
      if (person === undefined) throw new Error('nobody');
      await say(person, { phone: NUMBER, ...profile });
      const asking = { person, phoneKey: newPhoneKey() };
      expect((await askDevice(app(), 'saveUser', { ...none, wishes: { on: true } }, asking)).status).toBe(200);
      expect((await askDevice(app(), 'updateuserlocation', at(place), asking)).status).toBe(200);
      return asking;
    };
    const secondSignIn = async ({ id }: { id: string }) => {
      const token = randomUUID();
      await app().query(
        `INSERT INTO sessions (id, account_id, token_hash, logout_hash, device, created_at, last_seen_at, expires_at)
         SELECT gen_random_uuid(), $1, hash, hash, 'Another phone', now(), now(), now() + interval '1 year'
         FROM encode(sha256($2::bytea), 'hex') AS hash`,
        [id, token],
      );
      return { id, token };
    };
    const phonesOf = ({ id }: { id: string }) =>
      app().query<{ lat: number | null; ended: boolean }>(
        'SELECT lat, ended_at IS NOT NULL AS ended FROM devices WHERE account_id = $1',
        [id],
      );

    it('says where its owner is to be told of alerts another way; no push goes there', async () => {
      const place = somewhere();
      await unreachable(place, { smsAlerts: true });
      const id = await alertTo(await disasterAt(place));
      expect(await app().query('SELECT 1 FROM notice_batches WHERE notice_id = $1', [id])).toEqual([]);
      clock.moveOn(6);
      await turn();
      expect(sink.texts.map(({ to }) => to)).toEqual([E164]);
      const far = await alertTo(await disasterAt(somewhere()));
      clock.moveOn(6);
      await turn();
      expect(await marksOf(far)).toEqual([]);
    });

    it('has its own wishes', async () => {
      const place = somewhere();
      const asking = await unreachable(place, { smsAlerts: true });
      const wishes = { on: true, types: ['fire'] };
      expect((await askDevice(app(), 'saveUser', { ...none, wishes }, asking)).status).toBe(200);
      const id = await alertTo(await disasterAt(place));
      clock.moveOn(6);
      await turn();
      expect(await marksOf(id)).toEqual([]);
    });

    it('is kept only for who wants another way and is signed in', async () => {
      const place = somewhere();
      const [unwilling] = await makeVolunteers(app(), 1);
      if (unwilling === undefined) throw new Error('nobody');
      for (const [call, body] of [
        ['saveUser', none],
        ['updateuserlocation', at(place)],
      ] as const) {
        expect((await askDevice(app(), call, body, { person: unwilling })).status).toBe(403);
        expect((await askDevice(app(), call, body)).status).toBe(422);
      }
      expect(await phonesOf(unwilling)).toEqual([]);
      const { person } = await unreachable(place, { smsAlerts: true });
      expect(await phonesOf(person)).toEqual([{ lat: place.lat, ended: true }]);
      await say(person, { smsAlerts: false });
      expect(await phonesOf(person)).toEqual([]);
      const leaving = await unreachable(place, { emailAlerts: true });
      await app().query('DELETE FROM sessions WHERE account_id = $1', [leaving.person.id]);
      expect(await phonesOf(leaving.person)).toEqual([]);
    });

    it('becomes one that pushes go to, with its place, once they can', async () => {
      const place = somewhere();
      const asking = await unreachable(place, { smsAlerts: true });
      const body = { fcm_token: makeSubscription().token, former: NO_PUSH };
      expect((await askDevice(app(), 'saveUser', body, asking)).status).toBe(200);
      expect(await phonesOf(asking.person)).toEqual([{ lat: place.lat, ended: false }]);
    });

    it('leaves the place of another such phone of theirs alone', async () => {
      const [here, there] = [somewhere(), somewhere()];
      const first = await unreachable(here, { smsAlerts: true });
      const second = { ...first, person: await secondSignIn(first.person) };
      expect((await askDevice(app(), 'saveUser', none, second)).status).toBe(200);
      expect((await askDevice(app(), 'updateuserlocation', at(there), second)).status).toBe(200);
      const places = new Set((await phonesOf(first.person)).map(({ lat }) => lat));
      expect(places).toEqual(new Set([here.lat, there.lat]));
    });
  });

  /** Hours around now, in the middle of which it is, and of the day after as well. */
  const quietNow = (butCritical: boolean): AlertWishes => {
    const minute = Math.floor(clock.now() / 60_000) % 1440;
    return {
      on: true,
      quiet: { from: (minute + 1380) % 1440, to: (minute + 60) % 1440, timeZone: 'UTC', butCritical },
    };
  };

  it.each([true, false])(
    'quiet hours hold it, after them a push has its time first; the phone is registered: %s',
    async (isThere) => {
      const place = somewhere();
      const { person, device } = await volunteerAt(place, { phone: NUMBER, smsAlerts: true }, quietNow(true));
      const id = await alertTo(await disasterAt(place));
      // What the push service says of a phone that is gone.
      if (!isThere) await app().query('DELETE FROM devices WHERE id = $1', [device.id]);
      clock.moveOn(6);
      await turn();
      expect(await marksOf(id)).toEqual(['sms waiting']);
      clock.moveOn(56);
      await turn();
      expect(sink.texts).toHaveLength(isThere ? 0 : 1);
      clock.moveOn(6);
      await turn();
      expect(sink.texts).toHaveLength(1);
      const critical = await alertTo(await disasterAt(place, 'critical'));
      expect(person).toBeDefined();
      if (isThere) {
        clock.moveOn(6);
        await turn();
        expect(await marksOf(critical)).toEqual(['sms sent']);
      }
    },
  );

  it('quiet hours are kept while they are needed, as last chosen, and told to their owner', async () => {
    const place = somewhere();
    const wishes = quietNow(false);
    const { person, device } = await volunteerAt(place, { phone: NUMBER }, wishes);
    const kept = async () =>
      (await app().query<{ quiet: unknown }>('SELECT quiet FROM volunteer_profiles WHERE id = $1', [person.id]))[0]
        ?.quiet;
    expect(await kept()).toBeNull();
    await say(person, { smsAlerts: true });
    expect(await kept()).toEqual(wishes.quiet);
    const phone = { person, phoneKey: device.phoneKey };
    await askDevice(app(), 'saveUser', { fcm_token: device.token, wishes: { on: true } }, phone);
    expect(await kept()).toBeNull();
    await askDevice(app(), 'saveUser', { fcm_token: device.token, wishes }, phone);
    expect(await kept()).toEqual(wishes.quiet);
    // A new phone has chosen nothing yet.
    await makeDevice(app(), person);
    expect(await kept()).toEqual(wishes.quiet);
    const { json } = await person.ask('GET', '/api/account/export');
    expect(is(exportAccount.answers[200], json)).toBe(true);
    expect(json['data']).toMatchObject({ quietHours: wishes.quiet, alertSteps: [], profile: { smsAlerts: true } });
    await say(person, { smsAlerts: false });
    expect(await kept()).toBeNull();
  });

  describe('a phone that pushes reach no more', () => {
    /** What its push service says when the next alert goes out: nobody is there. */
    const endPhones = async (place: Place) => {
      const id = randomUUID();
      expect(outcomeIn(await alert(admin, { disasterId: await disasterAt(place) }, id))).toEqual({ result: 'done' });
      const gone: PushSender = { send: async () => ({ kind: 'gone' }), close: async () => undefined };
      await runNotices({
        pool: app().pool,
        clock: { now: Date.now },
        vault: testAccounts.vault,
        sender: gone,
        hosts: [],
      });
    };
    const rowsOf = ({ id }: TestVolunteer) =>
      app().query<{ isEnded: boolean; lat: number | null }>(
        'SELECT ended_at IS NOT NULL AS "isEnded", lat FROM devices WHERE account_id = $1 ORDER BY lat',
        [id],
      );
    const smsTo = async (place: Place, severity?: string) => {
      const disaster = await disasterAt(place, severity);
      const id = await alertTo(disaster);
      clock.moveOn(6);
      await turn();
      return { sms: (await marksOf(id)).filter((one) => one === 'sms sent').length, id, disaster };
    };

    it('takes no alert away that comes another way: this one and all later ones come so, until a phone is there again', async () => {
      const place = somewhere();
      const { person, device } = await volunteerAt(place, { phone: NUMBER, smsAlerts: true });
      await endPhones(place);
      clock.moveOn(6);
      await turn();
      expect(sink.texts).toHaveLength(1);
      expect(await rowsOf(person)).toEqual([{ isEnded: true, lat: place.lat }]);
      const { sms, id, disaster } = await smsTo(place);
      expect(sms).toBe(1);
      expect(await app().query('SELECT 1 FROM notice_batches WHERE notice_id = $1', [id])).toEqual([]);
      expect(await progressOf(disaster)).toMatchObject({ volunteers: 1, chosen: 0, noPhones: true, sms: { sent: 1 } });
      const reach = await admin.ask('GET', `/api/notification/reach/${disaster}`);
      expect(reach.json['data']).toMatchObject({ near: 1, devices: 0 });
      const { json } = await person.ask('GET', '/api/account/export');
      expect(is(exportAccount.answers[200], json)).toBe(true);
      expect((json['data'] as { devices: unknown[] }).devices).toMatchObject([{ endedAt: expect.any(String) }]);
      // The phone has a new address, and says which one that was.
      const token = makeSubscription().token;
      expect((await askDevice(app(), 'saveUser', { fcm_token: token, former: device.token }, device)).status).toBe(200);
      expect(await rowsOf(person)).toEqual([{ isEnded: false, lat: place.lat }]);
      const again = await smsTo(place);
      expect(again.sms).toBe(1);
      expect(await progressOf(again.disaster)).toMatchObject({ chosen: 1 });
    });

    it('goes whole where nobody asked for another way, another phone has a place, or one has it again', async () => {
      const place = somewhere();
      const none = await volunteerAt(place, { phone: NUMBER });
      const two = await volunteerAt(place, { phone: NUMBER, smsAlerts: true });
      const other = { lat: -place.lat, lng: -60 };
      await makeDevice(app(), two.person, other);
      const anew = await volunteerAt(place, { phone: NUMBER, smsAlerts: true });
      await endPhones(place);
      expect(await rowsOf(none.person)).toEqual([]);
      expect(await rowsOf(two.person)).toEqual([{ isEnded: false, lat: other.lat }]);
      const placeless = await makeDevice(app(), anew.person);
      expect((await rowsOf(anew.person)).map(({ isEnded }) => isEnded)).toEqual([true, false]);
      const body = { fcm_token: placeless.token, longitude: other.lng, lattitude: other.lat };
      await askDevice(app(), 'updateuserlocation', body, placeless);
      expect(await rowsOf(anew.person)).toEqual([{ isEnded: false, lat: other.lat }]);
      expect((await smsTo(place)).sms).toBe(0);
    });

    it('goes with the wish, and is nobody’s after logout', async () => {
      const place = somewhere();
      const [changed, left] = [
        await volunteerAt(place, { phone: NUMBER, smsAlerts: true, emailAlerts: true }),
        await volunteerAt(place, { phone: NUMBER, smsAlerts: true }),
      ];
      await endPhones(place);
      await say(changed.person, { smsAlerts: false });
      expect(await rowsOf(changed.person)).toHaveLength(1);
      await say(changed.person, { emailAlerts: false });
      expect(await rowsOf(changed.person)).toEqual([]);
      await app().query('DELETE FROM sessions WHERE account_id = $1', [left.person.id]);
      expect(await rowsOf(left.person)).toEqual([]);
      expect((await smsTo(place)).sms).toBe(0);
    });

    it('keeps its owner’s wishes: what they wanted no alert of comes no other way', async () => {
      const place = somewhere();
      const { person } = await volunteerAt(
        place,
        { phone: NUMBER, smsAlerts: true },
        { on: true, minSeverity: 'severe' },
      );
      await endPhones(place);
      expect(await rowsOf(person)).toHaveLength(1);
      expect((await smsTo(place)).sms).toBe(1);
      expect((await smsTo(place, 'mild')).sms).toBe(0);
      // An admin corrects how bad it is before their turn comes.
      const disaster = await disasterAt(place);
      const id = await alertTo(disaster);
      await app().query(
        `UPDATE reports SET severity = 'mild', body = jsonb_set(body::jsonb, '{severity}', '"mild"') WHERE id = $1`,
        [disaster],
      );
      clock.moveOn(6);
      await turn();
      expect(await marksOf(id)).toEqual(['sms over']);
    });
  });

  it('with the account goes what was told to it', async () => {
    const place = somewhere();
    const { person } = await volunteerAt(place, { phone: NUMBER, smsAlerts: true });
    const id = await alertTo(await disasterAt(place));
    clock.moveOn(6);
    await turn();
    await app().query('DELETE FROM accounts WHERE id = $1', [person.id]);
    expect(await marksOf(id)).toEqual([]);
  });

  it('pushes that wait for their first turn are waited for, but not for ever', async () => {
    const place = somewhere();
    await volunteerAt(place, { phone: NUMBER, smsAlerts: true });
    const id = await alertTo(await disasterAt(place));
    await app().query('UPDATE notice_batches SET due_at = now() WHERE notice_id = $1', [id]);
    clock.moveOn(6);
    await turn();
    expect(await marksOf(id)).toEqual([]);
    clock.moveOn(5);
    await turn();
    expect(await marksOf(id)).toEqual(['sms sent']);
  });
});
