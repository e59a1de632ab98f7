import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isToBeAsked } from '../../contract/policies/record-age.ts';
import { referenceOf } from '../../contract/reference.ts';
import { actOnAid, aidAs } from '../../tests/support/server/aid.ts';
import { aid, report } from '../../tests/support/server/bodies.ts';
import { askDevice, makeDevice, type TestDevice } from '../../tests/support/server/devices.ts';
import { onEachPostgres } from '../../tests/support/server/each-postgres.ts';
import { post } from '../../tests/support/server/http.ts';
import { makePeople, type TestPeople } from '../../tests/support/server/people.ts';
import { openPushSink, type PushSink } from '../../tests/support/server/push-sink.ts';
import { testAccounts } from '../../tests/support/server/test-accounts.ts';
import { seeded } from '../demo/seeded.ts';
import type { StepSent, ToldStep } from '../steps/step-sender.ts';
import { makeUnreadable } from '../unreadable.ts';
import { openPool } from '../store/database/pool.ts';
import { askAgain } from './ask-again.ts';
import { askTexts } from './ask-texts.ts';
import { dueToAsk } from '../store/track/asked.ts';
import { isNightAt, SUN_ZONE, zonesByDay } from '../store/track/at-night.ts';
import { sendAskTexts } from './send-ask-texts.ts';

const HOUR = 3_600_000;
const readAll = makeUnreadable((error) => {
  throw error;
});
/** Tomorrow by day, where the test's records are. */
const noon = Math.ceil(Date.now() / (24 * HOUR)) * 24 * HOUR + 7 * HOUR;
const secret = 'the secret of one phone';
const claimSecretHash = createHash('sha256').update(secret).digest('hex');

onEachPostgres('asking about what has grown old', (app) => {
  let people: TestPeople;
  let sink: PushSink;
  beforeAll(async () => {
    people = await makePeople(app());
  });
  beforeEach(async () => {
    await app().query('DELETE FROM reports');
    await app().query('DELETE FROM aid_requests');
    await app().query('DELETE FROM throttles');
    sink = openPushSink(app);
  });

  const make = async (path: '/api/report/' | '/api/aid/create', more: object, hours: number) => {
    const id = randomUUID();
    const body = { ...(path === '/api/report/' ? report : aid), ...more, claimSecretHash };
    expect((await post(`${app().url}${path}`, body, id)).status).toBe(201);
    const [table, column] = path === '/api/report/' ? ['reports', 'reported_at'] : ['aid_requests', 'created_at'];
    await app().query(`UPDATE ${table} SET ${column} = $2 WHERE id = $1`, [id, new Date(noon - hours * HOUR)]);
    return id;
  };
  const makeReport = (hours: number, more: object = {}) => make('/api/report/', { severity: 'mild', ...more }, hours);
  const makeRequest = (hours: number, more: object = {}) => make('/api/aid/create', more, hours);
  const follow = async (record: string) => {
    const device = await makeDevice(app(), null, {});
    const body = { fcm_token: device.token, records: [{ _id: record, claimSecret: secret }] };
    expect((await askDevice(app(), 'follow', body, device)).status).toBe(200);
    return device;
  };
  const ask = (now = noon, hasTexts = false) => askAgain({ pool: app().pool, hasTexts, now, unreadable: readAll });
  const pushedTo = async (phone: TestDevice, now: number) => {
    sink.moveOn(Math.ceil((now - sink.now()) / 60_000));
    await sink.run();
    return sink.to(phone);
  };
  const askedAt = async (table: 'reports' | 'aid_requests', id: string) =>
    (
      await app().query<{ at: Date | null }>(`SELECT asked_again_at AS at FROM ${table} WHERE id = $1`, [id])
    )[0]?.at?.getTime();

  it('asks the phone that sent it, once at each age, and leads to its own page', async () => {
    const [old, young, urgent] = [
      await makeReport(49),
      await makeReport(47),
      await makeReport(25, { severity: 'severe' }),
    ];
    const phone = await follow(old);
    expect(await ask()).toBe(2);
    expect([await askedAt('reports', old), await askedAt('reports', urgent), await askedAt('reports', young)]).toEqual([
      noon,
      noon,
      undefined,
    ]);
    expect(await pushedTo(phone, noon)).toMatchObject([
      { kind: 'report', title: 'Is this still needed?', path: `/track/${referenceOf(old)}` },
    ]);
    expect(await ask(noon + 60_000)).toBe(0);
  });

  it('is harmless in two processes at once, and after a restart', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => makeRequest(50)));
    const phones = await Promise.all(ids.map(follow));
    const { connectionString = '' } = app().pool.options;
    const other = openPool({ connectionString, onIdleError: () => undefined });
    const counts = await Promise.all([
      ask(),
      askAgain({ pool: other, hasTexts: false, now: noon, unreadable: readAll }),
    ]);
    await other.end();
    expect(counts[0] + counts[1]).toBe(12);
    expect(await ask(noon + 1)).toBe(0);
    for (const phone of phones) expect(await pushedTo(phone, noon)).toHaveLength(1);
  });

  it('ends nothing, however old, and begins anew with the answer that it is still needed', async () => {
    const id = await makeRequest(24 * 300);
    const phone = await follow(id);
    expect(await ask()).toBe(1);
    const stands = () => app().query('SELECT status FROM aid_requests WHERE id = $1', [id]);
    expect(await stands()).toEqual([{ status: 'active' }]);
    const createdAt = new Date(noon).toISOString();
    const body = { act: 'still-needed', recordId: id, claimSecret: secret, createdAt };
    expect((await post(`${app().url}/api/track/act`, body, randomUUID())).status).toBe(201);
    await app().query('UPDATE aid_requests SET confirmed_at = $2 WHERE id = $1', [id, new Date(noon + 1)]);
    // Answered before the push went: nobody is asked any more.
    expect(await pushedTo(phone, noon + 60_000)).toEqual([]);
    expect(await ask(noon + 23 * HOUR)).toBe(0);
    expect(await ask(noon + 25 * HOUR)).toBe(1);
  });

  it('asks nobody about what is over or held back, nor at night', async () => {
    const [over, held, withdrawn] = [await makeReport(99), await makeReport(99), await makeRequest(99)];
    await app().query('UPDATE reports SET over_at = now() WHERE id = $1', [over]);
    await app().query(`UPDATE reports SET lane = 'triage' WHERE id = $1`, [held]);
    await app().query(`UPDATE aid_requests SET status = 'withdrawn' WHERE id = $1`, [withdrawn]);
    expect(await ask()).toBe(0);
    await makeReport(99);
    expect(await ask(noon + 12 * HOUR)).toBe(0);
    expect(await ask(noon + 24 * HOUR)).toBe(1);
  });

  it('asks again before an organization drives', async () => {
    const id = await makeRequest(40);
    expect(await ask(noon - 10 * HOUR + 6 * HOUR)).toBe(1);
    expect(await ask()).toBe(0);
    await app().query('UPDATE aid_requests SET asked_again_at = $2 WHERE id = $1', [id, new Date(noon - 13 * HOUR)]);
    expect(await ask()).toBe(0);
    await actOnAid(people.ngo, { act: 'take', aidId: id });
    await app().query('UPDATE aid_takings SET taken_at = $2 WHERE aid_id = $1', [id, new Date(noon - HOUR)]);
    await app().query('UPDATE aid_requests SET driven_at = $2 WHERE id = $1', [id, new Date(noon - HOUR)]);
    expect(await ask()).toBe(1);
    expect(await ask(noon + 60_000)).toBe(0);
  });

  it('does not ask for one who turned back', async () => {
    const id = await makeRequest(90);
    await app().query('UPDATE aid_requests SET asked_again_at = $2 WHERE id = $1', [id, new Date(noon - 40 * HOUR)]);
    const taken = await actOnAid(people.ngo, { act: 'take', aidId: id });
    const { _id: takingId } = taken.json['data'] as { _id: string };
    await actOnAid(people.ngo, { act: 'hand-back', aidId: id, takingId, reason: 'No fuel' });
    expect(await ask()).toBe(0);
    // It is not looked at again.
    expect(await app().query('SELECT driven_at FROM aid_requests WHERE id = $1', [id])).toEqual([{ driven_at: null }]);
    await actOnAid(people.ngo, { act: 'take', aidId: id });
    expect(await ask()).toBe(1);
  });

  it('leaves one that it cannot read, says so once, and asks about the others', async () => {
    const [broken, other] = [await makeReport(90), await makeReport(50)];
    await app().query(`UPDATE reports SET body = 'null' WHERE id = $1`, [broken]);
    const said: unknown[] = [];
    const unreadable = makeUnreadable((error) => said.push(error));
    const run = (now: number) => askAgain({ pool: app().pool, hasTexts: false, now, unreadable });
    expect([await run(noon), await run(noon + 60_000)]).toEqual([1, 0]);
    expect(await askedAt('reports', other)).toBe(noon);
    expect(said).toEqual([expect.objectContaining({ message: `what is kept of ${broken} cannot be read` })]);
  });

  it('asks when the policy says so, and by day: the index and the policy agree', async () => {
    const [report, request] = [await makeReport(1), await makeRequest(1)];
    const longitudes = [-180, -5e-324, 1e-300, -172.6, -97.5, -7.5, 0, 7.4, 82.5, 88.4, 135, 172.5, 180];
    const marks = [0, 11.9, 12, 23.9, 24, 47.9, 48, 71, 95.9, 96, 150, 191.9, 192, 300].map((hours) => hours * HOUR);
    const { pick: some } = seeded('asked by index');
    let due = 0;
    for (let turn = 0; turn < 150; turn++) {
      const now = noon + some([0, 3, 6, 9, 12, 15, 18, 21]) * HOUR;
      const cameAt = now - some(marks);
      const confirmedAt = some([undefined, undefined, now - some(marks)]);
      const askedAt = some([undefined, now - some(marks)]);
      const drivenAt = some([undefined, now - some(marks)]);
      const isUrgent = some([true, false]);
      const longitude = some([undefined, ...longitudes]);
      for (const [table, id] of [['reports', report] as const, ['aid_requests', request] as const]) {
        const urgency = table === 'reports' ? 'severity' : 'requirements';
        const value = {
          severity: isUrgent ? 'severe' : 'mild',
          requirements: JSON.stringify([
            { type: 'Water', urgent: isUrgent, status: some(['pending', 'partially-fulfilled']) },
          ]),
        }[urgency];
        await app().query(
          `UPDATE ${table} SET ${table === 'reports' ? 'reported_at' : 'created_at'} = $2, confirmed_at = $3, asked_again_at = $4,
                  driven_at = $5, lng = $6, ${urgency} = $7 WHERE id = $1`,
          [
            id,
            ...[cameAt, confirmedAt, askedAt, drivenAt].map((at) => (at === undefined ? null : new Date(at))),
            longitude,
            value,
          ],
        );
        const asks = { now, zones: zonesByDay(now), count: 9, without: [] };
        const found = await dueToAsk(app().pool, table, asks);
        const knownAt = Math.max(cameAt, confirmedAt ?? cameAt);
        const life = { isOpen: true, isUrgent, knownAt, askedAt };
        const isDue = isToBeAsked(life, now, drivenAt) && !isNightAt(longitude, now);
        expect([table, turn, found]).toEqual([table, turn, isDue ? [id] : []]);
        due += found.length;
      }
    }
    expect(due).toBeGreaterThan(40);
  });

  it('tells admins, and the NGO that may drive, when it was asked about', async () => {
    const id = await makeRequest(50);
    await ask();
    for (const person of [people.admin, people.ngo]) {
      expect((await aidAs(person, id)).askedAt).toBe(new Date(noon).toISOString());
    }
  });

  it('keeps where a request is registered too: for admins who look for it, and whoever has taken it', async () => {
    const elsewhere = { source: 'District control room', number: 'DCR-4711' };
    const id = await makeRequest(1, { elsewhere, onBehalf: true });
    await makeRequest(1);
    expect(await aidAs(people.admin, id)).toMatchObject({ elsewhere, onBehalf: true });
    expect(await aidAs(people.ngo, id)).toMatchObject({ onBehalf: true });
    expect((await aidAs(people.ngo, id)).elsewhere).toBeUndefined();
    for (const words of ['DCR-4711', 'district control']) {
      const { json } = await people.admin.ask('GET', `/api/aid/find?search=${encodeURIComponent(words)}`);
      expect((json['data'] as { _id: string }[]).map(({ _id }) => _id)).toEqual([id]);
    }
    await actOnAid(people.ngo, { act: 'take', aidId: id });
    expect((await aidAs(people.ngo, id)).elsewhere).toEqual(elsewhere);
  });

  it('knows day and night as the policy does, at each longitude and hour', async () => {
    const longitudes = [null, 5e-324, -5e-324, 1e-300, ...Array.from({ length: 721 }, (_, index) => index / 2 - 180)];
    for (let hour = 0; hour < 24; hour++) {
      const now = noon + hour * HOUR;
      const rows = await app().query<{ lng: number | null; isDay: boolean }>(
        `SELECT lng, ${SUN_ZONE} = ANY ($2::integer[]) AS "isDay" FROM unnest($1::double precision[]) AS place (lng)`,
        [longitudes, zonesByDay(now)],
      );
      expect(rows).toHaveLength(longitudes.length);
      const others = rows.filter(({ lng, isDay }) => isDay === isNightAt(lng ?? undefined, now));
      expect([hour, others]).toEqual([hour, []]);
    }
  });

  describe('by SMS', () => {
    const texts: { to: string; told: ToldStep }[] = [];
    let answer: StepSent;
    beforeEach(() => {
      texts.length = 0;
      answer = { kind: 'sent' };
    });
    const sms = {
      send: async (to: string, told: ToldStep) => {
        texts.push({ to, told });
        return answer;
      },
    };
    const sendTexts = (now = noon) => {
      const { pool } = app();
      const services = { pool, clock: { now: () => now }, vault: testAccounts.vault, country: 'IN' };
      return sendAskTexts({ ...services, sms, appUrl: 'https://relay.example.org' });
    };

    it('goes to the number in the record where no push can, once, whatever becomes of it', async () => {
      const [id, pushed] = [await makeReport(50), await makeReport(50, { contactNumber: '+91 98765 11111' })];
      await follow(pushed);
      expect(await ask(noon, true)).toBe(2);
      answer = { kind: 'unknown' };
      await Promise.all([sendTexts(), sendTexts()]);
      expect(texts).toMatchObject([
        { to: '+919876543210', told: { link: `https://relay.example.org/track/${referenceOf(id)}` } },
      ]);
      expect(await sendTexts(noon + HOUR)).toBe(0);
      expect(texts).toHaveLength(1);
    });

    it.each(['hi', 'es', 'ar'] as const)('is in the language of the phone that sent it: %s', async (language) => {
      const [report, request] = [await makeReport(50), await makeRequest(50, { contactNumber: '+91 98765 22222' })];
      for (const record of [report, request]) {
        const { id } = await follow(record);
        // No push reaches it any more: that is why an SMS goes.
        await app().query('UPDATE devices SET language = $2, ended_at = now() WHERE id = $1', [id, language]);
      }
      await ask(noon, true);
      expect(await sendTexts()).toBe(2);
      expect(texts.map(({ told }) => told.body)).toEqual([askTexts[language].report.body, askTexts[language].aid.body]);
    });

    it('is in English where the server knows no phone of whoever sent it', async () => {
      await makeRequest(50);
      await ask(noon, true);
      await sendTexts();
      expect(texts.map(({ told }) => told.body)).toEqual([askTexts.en.aid.body]);
    });

    it('waits for a gateway that has no time, and not into the night', async () => {
      await makeReport(50);
      await ask(noon, true);
      answer = { kind: 'later' };
      await sendTexts();
      await sendTexts(noon + 60_000);
      expect(texts).toHaveLength(1);
      await sendTexts(noon + 600_000);
      expect(texts).toHaveLength(2);
      await sendTexts(noon + 7 * HOUR);
      expect(texts).toHaveLength(2);
    });

    it('goes to one number twice a day at most, in however many forms it stands', async () => {
      for (let made = 0; made < 4; made++) await makeReport(50);
      expect(await ask(noon, true)).toBe(4);
      expect(await sendTexts()).toBe(2);
      expect(texts).toHaveLength(2);
    });
  });
});

describe('night', () => {
  it('is by the sun where the place is known', () => {
    const utcNoon = Date.UTC(2026, 10, 28, 12);
    expect(isNightAt(0, utcNoon)).toBe(false);
    expect(isNightAt(135, utcNoon)).toBe(true);
    expect(isNightAt(-90, utcNoon)).toBe(true);
    expect(isNightAt(77.6, utcNoon)).toBe(false);
  });
});
