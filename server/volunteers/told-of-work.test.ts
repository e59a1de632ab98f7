import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { headers } from '../../contract/headers.ts';
import { actOnReport } from '../../tests/support/server/acts.ts';
import { makeDevice, makeSubscription, type TestDevice } from '../../tests/support/server/devices.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { post } from '../../tests/support/server/http.ts';
import { makePeople, type TestPerson } from '../../tests/support/server/people.ts';
import { openPushSink, type PushSink } from '../../tests/support/server/push-sink.ts';
import { makeDisaster, makeVolunteers, type TestVolunteer } from '../../tests/support/server/volunteers.ts';
import { marks } from '../store/alerts/notice-marks.ts';
import { acceptanceTimes } from './acceptance-times.ts';
import { askComing } from './ask-coming.ts';
import { releaseOverdue } from './release-overdue.ts';

const MINUTE_MS = 60_000;
const { askMinutes, releaseMinutes } = acceptanceTimes;

onEmbeddedPostgres('notices to volunteers about their work', (app) => {
  let admin: TestPerson;
  let sink: PushSink;
  beforeAll(async () => {
    ({ admin } = await makePeople(app()));
  });
  beforeEach(async () => {
    // What another test left to be told, or to be asked, is nobody's here.
    await app().query('DELETE FROM notices');
    await app().query('DELETE FROM acceptances');
    sink = openPushSink(app);
  });

  type Wishes = Parameters<typeof makeDevice>[2];
  const someone = async (more: Wishes = {}): Promise<{ volunteer: TestVolunteer; phone: TestDevice }> => {
    const [volunteer] = await makeVolunteers(app(), 1);
    if (volunteer === undefined) throw new Error('nobody');
    return { volunteer, phone: await makeDevice(app(), volunteer, more) };
  };
  const onIt = async (more: Wishes = {}, wanted: number | null = null) => {
    const [{ volunteer, phone }, disaster, work] = [
      await someone(more),
      await makeDisaster(app(), wanted),
      randomUUID(),
    ];
    expect((await volunteer.accept(disaster, work)).status).toBe(201);
    return { volunteer, phone, disaster, work };
  };
  /** As from a phone that was without a network so long. */
  const acceptLate = ({ volunteer }: { volunteer: TestVolunteer }, disasterId: string, minutes: number) => {
    const createdAt = new Date(Date.now() - minutes * MINUTE_MS).toISOString();
    return volunteer.ask(
      'POST',
      '/api/volunteer/acceptrequest',
      { id: volunteer.id, disasterId, createdAt },
      randomUUID(),
    );
  };
  const end = (reportId: string, to: 'resolved' | 'dismissed', key = randomUUID()) =>
    actOnReport(admin, { act: 'decide', reportId, to, seen: 'active', reason: 'It was no flood' }, key);
  const told = (phone: TestDevice) => sink.to(phone).map(({ title, path }) => [title, path]);

  it('a place that was asked for on the way is told; one whose answer is on the screen is not', async () => {
    const [late, awaited, disaster] = [await someone(), await someone(), await makeDisaster(app())];
    expect((await acceptLate(late, disaster, 20)).status).toBe(201);
    expect((await acceptLate(awaited, disaster, 0)).status).toBe(201);
    await Promise.all([sink.run(), sink.run()]);
    expect(told(late.phone)).toEqual([['Flood: you have a place', `/volunteer/notifications/${disaster}`]]);
    expect(sink.pushes).toHaveLength(1);
    expect(sink.pushes[0]?.push.urgency).toBe('high');
    expect(sink.pushes[0]?.message.kind).toBe('work');
  });

  it('whoever is on a disaster is told at any hour that its reporter moved it, and of two moves once', async () => {
    const { phone, disaster } = await onIt();
    const other = await onIt();
    await sink.run();
    const before = sink.to(phone).length;
    const claimSecret = 'the secret of one phone';
    await app().query('UPDATE reports SET claim_hash = $2 WHERE id = $1', [
      disaster,
      createHash('sha256').update(claimSecret).digest('hex'),
    ]);
    for (const lati of [26.15, 26.2]) {
      const body = { act: 'move-place', recordId: disaster, claimSecret, position: { lati, long: 86.6 } };
      expect((await post(`${app().url}/api/track/act`, body, randomUUID())).status).toBe(201);
    }
    await Promise.all([sink.run(), sink.run()]);
    expect(told(phone).slice(before)).toEqual([
      ['Flood: the place has changed', `/volunteer/notifications/${disaster}`],
    ]);
    expect(told(other.phone).flat()).not.toContain('Flood: the place has changed');
  });

  it.each([
    ['full', /All places were taken/],
    ['busy', /on another disaster/],
    ['closed', /was over/],
  ])('a no is told with its reason: %s; the same request twice is one', async (why, words) => {
    const { volunteer, phone } = await someone();
    const disaster = await makeDisaster(app(), why === 'full' ? 0 : null);
    if (why === 'busy') await volunteer.accept(await makeDisaster(app()));
    if (why === 'closed') await app().query(`UPDATE reports SET status = 'pending' WHERE id = $1`, [disaster]);
    const key = randomUUID();
    for (let times = 0; times < 3; times += 1) await volunteer.accept(disaster, key);
    await sink.run();
    expect(sink.to(phone)).toMatchObject([{ title: 'Flood: you have no place', body: expect.stringMatching(words) }]);
  });

  it('is told in the language of the phone', async () => {
    const { volunteer, phone } = await someone({ language: 'hi' });
    await volunteer.accept(await makeDisaster(app(), 0));
    await sink.run();
    expect(told(phone).map(([title]) => title)).toEqual(['बाढ़: आपको जगह नहीं मिली']);
  });

  it('who took no step is asked once whether they come, by two processes at once, and again after a new sign', async () => {
    const { volunteer, phone, work, disaster } = await onIt();
    const ask = (minutes: number) => askComing(app().pool, acceptanceTimes, Date.now() + minutes * MINUTE_MS);
    expect(await ask(askMinutes - 1)).toBe(0);
    sink.moveOn(askMinutes + 1);
    const counts = await Promise.all([ask(askMinutes + 1), ask(askMinutes + 1), ask(askMinutes + 2)]);
    expect(counts.toSorted()).toEqual([0, 0, 1]);
    sink.moveOn(2);
    await sink.run();
    const question = ['Flood: are you still coming?', `/volunteer/notifications/${disaster}`];
    expect(told(phone)).toEqual([question]);
    await volunteer.step(work, 'still-coming');
    // They said so now, and not when they accepted.
    await app().query(`UPDATE acceptances SET sign_at = sign_at + interval '${askMinutes + 4} minutes' WHERE id = $1`, [
      work,
    ]);
    expect(await ask(askMinutes + 10)).toBe(0);
    expect(await ask(2 * askMinutes + 5)).toBe(1);
    sink.moveOn(askMinutes + 5);
    await sink.run();
    expect(told(phone)).toEqual([question, question]);
  });

  it('who answered before the question came is not asked', async () => {
    const { volunteer, phone, work } = await onIt();
    await app().query(`UPDATE acceptances SET sign_at = sign_at - interval '${askMinutes + 1} minutes' WHERE id = $1`, [
      work,
    ]);
    expect(await askComing(app().pool, acceptanceTimes, Date.now())).toBe(1);
    await volunteer.step(work, 'on-the-way');
    await sink.run();
    expect(told(phone)).toEqual([]);
  });

  it('whose place is given up is told, and not asked any more', async () => {
    const { phone } = await onIt();
    const later = Date.now() + (askMinutes + releaseMinutes + 1) * MINUTE_MS;
    await askComing(app().pool, acceptanceTimes, later - releaseMinutes * MINUTE_MS);
    expect(await releaseOverdue(app().pool, acceptanceTimes, later)).toBe(1);
    sink.moveOn(askMinutes + releaseMinutes + 2);
    await sink.run();
    expect(told(phone).map(([title]) => title)).toEqual(['Flood: your place was given up']);
  });

  it('what an admin says of work is told, with where the certificate is made', async () => {
    const [good, bad] = [await onIt(), await onIt()];
    for (const { volunteer, work } of [good, bad]) await volunteer.step(work, 'done');
    const decide = (work: string, body: object) =>
      admin.ask('POST', `/api/volunteer/work/${work}`, body, { [headers.idempotencyKey]: randomUUID() });
    for (let times = 0; times < 2; times += 1) {
      expect((await decide(good.work, { decision: 'confirm' })).status).toBe(200);
    }
    expect((await decide(bad.work, { decision: 'refuse', reason: 'Asha was not seen there' })).status).toBe(200);
    const taken = await onIt();
    await taken.volunteer.step(taken.work, 'done');
    for (const decision of ['confirm', 'undo']) expect((await decide(taken.work, { decision })).status).toBe(200);
    await sink.run();
    // It can still be taken back.
    expect(told(good.phone)).toEqual([]);
    sink.moveOn(2);
    await sink.run();
    expect(told(taken.phone)).toEqual([]);
    expect(told(good.phone)).toEqual([['Flood: your work is confirmed', '/volunteer-dashboard?tab=work']]);
    expect(told(bad.phone)).toEqual([
      ['Flood: your work was not confirmed', `/volunteer/notifications/${bad.disaster}`],
    ]);
    expect(sink.pushes.some(({ push }) => push.payload.includes('Asha'))).toBe(false);
  });

  it('who is on the way to what was dismissed is told at any hour, and who is on none of it is not', async () => {
    const minute = (Math.floor(sink.now() / MINUTE_MS) % 1440) + 1440;
    const quiet = { from: (minute - 60) % 1440, to: (minute + 120) % 1440, timeZone: 'UTC', butCritical: false };
    const { phone, disaster } = await onIt({ wishes: { on: true, quiet } });
    const [other, leaving] = [await onIt(), await onIt()];
    await leaving.volunteer.step(leaving.work, 'withdraw', { reason: 'Flat tyre' });
    const key = randomUUID();
    await Promise.all([end(disaster, 'dismissed', key), end(disaster, 'dismissed', key)]);
    await end(leaving.disaster, 'dismissed');
    await sink.run();
    expect(told(phone)).toEqual([['Flood: it was called off', `/volunteer/notifications/${disaster}`]]);
    expect([told(other.phone), told(leaving.phone)]).toEqual([[], []]);
    expect(sink.pushes.some(({ push }) => push.payload.includes('It was no flood'))).toBe(false);
  });

  it('that work is completed can wait for the morning', async () => {
    const minute = (Math.floor(sink.now() / MINUTE_MS) % 1440) + 1440;
    const quiet = { from: (minute - 60) % 1440, to: (minute + 120) % 1440, timeZone: 'UTC', butCritical: true };
    const { phone, disaster } = await onIt({ wishes: { on: true, quiet } });
    await end(disaster, 'resolved');
    await sink.run();
    expect(told(phone)).toEqual([]);
    sink.moveOn(121);
    await sink.run();
    expect(told(phone)).toEqual([['Flood: your work is completed', '/volunteer-dashboard?tab=work']]);
  });

  it('nobody is told on a phone that they have signed out of, or turned off', async () => {
    const [gone, off] = [await onIt(), await onIt({ wishes: { on: false } })];
    await end(gone.disaster, 'dismissed');
    await end(off.disaster, 'dismissed');
    await app().query('DELETE FROM sessions WHERE account_id = $1', [gone.volunteer.id]);
    await sink.run();
    expect(sink.pushes).toEqual([]);
    const left = await app().query<{ marks: number[] }>('SELECT marks FROM notice_batches ORDER BY marks');
    expect(left.map(({ marks: given }) => given)).toEqual([[marks.gone], [marks.over]]);
  });

  it('with an account, or an acceptance, goes what was told of it', async () => {
    const { volunteer, work } = await onIt({}, null);
    await app().query(`UPDATE acceptances SET sign_at = sign_at - interval '1 day' WHERE id = $1`, [work]);
    await askComing(app().pool, acceptanceTimes, Date.now());
    expect(await app().query('SELECT 1 FROM notices WHERE about = $1', [work])).toHaveLength(1);
    await app().query('DELETE FROM acceptances WHERE account_id = $1', [volunteer.id]);
    expect(await app().query('SELECT 1 FROM notices WHERE about = $1', [work])).toEqual([]);
  });

  it('a disaster of many hundreds ends for all of them in batches, each told once', async () => {
    const disaster = await makeDisaster(app());
    const people = await makeVolunteers(app(), 1_201);
    const ids = people.map(({ id }) => id);
    const [before, after] = makeSubscription(`https://fcm.googleapis.com/fcm/send/${randomUUID()}-@@`).token.split(
      '@@',
    );
    await app().query(
      `WITH phones AS (
         INSERT INTO devices (id, token, account_id, session_id, created_at)
         SELECT gen_random_uuid(), $2::text || row_number() OVER () || $3::text, account_id, id, now()
         FROM sessions WHERE account_id = ANY ($1::uuid[]))
       INSERT INTO acceptances (id, account_id, disaster_id, state, decided_at, sign_at)
       SELECT gen_random_uuid(), id, $4::uuid, 'on-the-way', now(), now() FROM unnest($1::uuid[]) AS person (id)`,
      [ids, before, after, disaster],
    );
    await end(disaster, 'resolved');
    const batches = await app().query<{ count: number }>('SELECT cardinality(devices) AS count FROM notice_batches');
    expect(batches.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([201, 500, 500]);
    expect(await app().query('SELECT 1 FROM notices')).toHaveLength(1);
    await Promise.all([sink.run(), sink.run(), sink.run()]);
    expect([sink.pushes.length, new Set(sink.pushes.map(({ device }) => device)).size]).toEqual([1_201, 1_201]);
  });
});
