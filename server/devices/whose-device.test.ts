import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { askDevice, makeSubscription, newPhoneKey, type Asking } from '../../tests/support/server/devices.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { makeVolunteers, type TestVolunteer } from '../../tests/support/server/volunteers.ts';

const calls = {
  saveUser: {},
  updateuserlocation: { longitude: 77.59, lattitude: 12.97 },
  forget: {},
  follow: { records: [{ _id: randomUUID(), claimSecret: 'x' }] },
};

/** Who registered the token, and by which phone's key. */
const registered = ['nobody', 'nobody, key', 'Asha', 'Asha, key', 'Asha who left', 'Asha who left, key'] as const;
/** Who makes a call about it, and by which: the same one, that of another phone, none. */
const asking = ['nobody', 'Asha', 'Ben'].flatMap((who) =>
  (['none', 'same', 'other'] as const).map((key) => [who, key] as const),
);

/** The phone's key decides where both have one; else the session; else, for who has no key to show, that no phone has put its key to it. */
const theirs: Readonly<Record<(typeof registered)[number], readonly string[]>> = {
  nobody: asking.map(([who, key]) => `${who} ${key}`),
  'nobody, key': ['nobody same', 'Asha same', 'Ben same'],
  Asha: ['Asha none', 'Asha same', 'Asha other'],
  'Asha, key': ['nobody same', 'Asha none', 'Asha same', 'Ben same'],
  'Asha who left': asking.map(([who, key]) => `${who} ${key}`),
  'Asha who left, key': ['nobody same', 'Asha same', 'Ben same'],
};

onEmbeddedPostgres('S34 whose token it is', (app) => {
  let asha: TestVolunteer;
  let ben: TestVolunteer;
  beforeAll(async () => {
    [asha, ben] = (await makeVolunteers(app(), 2)) as [TestVolunteer, TestVolunteer];
  });
  const rowOf = async (token: string) =>
    JSON.stringify(await app().query('SELECT * FROM devices WHERE token = $1', [token]));

  /** A token as it was registered, and the key of its phone. */
  async function registeredAs(how: (typeof registered)[number]): Promise<{ token: string; phoneKey: string }> {
    const [token, phoneKey] = [makeSubscription().token, newPhoneKey()];
    const who: Asking = {
      person: how.startsWith('Asha') ? asha : undefined,
      phoneKey: how.endsWith('key') ? phoneKey : undefined,
    };
    const answer = await askDevice(app(), 'saveUser', { fcm_token: token }, who);
    expect(answer.status).toBe(200);
    if (how.includes('left')) await app().query('UPDATE devices SET session_id = NULL WHERE token = $1', [token]);
    return { token, phoneKey };
  }

  describe.each(Object.entries(calls))('%s', (call, body) => {
    it.each(registered)('S34 of a token that %s registered', async (how) => {
      for (const [who, key] of asking) {
        const { token, phoneKey } = await registeredAs(how);
        const before = await rowOf(token);
        const caller: Asking = {
          person: { nobody: undefined, Asha: asha, Ben: ben }[who],
          phoneKey: { none: undefined, same: phoneKey, other: newPhoneKey() }[key],
        };
        const { status, json } = await askDevice(app(), call, { fcm_token: token, ...body }, caller);
        const isTheirs = theirs[how].includes(`${who} ${key}`);
        expect([who, key, status, json['kind']]).toEqual([
          who,
          key,
          isTheirs ? 200 : 403,
          isTheirs ? undefined : 'forbidden',
        ]);
        if (!isTheirs) expect(await rowOf(token)).toBe(before);
      }
    });
  });

  it('S34 another’s endpoint is theirs under whatever keys, and in whatever spelling', async () => {
    const { token, endpoint } = makeSubscription();
    await askDevice(app(), 'saveUser', { fcm_token: token }, { person: asha, phoneKey: newPhoneKey() });
    const before = await rowOf(token);
    const mine = makeSubscription(endpoint).token;
    const spelt = [
      mine,
      JSON.stringify({ ...(JSON.parse(mine) as object), expirationTime: null }),
      ` ${JSON.stringify(JSON.parse(mine), null, 2).replaceAll('\n', ' ')}`,
      mine.replace('"endpoint"', '"\\u0065ndpoint"'),
    ];
    for (const text of spelt) {
      for (const phoneKey of [undefined, newPhoneKey()]) {
        const { status } = await askDevice(app(), 'saveUser', { fcm_token: text }, { person: ben, phoneKey });
        expect([text, status]).toEqual([text, 403]);
      }
    }
    const others = [
      endpoint.replace('https:', 'HTTPS:'),
      endpoint.replace('fcm.', 'FCM.'),
      `${endpoint}#x`,
      ` ${endpoint}`,
      endpoint.replace('.com/', '.com:443/'),
    ];
    for (const other of others) {
      const text = JSON.stringify({ endpoint: other, keys: (JSON.parse(mine) as { keys: object }).keys });
      const { status } = await askDevice(app(), 'saveUser', { fcm_token: text }, { person: ben });
      expect([other, status]).toEqual([other, 422]);
    }
    expect(await rowOf(token)).toBe(before);
  });

  it('S34 nobody takes a token over as the one that theirs replaces', async () => {
    const phoneKey = newPhoneKey();
    const victim = makeSubscription().token;
    await askDevice(
      app(),
      'saveUser',
      { fcm_token: victim, wishes: { on: true, radiusKm: 7 } },
      { person: asha, phoneKey },
    );
    const before = await rowOf(victim);
    for (const caller of [{}, { person: ben }, { person: ben, phoneKey: newPhoneKey() }]) {
      const body = { fcm_token: makeSubscription().token, former: victim };
      expect((await askDevice(app(), 'saveUser', body, caller)).status).toBe(403);
      expect(await rowOf(body.fcm_token)).toBe('[]');
    }
    expect(await rowOf(victim)).toBe(before);
  });

  it('S33 a subscription leads to a push service over https, and nowhere else', async () => {
    const bad = [
      'http://fcm.googleapis.com/fcm/send/x',
      'https://169.254.169.254/latest/meta-data',
      'https://[::1]/x',
      'https://2130706433/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://evilfcm.googleapis.com/x',
      'https://push.services.mozilla.com.evil.example/',
      'https://user@fcm.googleapis.com/x',
      'https://fcm.googleapis.com:8443/x',
      'https://localhost/x',
      'file:///etc/passwd',
      'javascript:alert(1)',
    ];
    for (const endpoint of bad) {
      const { status, json } = await askDevice(app(), 'saveUser', { fcm_token: makeSubscription(endpoint).token });
      expect([endpoint, status, Object.keys(json['fields'] ?? {})]).toEqual([endpoint, 422, ['fcm_token']]);
    }
    const good = [
      'https://updates.push.services.mozilla.com/wpush/v2/x',
      'https://wns2-par02p.notify.windows.com/w/?token=a%3d',
      'https://web.push.apple.com/Q',
    ];
    for (const endpoint of good) {
      const { status } = await askDevice(app(), 'saveUser', {
        fcm_token: makeSubscription(endpoint + randomUUID()).token,
      });
      expect([endpoint, status]).toEqual([endpoint, 200]);
    }
  });

  it('what is no token of any push service is refused in words', async () => {
    const { keys } = JSON.parse(makeSubscription().token) as { keys: { p256dh: string; auth: string } };
    const endpoint = 'https://fcm.googleapis.com/fcm/send/x';
    const bad = [
      '',
      ' ',
      '{',
      '{}',
      '[]',
      'two words',
      '<script>',
      'a'.repeat(2001),
      JSON.stringify({ endpoint }),
      JSON.stringify({ endpoint, keys: { ...keys, p256dh: 'short' } }),
      JSON.stringify({ endpoint, keys: { ...keys, auth: `${keys.auth}=` } }),
      JSON.stringify({ endpoint: `${endpoint}"}`, keys }),
    ];
    for (const text of bad) {
      for (const [call, body] of Object.entries(calls)) {
        const { status, json } = await askDevice(app(), call, { fcm_token: text, ...body });
        expect([call, text, status, json['kind']]).toEqual([call, text, 422, 'invalid']);
      }
    }
  });
});
