import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { deviceLimits } from '../../contract/device-limits.ts';
import type { AlertWishes } from '../../contract/entities/device.ts';
import { limits } from '../../contract/limits.ts';
import { OFFER_RINGS } from '../../contract/policies/offer-rings.ts';
import { actOnAid, makeAid } from '../../tests/support/server/aid.ts';
import { makeDevice, type TestDevice } from '../../tests/support/server/devices.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { multiply } from '../../tests/support/server/multiply.ts';
import { makeApproved, makePeople, type TestPeople, type TestPerson } from '../../tests/support/server/people.ts';
import { answerDisaster } from '../../tests/support/server/pledges.ts';
import { openPushSink, type PushSink } from '../../tests/support/server/push-sink.ts';
import { makeDisaster } from '../../tests/support/server/volunteers.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { exportedRows, type ExportedRow } from '../store/transfer/export-rows.ts';
import { importRows } from '../store/transfer/import-rows.ts';
import { makeUnreadable } from '../unreadable.ts';
import { offerRequests } from './offer-requests.ts';

const readAll = makeUnreadable((error) => {
  throw error;
});
const TURN_MS = limits.offerWiderMinutes * 60_000;
const calm = [{ type: 'Blankets', quantity: '1', urgent: false, status: 'pending' }];
/** Where `report` of the test bodies is, and 0.9 degrees north of it: 100 km. */
const HERE = { lati: 25.88, long: 86.6 };

onEmbeddedPostgres('requests that are offered to NGOs', (app) => {
  let people: TestPeople;
  let sink: PushSink;
  beforeAll(async () => {
    people = await makePeople(app());
  });
  beforeEach(async () => {
    // What another test left is nobody's here.
    await app().query('DELETE FROM notices');
    await app().query('DELETE FROM devices');
    await app().query('DELETE FROM aid_requests');
    await app().query('DELETE FROM reports');
    sink = openPushSink(app);
  });

  const ngo = async (
    radiusKm: number | null,
    { focus = [], wishes }: { focus?: string[]; wishes?: AlertWishes } = {},
  ): Promise<{ who: TestPerson; phone: TestDevice }> => {
    const who = await makeApproved(app(), 'ngo');
    const area = radiusKm === null ? null : JSON.stringify({ ...HERE, lati: HERE.lati + 0.9, radiusKm });
    await app().query('INSERT INTO ngo_profiles (id, focus_areas, area) VALUES ($1, $2, $3)', [
      who.id,
      JSON.stringify(focus),
      area,
    ]);
    return { who, phone: await makeDevice(app(), who, wishes === undefined ? {} : { wishes }) };
  };
  const placedDisaster = async (wanted: number | null, severity = 'severe') => {
    const id = await makeDisaster(app(), wanted);
    const body = JSON.stringify({ location: HERE, severity });
    await app().query(
      `UPDATE reports SET body = (body::jsonb || $2::jsonb)::text, severity = $3, active_since = now() WHERE id = $1`,
      [id, body, severity],
    );
    return id;
  };
  /** So many turns from now: what is told then is due then. */
  const offer = (turns = 0) => {
    sink.moveOn(Math.max(0, turns * limits.offerWiderMinutes - (sink.now() - Date.now()) / 60_000));
    return offerRequests({ pool: app().pool, now: Date.now() + turns * TURN_MS, unreadable: readAll });
  };
  const paths = async (phone: TestDevice) => {
    await sink.run();
    return sink.to(phone).map(({ title }) => title);
  };

  it('go to those whose area it is, once; and to those further away when nobody takes them, with word to the admins', async () => {
    const [near, far, farthest] = [await ngo(120), await ngo(60), await ngo(1)];
    const desk = await makeDevice(app(), people.admin);
    await placedDisaster(5);
    expect([await offer(), await offer()]).toEqual([1, 0]);
    expect(await paths(near.phone)).toEqual(['Flood: volunteers are needed']);
    expect([await paths(far.phone), await paths(desk)]).toEqual([[], []]);
    expect([await offer(1), await offer(1)]).toEqual([1, 0]);
    expect([await paths(near.phone), await paths(far.phone)]).toEqual([
      ['Flood: volunteers are needed'],
      ['Flood: volunteers are needed'],
    ]);
    const bodies = [near, far].map(({ phone }) => sink.to(phone).map(({ body }) => body));
    expect(bodies).toEqual([
      ['Tap to say how many people your organization sends.'],
      [
        'Nobody nearer has taken this: it is 40 km outside your service area. Tap to say how many people your organization sends.',
      ],
    ]);
    // Within its own area, or so far away by then that nobody looks.
    expect(await offer(OFFER_RINGS + 9)).toBe(0);
    expect(await paths(farthest.phone)).toEqual([]);
    const [told] = await app().query<{ count: number }>(
      `SELECT count(*)::int AS count FROM notices WHERE jsonb_exists(detail, 'untaken')`,
    );
    expect(told?.count).toBeGreaterThanOrEqual(1);
  });

  it('of aid only to those whose work it is, and to nobody who took it, put it aside or answered', async () => {
    const [works, other, aside] = [
      await ngo(null, { focus: ['Shelter'] }),
      await ngo(null, { focus: ['Medical Aid'] }),
      await ngo(null, { focus: ['Shelter'] }),
    ];
    const [aid, disaster] = [await makeAid(app()), await placedDisaster(3)];
    await actOnAid(aside.who, { act: 'reject', aidId: aid });
    await answerDisaster(aside.who, { act: 'reject', disasterId: disaster });
    await answerDisaster(works.who, { act: 'send', disasterId: disaster, people: 1 });
    await offer();
    await sink.run();
    const told = [works, other, aside].map(({ phone }) => sink.to(phone).map(({ title }) => title.split(': ')[1]));
    expect(told).toEqual([['somebody asks for help'], ['volunteers are needed'], []]);
  });

  it('nothing of what somebody has taken, is over, or has enough volunteers', async () => {
    const { phone, who } = await ngo(null);
    const [taken, full, unasked] = [await makeAid(app()), await placedDisaster(2), await placedDisaster(null)];
    await actOnAid(people.ngo, { act: 'take', aidId: taken });
    await answerDisaster(people.ngo, { act: 'send', disasterId: full, people: 2 });
    expect([unasked === '', await offer()]).toEqual([false, 0]);
    // Chosen, and taken before it was sent.
    const late = await placedDisaster(1);
    expect(await offer()).toBe(1);
    await answerDisaster(who, { act: 'send', disasterId: late, people: 1 });
    expect(await paths(phone)).toEqual([]);
  });

  it('by the wishes of each device: which, how grave, and not in quiet hours', async () => {
    const timeZone = 'UTC';
    const quiet = { from: 0, to: 1439, timeZone, butCritical: true };
    const [fires, grave, sleeps, none] = [
      await ngo(null, { wishes: { on: true, types: ['fire'] } }),
      await ngo(null, { wishes: { on: true, minSeverity: 'critical' } }),
      await ngo(null, { wishes: { on: true, quiet } }),
      await ngo(null, { wishes: { on: false } }),
    ];
    await placedDisaster(5, 'severe');
    expect(await offer()).toBe(1);
    const told = async () => {
      await sink.run();
      return [fires, grave, sleeps, none].map(({ phone }) => sink.to(phone).length);
    };
    expect(await told()).toEqual([0, 0, 0, 0]);
    await placedDisaster(5, 'critical');
    await offer();
    expect(await told()).toEqual([0, 1, 1, 0]);
  });

  it('not more a day than one is alerted to, critical ones apart', async () => {
    const { phone } = await ngo(null);
    for (let count = 0; count < deviceLimits.alertsPerDay + 2; count += 1) await placedDisaster(5, 'mild');
    await offer();
    expect(await paths(phone)).toHaveLength(deviceLimits.alertsPerDay);
    await placedDisaster(5, 'critical');
    await offer();
    expect(await paths(phone)).toHaveLength(deviceLimits.alertsPerDay + 1);
  });

  it('also of what a clock that is ahead says will only come', async () => {
    const { phone } = await ngo(null);
    const id = await placedDisaster(5);
    await app().query(`UPDATE reports SET active_since = now() + interval '10 seconds' WHERE id = $1`, [id]);
    expect([await offer(), await offer()]).toEqual([1, 0]);
    expect(await paths(phone)).toHaveLength(1);
  });

  it('by several processes at once: nobody is told twice', async () => {
    const { phone } = await ngo(null);
    await placedDisaster(5);
    await Promise.all([offer(), offer(), offer()]);
    await offer();
    expect(await paths(phone)).toHaveLength(1);
  });

  it('what is urgent and newest first, however many wait, and page after page until nothing does', async () => {
    const { phone } = await ngo(null);
    await makeAid(app(), 1, { requirements: calm });
    await multiply(app(), 'aid_requests', 1_000);
    await placedDisaster(5, 'mild');
    await multiply(app(), 'reports', 200);
    // All of them wait for the last ring.
    await app().query(`UPDATE aid_requests SET created_at = created_at - interval '9 hours'`);
    const [aid, disaster] = [await makeAid(app()), await placedDisaster(5, 'critical')];
    const offering = { pool: app().pool, now: Date.now(), unreadable: readAll };
    await offerRequests(offering, () => true);
    const offered = (ids: string[]) =>
      app().query<{ id: string }>('SELECT DISTINCT record_id AS id FROM ngo_offers WHERE record_id = ANY ($1)', [ids]);
    expect((await offered([aid, disaster])).map(({ id }) => id).toSorted()).toEqual([aid, disaster].toSorted());
    expect(await paths(phone)).toContain('Flood: volunteers are needed');
    // One more comes while the others are gone through.
    const later = await makeAid(app());
    await offerRequests(offering, () => true);
    expect(await offered([later])).toHaveLength(1);
    const waiting = async () =>
      (await app().query<{ count: number }>(`SELECT count(*)::integer AS count FROM aid_requests WHERE to_offer`))[0]
        ?.count;
    const before = (await waiting()) ?? 0;
    expect(before).toBeLessThanOrEqual(1_000 - 90);
    let pages = 0;
    await offerRequests(offering, () => ++pages === 2);
    expect(await waiting()).toBe(before - 2 * 50);
  });

  it('again what an NGO hands back, to whoever was not told', async () => {
    const first = await ngo(null);
    const id = await makeAid(app());
    const taken = await actOnAid(first.who, { act: 'take', aidId: id });
    expect(await offer()).toBe(0);
    const { _id: takingId } = taken.json['data'] as { _id: string };
    await actOnAid(first.who, { act: 'hand-back', aidId: id, takingId, reason: 'No fuel' });
    const second = await ngo(null);
    await offer();
    expect(await paths(second.phone)).toHaveLength(1);
  });

  it('not those that cannot be read, which hold up none of the others', async () => {
    const { phone } = await ngo(null);
    const [broken, whole] = [await placedDisaster(5), await placedDisaster(5)];
    await app().query(`UPDATE reports SET body = 'null' WHERE id = $1`, [broken]);
    const say = vi.fn();
    const offering = { pool: app().pool, now: Date.now(), unreadable: makeUnreadable(say) };
    expect([await offerRequests(offering), await offerRequests(offering), whole === broken]).toEqual([1, 0, false]);
    expect(await paths(phone)).toHaveLength(1);
    expect(say).toHaveBeenCalledTimes(1);
  });

  it('not the backlog that an import brought; what has just come all the same', async () => {
    await ngo(null);
    const [old, fresh] = [await makeAid(app()), await makeAid(app())];
    await app().query(`UPDATE aid_requests SET created_at = created_at - interval '2 hours' WHERE id = $1`, [old]);
    const added = await inTransaction(app().pool, async (client) => {
      const rows: ExportedRow[] = [];
      for await (const row of exportedRows(client, 'aid_requests')) rows.push(row);
      await client.query('DELETE FROM aid_requests');
      return importRows(client, 'aid_requests', rows);
    });
    expect(added).toBe(2);
    await offer();
    expect(await app().query('SELECT DISTINCT record_id AS id FROM ngo_offers')).toEqual([{ id: fresh }]);
  });

  it('are forgotten with the record', async () => {
    await ngo(null);
    const id = await placedDisaster(5);
    await offer();
    await app().query('DELETE FROM reports WHERE id = $1', [id]);
    expect(await app().query('SELECT 1 FROM ngo_offers UNION ALL SELECT 1 FROM offered_rings')).toEqual([]);
  });
});
