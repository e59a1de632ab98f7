import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { deviceLimits } from '../../contract/device-limits.ts';
import { aid, report } from '../../tests/support/server/bodies.ts';
import { askDevice, makeDevice, makeSubscription, newPhoneKey } from '../../tests/support/server/devices.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { callFrom } from '../../tests/support/server/from-address.ts';
import { post } from '../../tests/support/server/http.ts';
import { makePerson, newPassword, send, signInAs, type TestPerson } from '../../tests/support/server/people.ts';
import { startApp } from '../../tests/support/server/start-app.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';
import { eraseRecords } from '../store/transfer/erase.ts';
import { inTransaction } from '../store/database/server-state.ts';

interface Row {
  id: string;
  token: string;
  account: string | null;
  session: string | null;
  language: string;
  wishes: Record<string, unknown>;
  lat: number | null;
  lng: number | null;
  chosen: boolean;
}

onEmbeddedPostgres('devices', (app, kind) => {
  let asha: TestPerson;
  let ben: TestPerson;
  beforeEach(async () => {
    await app().query('DELETE FROM throttles');
    [asha, ben] = [await makePerson(app(), 'volunteer'), await makePerson(app(), 'volunteer')];
  });

  const find = async (token: string): Promise<Row | undefined> =>
    (
      await app().query<Row>(
        `SELECT id, token, account_id AS account, session_id AS session, language, wishes, lat, lng, is_chosen_place AS chosen
         FROM devices WHERE token = $1`,
        [token],
      )
    )[0];
  const rowOf = async (token: string): Promise<Row> => {
    const row = await find(token);
    if (row === undefined) throw new Error('no such device');
    return row;
  };
  const nobodys = { account: null, session: null, wishes: { on: true }, lat: null, lng: null, chosen: false };
  const follows = async (id: string) =>
    (await app().query<{ id: string }>('SELECT record_id AS id FROM followed_records WHERE device_id = $1', [id])).map(
      (each) => each.id,
    );
  const secret = 'what only this phone knows';
  const claimSecretHash = createHash('sha256').update(secret).digest('hex');
  const makeOwn = async (path: string, body: object) => {
    const id = randomUUID();
    expect((await post(`${app().url}${path}`, { ...body, claimSecretHash }, id)).status).toBe(201);
    return id;
  };

  describe('as section 7 writes them', () => {
    const fcm = () => `f${randomUUID().slice(14)}:APA91b_${'y-Z'.repeat(40)}`;
    it.each([
      ['a token of Firebase', fcm],
      ['a short one', () => randomUUID().slice(0, 8)],
      ['a subscription', () => makeSubscription().token],
    ])('%s: both calls, in either order, of nobody, again and again', async (_what, newToken) => {
      for (const order of [
        ['saveUser', 'updateuserlocation'],
        ['updateuserlocation', 'saveUser', 'updateuserlocation'],
      ]) {
        const fcm_token = newToken();
        for (const call of order) {
          const body =
            call === 'saveUser' ? { fcm_token } : { fcm_token, longitude: '77.594567', lattitude: 12.971611 };
          const { status, json } = await askDevice(app(), call, body);
          expect([call, status, json['success']]).toEqual([call, 200, true]);
        }
        expect(await rowOf(fcm_token)).toMatchObject(nobodys);
      }
    });

    it('of somebody who is signed in: hers, where she is, to about a kilometre', async () => {
      const { token } = await makeDevice(app(), asha, { lat: 12.971611, lng: 77.594567 });
      expect(await rowOf(token)).toMatchObject({ account: asha.id, session: asha.sessionId, lat: 12.97, lng: 77.59 });
      const text = JSON.stringify(await app().query('SELECT * FROM devices'));
      for (const exact of ['12.9716', '77.5945']) expect(text).not.toContain(exact);
    });

    it('a place is a place on earth', async () => {
      const { token: fcm_token } = await makeDevice(app(), null);
      for (const body of [{ longitude: 181, lattitude: 1 }, { longitude: 1, lattitude: '91' }, { longitude: 1 }, {}]) {
        expect((await askDevice(app(), 'updateuserlocation', { fcm_token, ...body })).status).toBe(422);
      }
    });

    it('registering sends nothing, and nothing of the token or the place stands in the log', async () => {
      const { token } = await makeDevice(app(), asha, { lat: 12.971611, lng: 77.594567 });
      expect(await app().query('SELECT 1 FROM notices UNION ALL SELECT 1 FROM notice_batches')).toEqual([]);
      const { endpoint } = JSON.parse(token) as { endpoint: string };
      const log = JSON.stringify(app().log);
      for (const told of [endpoint, '12.97', '77.59']) expect(log).not.toContain(told);
    });
  });

  describe('what a phone wants', () => {
    it.each(['Etc/Unknown', 'Mars/Olympus'])(
      'has no quiet hours of %s, which no clock here shows: they would never hold',
      async (timeZone) => {
        const { token } = makeSubscription();
        const quiet = { from: 1320, to: 360, timeZone, butCritical: true };
        const ask = (wishes: object) => askDevice(app(), 'saveUser', { fcm_token: token, wishes }, { person: asha });
        const refused = await ask({ on: true, quiet });
        expect([refused.status, refused.json]).toMatchObject([
          422,
          { kind: 'invalid', fields: { 'wishes.quiet.timeZone': 'a time zone that this server knows' } },
        ]);
        expect(await find(token)).toBeUndefined();
        expect((await ask({ on: true, quiet: { ...quiet, timeZone: 'Etc/GMT-5' } })).status).toBe(200);
      },
    );

    it('is kept whole, and stays where the next call does not say it', async () => {
      const wishes = {
        on: true,
        types: ['flood' as const],
        minSeverity: 'severe' as const,
        radiusKm: 20,
        quiet: { from: 1320, to: 360, timeZone: 'Asia/Kolkata', butCritical: true },
      };
      const device = await makeDevice(app(), asha, { wishes, language: 'hi', lat: 1, lng: 2 });
      await askDevice(app(), 'saveUser', { fcm_token: device.token }, device);
      expect(await rowOf(device.token)).toMatchObject({ id: device.id, wishes, language: 'hi', lat: 1, lng: 2 });
    });

    it('a place of its own stays when the phone moves, and goes when it is chosen no more', async () => {
      const village = { lati: '25.594095', long: 85.137566, name: 'My parents' };
      const device = await makeDevice(app(), asha, { wishes: { on: true, place: village }, lat: 1, lng: 2 });
      expect(await rowOf(device.token)).toMatchObject({ wishes: { on: true }, lat: 25.59, lng: 85.14, chosen: true });
      expect(JSON.stringify(await app().query('SELECT * FROM devices'))).not.toContain('parents');
      await askDevice(app(), 'saveUser', { fcm_token: device.token, wishes: { on: true } }, device);
      expect(await rowOf(device.token)).toMatchObject({ lat: null, lng: null, chosen: false });
      await askDevice(app(), 'updateuserlocation', { fcm_token: device.token, longitude: 3, lattitude: 4 }, device);
      expect(await rowOf(device.token)).toMatchObject({ lat: 4, lng: 3, chosen: false });
      await askDevice(app(), 'saveUser', { fcm_token: device.token, wishes: { on: false } }, device);
      expect(await rowOf(device.token)).toMatchObject({ lat: 4, lng: 3, wishes: { on: false } });
    });

    it('goes on under the token that replaces the one before, with what it follows', async () => {
      const record = await makeOwn('/api/report/', report);
      const device = await makeDevice(app(), asha, { wishes: { on: true, radiusKm: 7 }, lat: 1, lng: 2 });
      const records = [{ _id: record, claimSecret: secret }];
      await askDevice(app(), 'follow', { fcm_token: device.token, records }, device);
      for (const isThere of [false, true]) {
        const { token: former } =
          (await app().query<Row>('SELECT token FROM devices WHERE id = $1', [device.id]))[0] ?? device;
        const { token } = makeSubscription();
        if (isThere) await askDevice(app(), 'saveUser', { fcm_token: token }, device);
        const body = { fcm_token: token, former };
        expect((await askDevice(app(), 'saveUser', body, device)).status).toBe(200);
        expect(await rowOf(token)).toMatchObject({ id: device.id, wishes: { on: true, radiusKm: 7 }, lat: 1, lng: 2 });
        expect([await find(former), await follows(device.id)]).toEqual([undefined, [record]]);
      }
      const gone = { fcm_token: makeSubscription().token, former: makeSubscription().token };
      expect((await askDevice(app(), 'saveUser', gone, device)).status).toBe(200);
    });

    it('keys that its browser made anew for the same endpoint take the place of the old ones', async () => {
      const { token, endpoint } = makeSubscription();
      const device = await makeDevice(app(), asha, { token });
      const renewed = makeSubscription(endpoint).token;
      expect((await askDevice(app(), 'saveUser', { fcm_token: renewed }, device)).status).toBe(200);
      expect([await find(token), (await rowOf(renewed)).id]).toEqual([undefined, device.id]);
    });

    it('is forgotten when it says so, and once more is as good', async () => {
      const device = await makeDevice(app(), asha, { lat: 1, lng: 2 });
      for (let times = 0; times < 2; times += 1) {
        expect((await askDevice(app(), 'forget', { fcm_token: device.token }, device)).status).toBe(200);
        expect(await find(device.token)).toBeUndefined();
      }
    });
  });

  describe('with its session ends what binds a device', () => {
    const bound = async (more: { phoneKey?: string } = {}) =>
      makeDevice(app(), asha, { wishes: { on: true, radiusKm: 7, place: { lati: 1, long: 2 } }, ...more });

    it.each<[string, (phoneKey: string) => Promise<unknown>]>([
      ['logout', () => send(app(), 'POST', '/api/users/logout', { logoutKey: asha.logoutKey })],
      ['a sign-in ended from another phone', () => asha.ask('DELETE', `/api/account/sessions/${asha.sessionId}`)],
      ['all sign-ins ended', () => asha.ask('DELETE', '/api/account/sessions')],
      [
        'another password',
        () => asha.ask('POST', '/api/account/password', { password: asha.password, newPassword: newPassword() }),
      ],
      ['another person’s sign-in on this phone', (phoneKey) => signInAs(app(), ben, phoneKey)],
      ['its age', () => app().query('DELETE FROM sessions WHERE id = $1', [asha.sessionId])],
    ])('%s', async (_how, end) => {
      const device = await bound();
      expect(await rowOf(device.token)).toMatchObject({ account: asha.id, lat: 1 });
      await end(device.phoneKey);
      expect(await rowOf(device.token)).toMatchObject({ id: device.id, ...nobodys });
    });

    it('her own next sign-in on this phone ends nothing, nor does anybody’s on another', async () => {
      const device = await bound();
      await signInAs(app(), asha, device.phoneKey);
      await signInAs(app(), ben, newPhoneKey());
      await signInAs(app(), ben);
      expect(await rowOf(device.token)).toMatchObject({ account: asha.id, session: asha.sessionId });
    });

    it('a logout that waited on the phone detaches also what was registered with its session afterwards, and no later session’s', async () => {
      const device = await bound();
      const later = await signInAs(app(), asha, device.phoneKey);
      await askDevice(app(), 'saveUser', { fcm_token: device.token }, { ...device, person: later });
      await send(app(), 'POST', '/api/users/logout', { logoutKey: asha.logoutKey });
      expect(await rowOf(device.token)).toMatchObject({ account: asha.id, session: later.sessionId, lat: 1 });
      await send(app(), 'POST', '/api/users/logout', { logoutKey: later.logoutKey });
      expect(await rowOf(device.token)).toMatchObject(nobodys);
    });

    it('the next person on the phone has a device of their own, without what the last one chose', async () => {
      const device = await bound();
      await askDevice(app(), 'saveUser', { fcm_token: device.token }, { ...device, person: ben });
      const row = await rowOf(device.token);
      expect(row).toMatchObject({ ...nobodys, account: ben.id, session: ben.sessionId });
      expect(row.id).not.toBe(device.id);
    });

    it('a call with a session that has ended is nobody’s', async () => {
      const { token } = makeSubscription();
      await send(app(), 'POST', '/api/users/logout', { logoutKey: asha.logoutKey });
      const place = { fcm_token: token, longitude: 1, lattitude: 2 };
      expect((await askDevice(app(), 'updateuserlocation', place, { person: asha })).status).toBe(200);
      expect(await rowOf(token)).toMatchObject(nobodys);
    });

    it('races with its end leave nothing bound to it', async () => {
      const device = await bound();
      await Promise.all([
        ...Array.from({ length: 8 }, () => askDevice(app(), 'saveUser', { fcm_token: device.token }, device)),
        send(app(), 'POST', '/api/users/logout', { logoutKey: asha.logoutKey }),
        ...Array.from({ length: 8 }, () =>
          askDevice(app(), 'updateuserlocation', { fcm_token: device.token, longitude: 1, lattitude: 2 }, device),
        ),
      ]);
      expect(await rowOf(device.token)).toMatchObject(nobodys);
    });
  });

  it('many calls about one token at once make one device', async () => {
    const { token: fcm_token } = makeSubscription();
    const phoneKey = newPhoneKey();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        askDevice(
          app(),
          index % 2 === 0 ? 'saveUser' : 'updateuserlocation',
          { fcm_token, ...(index % 2 === 0 ? {} : { longitude: 1, lattitude: 2 }) },
          { person: asha, phoneKey },
        ),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await app().query('SELECT lat FROM devices WHERE token = $1', [fcm_token])).toEqual([{ lat: 2 }]);
  });

  describe('S10 what it follows', () => {
    it('is its own by their secrets, and stays with it as long as it is kept', async () => {
      const [flood, food] = [await makeOwn('/api/report/', report), await makeOwn('/api/aid/create', aid)];
      const others = await makeOwn('/api/report/', { ...report, name: 'Somebody else' });
      const device = await makeDevice(app(), null);
      const records = [
        { _id: flood, claimSecret: secret },
        { _id: flood, claimSecret: 'a second guess' },
        { _id: food, claimSecret: secret },
        { _id: others, claimSecret: 'a guess' },
        { _id: others, claimSecret: claimSecretHash },
        { _id: randomUUID(), claimSecret: secret },
      ];
      for (let times = 0; times < 2; times += 1) {
        const { status, json } = await askDevice(app(), 'follow', { fcm_token: device.token, records }, device);
        expect([status, (json['data'] as string[]).toSorted()]).toEqual([200, [flood, food].toSorted()]);
        expect((await follows(device.id)).toSorted()).toEqual([flood, food].toSorted());
      }
      await inTransaction(app().pool, (client) => eraseRecords(client, [food]));
      expect(await follows(device.id)).toEqual([flood]);
      await askDevice(app(), 'saveUser', { fcm_token: device.token }, { ...device, person: asha });
      expect(await follows((await rowOf(device.token)).id)).toEqual([flood]);
      await askDevice(app(), 'forget', { fcm_token: device.token }, { ...device, person: asha });
      expect(await app().query('SELECT 1 FROM followed_records WHERE record_id = $1', [flood])).toEqual([]);
    });

    it('is bounded: those that it named last stay', async () => {
      const device = await makeDevice(app(), null);
      await app().query(
        `INSERT INTO followed_records (device_id, record_id, followed_at)
         SELECT $1, gen_random_uuid(), now() - interval '1 day' FROM generate_series(1, ${deviceLimits.followed})`,
        [device.id],
      );
      const record = await makeOwn('/api/report/', report);
      await askDevice(
        app(),
        'follow',
        { fcm_token: device.token, records: [{ _id: record, claimSecret: secret }] },
        device,
      );
      const kept = await follows(device.id);
      expect([kept.length, kept.includes(record)]).toEqual([deviceLimits.followed, true]);
    });

    it('its phone’s key is another mark with it than with the accounts that signed in there', async () => {
      const { phoneKey } = await makeDevice(app(), null);
      await signInAs(app(), asha, phoneKey);
      const shared = await app().query('SELECT 1 FROM devices JOIN known_devices ON device_hash = key_hash');
      expect(shared).toEqual([]);
    });
  });

  it('S50 with the account go its devices, however it is deleted; a copy tells its owner all but tokens', async () => {
    const device = await makeDevice(app(), asha, {
      lat: 12.971611,
      lng: 77.594567,
      wishes: { on: true, radiusKm: 7 },
      language: 'es',
    });
    const notice = randomUUID();
    await app().query(`INSERT INTO notices VALUES ($1, 'account', $2, '{}', '2026-11-01T10:00:00Z', now())`, [
      notice,
      asha.id,
    ]);
    await app().query('INSERT INTO push_receipts VALUES ($1, $2, $3, NULL)', [
      notice,
      device.id,
      '2026-11-01T10:00:05Z',
    ]);
    const { json, text } = await asha.ask('GET', '/api/account/export');
    expect(json['data']).toMatchObject({
      devices: [
        {
          id: device.id,
          sessionId: asha.sessionId,
          language: 'es',
          wishes: { on: true, radiusKm: 7 },
          place: { lat: 12.97, lng: 77.59, chosen: false },
        },
      ],
      pushes: [
        { deviceId: device.id, kind: 'account', at: '2026-11-01T10:00:00.000Z', reachedAt: '2026-11-01T10:00:05.000Z' },
      ],
      purposes: { devices: expect.stringContaining('rounded'), pushes: expect.any(String) },
    });
    const { endpoint } = JSON.parse(device.token) as { endpoint: string };
    expect(text).not.toContain(endpoint);
    expect((await ben.ask('GET', '/api/account/export')).text).not.toContain(device.id);
    expect((await asha.ask('DELETE', '/api/account', { password: asha.password })).status).toBe(200);
    const left = JSON.stringify([
      await app().query('SELECT * FROM devices'),
      await app().query('SELECT * FROM notices'),
      await app().query('SELECT * FROM push_receipts'),
    ]);
    for (const word of [endpoint, device.id, asha.id]) expect([word, left.includes(word)]).toEqual([word, false]);
    const again = await makeDevice(app(), ben);
    await app().query('DELETE FROM accounts WHERE id = $1', [ben.id]);
    expect(await find(again.token)).toBeUndefined();
  });

  it(`an account has ${deviceLimits.ofAccount} devices at most: the one that registered longest ago goes`, async () => {
    await app().query(
      `INSERT INTO devices (id, token, account_id, session_id, created_at, registered_at)
       SELECT gen_random_uuid(), $1 || n, $2, $3, now(), now() - make_interval(days => n)
       FROM generate_series(1, ${deviceLimits.ofAccount}) AS n`,
      [`${asha.id}.`, asha.id, asha.sessionId],
    );
    const { token } = await makeDevice(app(), asha);
    const rows = await app().query<Row>('SELECT token FROM devices WHERE account_id = $1 ORDER BY registered_at DESC', [
      asha.id,
    ]);
    expect([rows.length, rows[0]?.token, rows.at(-1)?.token]).toEqual([
      deviceLimits.ofAccount,
      token,
      `${asha.id}.${deviceLimits.ofAccount - 1}`,
    ]);
  });

  it('S11 a network without an account, and an account wherever it is, may register so often', async () => {
    const narrow = await startApp(sharedPostgres(kind), { deviceCalls: { burst: 3, perHour: 3 } });
    const path = '/api/notification/saveUser';
    const body = () => ({ fcm_token: makeSubscription().token });
    const person = await makePerson(narrow, 'volunteer');
    const statuses: number[] = [];
    for (let times = 0; times < 4; times += 1)
      statuses.push((await callFrom(narrow, '192.0.2.1', path, body())).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await callFrom(narrow, '192.0.2.77', path, body())).status).toBe(200);
    const signedIn = { authorization: `Bearer ${person.token}` };
    const last = [];
    for (const address of ['192.0.2.1', '198.51.100.1', '198.51.100.2', '198.51.100.3']) {
      last.push((await callFrom(narrow, address, path, body(), signedIn)).status);
    }
    expect(last).toEqual([200, 200, 200, 429]);
    await narrow.close();
  });
});
