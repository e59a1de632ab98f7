import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { LanguageCode } from '../../contract/enumerations.ts';
import { referenceOf } from '../../contract/reference.ts';
import { actOnReport, alert, outcomeIn } from '../../tests/support/server/acts.ts';
import { actOnAid } from '../../tests/support/server/aid.ts';
import { aid, report } from '../../tests/support/server/bodies.ts';
import { askDevice, makeDevice, makeSubscription, type TestDevice } from '../../tests/support/server/devices.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { post } from '../../tests/support/server/http.ts';
import { makePeople, type TestPerson } from '../../tests/support/server/people.ts';
import { openPushSink, type PushSink } from '../../tests/support/server/push-sink.ts';
import { marks } from '../store/alerts/notice-marks.ts';
import { PART } from './run-batch.ts';

onEmbeddedPostgres('notices to who reported or asked', (app) => {
  let admin: TestPerson;
  let ngo: TestPerson;
  let sink: PushSink;
  beforeAll(async () => {
    ({ admin, ngo } = await makePeople(app()));
  });
  beforeEach(async () => {
    // What another test left to be told is told nobody here.
    await app().query('DELETE FROM notices');
    sink = openPushSink(app);
  });

  const secret = 'what only this phone knows';
  const claimSecretHash = createHash('sha256').update(secret).digest('hex');
  const make = async (path: string, body: object) => {
    const id = randomUUID();
    expect((await post(`${app().url}${path}`, { ...body, claimSecretHash }, id)).status).toBe(201);
    return id;
  };
  const follow = async (
    record: string,
    more: Parameters<typeof makeDevice>[2] = {},
    person: TestPerson | null = null,
  ) => {
    const device = await makeDevice(app(), person, more);
    const body = { fcm_token: device.token, records: [{ _id: record, claimSecret: secret }] };
    expect((await askDevice(app(), 'follow', body, device)).status).toBe(200);
    return device;
  };
  const reported = async (language: LanguageCode = 'en'): Promise<{ id: string; phone: TestDevice }> => {
    const id = await make('/api/report/', report);
    return { id, phone: await follow(id, { language }) };
  };
  const asked = async (): Promise<{ id: string; phone: TestDevice }> => {
    const id = await make('/api/aid/create', aid);
    return { id, phone: await follow(id) };
  };
  const decide = (reportId: string, to: string, seen: string, more: object = {}, key?: string) =>
    actOnReport(admin, { act: 'decide', reportId, to, seen, ...more }, key);
  const noticesAbout = (id: string) =>
    app().query<{ id: string; kind: string }>('SELECT id, kind FROM notices WHERE about = $1 ORDER BY at', [id]);
  const bodiesTo = (phone: TestDevice) => sink.to(phone).map(({ body }) => body);

  it('a confirmed report is told at once to the phone that follows it, which nobody is signed in to', async () => {
    const { id, phone } = await reported();
    const other = await reported();
    expect(outcomeIn(await decide(id, 'active', 'pending'))).toEqual({ result: 'done' });
    await Promise.all([sink.run(), sink.run()]);
    expect(sink.pushes).toHaveLength(1);
    expect(sink.to(phone)).toMatchObject([
      {
        kind: 'report',
        title: 'Flood: your report is confirmed',
        body: 'Helpers can see it now. Thank you for telling.',
        path: `/track/${referenceOf(id)}`,
      },
    ]);
    expect(sink.to(other.phone)).toEqual([]);
    await sink.run();
    expect(sink.pushes).toHaveLength(1);
  });

  it.each([
    ['hi', 'बाढ़: आपकी रिपोर्ट की पुष्टि हो गई है'],
    ['es', 'Inundación: su reporte está confirmado'],
    ['ar', 'فيضان: تم تأكيد بلاغك'],
  ] as const)('in the language of the phone: %s', async (language, title) => {
    const { id, phone } = await reported(language);
    await decide(id, 'active', 'pending');
    await sink.run();
    expect(sink.to(phone).map((message) => message.title)).toEqual([title]);
  });

  it('names nobody, and repeats nothing of what was written, nor where it is', async () => {
    const { id } = await reported();
    const request = await asked();
    await decide(id, 'active', 'pending');
    await actOnAid(admin, { act: 'assign', aidId: request.id, ngoId: ngo.id });
    sink.moveOn(2);
    await sink.run();
    expect(sink.pushes).toHaveLength(2);
    for (const { push } of sink.pushes) {
      const told = push.payload.replaceAll(/"(device|key|id|tag)\\?":\\?"[^"]*"/g, '');
      expect(told).not.toMatch(/Meera|Ravi|Asha|98765|12\.97|77\.59|insulin|Water|School|Ward|Person|task/);
    }
  });

  it('who alerts volunteers tells the reporter that helpers are alerted, once', async () => {
    const { id, phone } = await reported();
    const key = randomUUID();
    await alert(admin, { disasterId: id }, key);
    await alert(admin, { disasterId: id }, key);
    await decide(id, 'active', 'pending');
    await sink.run();
    expect(bodiesTo(phone)).toEqual(['Helpers nearby are being alerted.']);
    expect((await noticesAbout(id)).map(({ kind }) => kind).toSorted()).toEqual(['alert', 'report']);
    await decide(id, 'resolved', 'active');
    await decide(id, 'active', 'resolved', { reason: 'The water came back' });
    await sink.run();
    expect(bodiesTo(phone).slice(1)).toEqual(['Helpers can see it now. Thank you for telling.']);
  });

  it('the same act twice, and one that came too late, tell nothing more', async () => {
    const { id, phone } = await reported();
    const key = randomUUID();
    const acts = [decide(id, 'active', 'pending', {}, key), decide(id, 'active', 'pending', {}, key)];
    await Promise.all(acts);
    expect(outcomeIn(await decide(id, 'active', 'pending'))).toEqual({ result: 'same' });
    const late = await decide(id, 'dismissed', 'pending', { reason: 'No flood', dismissal: 'false' });
    expect(outcomeIn(late)).toMatchObject({ result: 'conflict' });
    sink.moveOn(2);
    await sink.run();
    expect(sink.to(phone)).toHaveLength(1);
  });

  it('an end waits a minute, and is not told where it was taken back', async () => {
    const { id, phone } = await reported();
    const reason = 'Nobody there knows of it';
    await decide(id, 'dismissed', 'pending', { reason, dismissal: 'false' });
    await sink.run();
    expect(sink.pushes).toEqual([]);
    await decide(id, 'pending', 'dismissed');
    sink.moveOn(2);
    await sink.run();
    expect(sink.pushes).toEqual([]);
    await decide(id, 'active', 'pending');
    await decide(id, 'resolved', 'active');
    sink.moveOn(4);
    await sink.run();
    // The yes before it says nothing any more.
    expect(bodiesTo(phone)).toEqual(['What you reported is resolved. If help is still needed there, report it again.']);
  });

  it.each([
    ['false', /could not be confirmed/],
    ['duplicate', /earlier report/],
  ])('one that was dismissed as %s is told so, without the admin’s words', async (dismissal, words) => {
    const { id, phone } = await reported();
    await decide(id, 'dismissed', 'pending', { reason: 'A liar called Meera', dismissal });
    sink.moveOn(2);
    await sink.run();
    expect(bodiesTo(phone)).toEqual([expect.stringMatching(words)]);
  });

  it('the organization that has a request in hand is told that its sender moved it, and of one that nobody has in hand no one is', async () => {
    const phone = await makeDevice(app(), ngo);
    const [held, back] = [await asked(), await asked()];
    await actOnAid(ngo, { act: 'take', aidId: held.id });
    for (const { id } of [held, back]) {
      const body = { act: 'move-place', recordId: id, claimSecret: secret, position: { lati: 26.15, long: 86.6 } };
      expect((await post(`${app().url}/api/track/act`, body, randomUUID())).status).toBe(201);
    }
    await sink.run();
    expect(sink.to(phone).map(({ title, path }) => [title, path])).toEqual([['A request has moved', '/ngo-dashboard']]);
  });

  it('who asked for help hears of what is taken, of a part, and that all of it came; many changes of a minute are one', async () => {
    const { id, phone } = await asked();
    const tell = (line: number, seen: string, status: string) =>
      actOnAid(ngo, { act: 'need', aidId: id, line, seen, status });
    const pass = async () => {
      sink.moveOn(2);
      await sink.run();
    };
    await actOnAid(ngo, { act: 'take', aidId: id });
    await pass();
    await tell(0, 'pending', 'partially-fulfilled');
    await tell(0, 'partially-fulfilled', 'fulfilled');
    await pass();
    await tell(0, 'fulfilled', 'fulfilled');
    await tell(1, 'pending', 'fulfilled');
    await pass();
    expect(sink.to(phone).map(({ title, path }) => [title, path])).toEqual(
      ['Somebody takes care of your request', 'Your request goes on', 'Your request is fulfilled'].map((title) => [
        title,
        `/track/${referenceOf(id)}`,
      ]),
    );
    const quick = await asked();
    await actOnAid(ngo, { act: 'take', aidId: quick.id });
    for (const line of [0, 1])
      await actOnAid(ngo, { act: 'need', aidId: quick.id, line, seen: 'pending', status: 'fulfilled' });
    await pass();
    expect(sink.to(quick.phone).map(({ title }) => title)).toEqual(['Your request is fulfilled']);
  });

  it('and that nobody has it any more, that it was closed, and that it is open again', async () => {
    const { id, phone } = await asked();
    const taking = randomUUID();
    const pass = async () => {
      sink.moveOn(2);
      await sink.run();
    };
    await actOnAid(ngo, { act: 'take', aidId: id }, taking);
    await pass();
    await actOnAid(ngo, { act: 'hand-back', aidId: id, takingId: taking, reason: 'No boat' });
    await pass();
    await actOnAid(admin, { act: 'close', aidId: id, seen: 'active', to: 'expired', reason: 'No answer from Ravi' });
    await pass();
    await actOnAid(admin, { act: 'reopen', aidId: id, seen: 'expired' });
    await pass();
    await actOnAid(admin, { act: 'close', aidId: id, seen: 'active', to: 'withdrawn', reason: 'Moved away' });
    await pass();
    expect(sink.to(phone).map(({ title }) => title)).toEqual([
      'Somebody takes care of your request',
      'Your request is open again',
      'Your request was closed',
      'Your request is open again',
      'Your request was closed',
    ]);
  });

  it('keeps to what the phone wants: none at all, or none in its quiet hours', async () => {
    const id = await make('/api/report/', report);
    const minute = (Math.floor(sink.now() / 60_000) % 1440) + 1440;
    const quiet = { from: (minute - 60) % 1440, to: (minute + 120) % 1440, timeZone: 'UTC', butCritical: true };
    const silent = await follow(id, { wishes: { on: false } }, admin);
    const asleep = await follow(id, { wishes: { on: true, quiet } }, admin);
    await decide(id, 'active', 'pending');
    await sink.run();
    expect(sink.pushes).toEqual([]);
    await decide(id, 'resolved', 'active');
    sink.moveOn(125);
    await sink.run();
    expect([sink.to(silent).length, sink.to(asleep).map(({ title }) => title)]).toEqual([0, ['Flood: it is over']]);
  });

  it('is not told where the record was erased meanwhile, or the phone follows nothing any more', async () => {
    const { id } = await reported();
    await decide(id, 'active', 'pending');
    await app().query('DELETE FROM reports WHERE id = $1', [id]);
    expect(await noticesAbout(id)).toEqual([]);
    const lonely = await make('/api/report/', report);
    await decide(lonely, 'active', 'pending');
    expect(await noticesAbout(lonely)).toEqual([]);
    await sink.run();
    expect(sink.pushes).toEqual([]);
  });

  it('a decision that the database could not keep leaves no notice; sent again, it leaves one', async () => {
    const { id, phone } = await reported();
    const key = randomUUID();
    await app().query('ALTER TABLE act_outcomes ADD CONSTRAINT spoilt CHECK (false) NOT VALID');
    expect((await decide(id, 'active', 'pending', {}, key)).status).toBe(500);
    await app().query('ALTER TABLE act_outcomes DROP CONSTRAINT spoilt');
    expect(await noticesAbout(id)).toEqual([]);
    for (let times = 0; times < 3; times += 1) await decide(id, 'active', 'pending', {}, key);
    await sink.run();
    expect([await noticesAbout(id), sink.to(phone)].map((list) => list.length)).toEqual([1, 1]);
  });

  it('goes to all phones of hundreds, each once, and after a crash again to those of one part at most', async () => {
    const { id } = await reported();
    await app().query(
      `WITH phones AS (
         INSERT INTO devices (id, token, created_at)
         SELECT gen_random_uuid(), $2::text || n || $3::text, now() FROM generate_series(1, 599) AS n RETURNING id)
       INSERT INTO followed_records (device_id, record_id) SELECT id, $1::uuid FROM phones`,
      [id, ...tokenParts()],
    );
    await decide(id, 'active', 'pending');
    const batches = () =>
      app().query<{ marks: number[] }>(
        'SELECT notice_batches.marks FROM notice_batches JOIN notices ON notices.id = notice_id WHERE about = $1',
        [id],
      );
    expect((await batches()).map(({ marks: given }) => given.length).toSorted((a, b) => a - b)).toEqual([100, 500]);
    // The first process dies among its pushes.
    sink.answer = () => (sink.pushes.length > 120 ? new Promise(() => undefined) : { kind: 'sent' });
    void sink.run();
    await expect.poll(() => sink.pushes.length).toBeGreaterThan(120);
    sink.answer = () => ({ kind: 'sent' });
    sink.moveOn(10);
    await Promise.all([sink.run(), sink.run()]);
    const all = (await batches()).flatMap(({ marks: given }) => given);
    expect([all.length, all.every((mark) => mark === marks.sent)]).toEqual([600, true]);
    const times = new Map<string | undefined, number>();
    for (const { device } of sink.pushes) times.set(device, (times.get(device) ?? 0) + 1);
    expect(times.size).toBe(600);
    expect([...times.values()].filter((count) => count > 1).length).toBeLessThanOrEqual(2 * PART);
  });
});

/** What stands around a number in a subscription's token. */
function tokenParts(): [string, string] {
  const { token } = makeSubscription(`https://fcm.googleapis.com/fcm/send/${randomUUID()}-@@`);
  const [before = '', after = ''] = token.split('@@');
  return [before, after];
}
