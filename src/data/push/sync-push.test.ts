// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptSignIn, signOut } from '../commands/accounts/session.ts';
import { turnAlertsOff, turnAlertsOn, chooseAlerts } from '../commands/alerts/alerts.ts';
import { tellAlertsOtherwise } from '../commands/alerts/alerts-otherwise.ts';
import { NO_PUSH } from '../../../contract/device-limits.ts';
import { ZONE_FIELD } from '../../../contract/policies/time-zone.ts';
import { mainDb, outboxDb } from '../db.ts';
import { devicePorts } from '../outbox/adapters/device-ports.ts';
import { PUSH_CHANGED_KEY } from '../outbox/accounts/session.ts';
import { noteEpoch } from '../outbox/answer/epoch.ts';
import type { OutboxItem } from '../outbox/item.ts';
import type { HostKind } from '../outbox/ports.ts';
import type { PushPorts } from './push-ports.ts';
import { changePushState, pushState, type PhonePlace } from './push-state.ts';
import { readPushToken } from './stored-names.ts';
import { syncPush } from './sync-push.ts';

const DAY_MS = 24 * 60 * 60_000;
const PATNA = { lati: 25.599, long: 85.137 };
/** Some 7 km from there, and some 600 m. */
const DANAPUR = { lati: 25.62, long: 85.07 };
const NEAR_PATNA = { lati: 25.602, long: 85.142 };

interface Heard {
  call: string;
  body: Record<string, unknown>;
  headers: Record<string, string>;
}

/** What has happened, in order: calls that reached the server, and what was asked of the browser. */
let heard: Heard[];
let asked: string[];
let answer: (call: Heard) => Response | Promise<Response>;
let now: number;
let address: string | undefined;
let place: PhonePlace | undefined;
let isAllowed: boolean;
let isToldOtherwise: boolean;
let hasService: boolean;

const well = () => Response.json({ success: true, message: 'ok', data: [] });
const refusal = (status: number, kind: string) => () =>
  Response.json({ success: false, message: '', kind }, { status });
const noNetwork = () => Promise.reject(new TypeError('no network'));

const ports: PushPorts = {
  isAllowed: () => isAllowed,
  isWanted: async () => isAllowed || isToldOtherwise,
  channel: () =>
    hasService
      ? {
          address: async (isStale) => {
            if (isStale) address = `${address}'`;
            asked.push(isStale ? 'new address' : 'address');
            return address;
          },
        }
      : undefined,
  end: async () => void asked.push('end'),
  clear: async () => void asked.push('clear'),
  place: async () => place,
  language: 'en',
  now: () => now,
};

const calls = () => heard.map(({ call }) => call);
const bodies = (name: string) => heard.filter(({ call }) => call === name).map(({ body }) => body);
const isStale = () => devicePorts.store.read((reader) => reader.meta(PUSH_CHANGED_KEY));

function signIn(id: string) {
  const user = { _id: id, name: 'Asha', role: 'volunteer' };
  return acceptSignIn({ data: { token: `token of ${id}`, user, session: { id: `session of ${id}` } } });
}

beforeEach(async () => {
  [heard, asked, answer, now, address, place] = [[], [], well, Date.UTC(2026, 5, 1), 'address 1', undefined];
  [isAllowed, hasService, isToldOtherwise] = [true, true, false];
  vi.stubGlobal('fetch', async (url: string, init: { body: string; headers: Record<string, string> }) => {
    if (!url.startsWith('/api/notification/')) return noNetwork();
    const call = {
      call: url.slice('/api/notification/'.length),
      body: JSON.parse(init.body) as Record<string, unknown>,
      headers: init.headers,
    };
    const said = await answer(call);
    heard.push(call);
    return said;
  });
  vi.spyOn(console, 'warn').mockReturnValue();
  await signIn('a1');
});
afterEach(async () => {
  devicePorts.net.elsewhere = undefined;
  await signOut();
  await Promise.all([...outboxDb.tables, ...mainDb.tables].map((table) => table.clear()));
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('writes nothing on a phone where nobody has decided', async () => {
  expect(await changePushState(() => undefined)).toBeUndefined();
  const forget = vi.spyOn(mainDb.settings, 'delete');
  expect(await changePushState(() => undefined)).toBeUndefined();
  expect(forget).not.toHaveBeenCalled();
});

describe('what the server is told', () => {
  it('is the address, with whose and which wishes; once', async () => {
    await syncPush(ports);
    await syncPush(ports);
    expect(calls()).toEqual(['saveUser']);
    expect(heard[0]?.body).toEqual({ fcm_token: 'address 1', language: 'en', wishes: { on: true } });
    expect(heard[0]?.headers).toMatchObject({ authorization: 'Bearer token of a1' });
    expect(readPushToken()).toBe('address 1');
    expect(await pushState()).toMatchObject({ owner: 'a1', isOn: true, told: { token: 'address 1' } });
  });

  it('is what differs: a wish, the language, a place that is far from the one of before', async () => {
    place = PATNA;
    await syncPush(ports);
    await chooseAlerts({ radiusKm: 25 }, now);
    await syncPush(ports);
    await syncPush({ ...ports, language: 'hi' });
    place = NEAR_PATNA;
    await syncPush({ ...ports, language: 'hi' });
    place = DANAPUR;
    await syncPush({ ...ports, language: 'hi' });
    expect(bodies('saveUser').slice(1)).toEqual([
      { fcm_token: 'address 1', language: 'en', wishes: { on: true, radiusKm: 25 } },
      { fcm_token: 'address 1', language: 'hi', wishes: { on: true, radiusKm: 25 } },
    ]);
    const [first, ...later] = bodies('updateuserlocation');
    expect(first).toEqual({ fcm_token: 'address 1', longitude: PATNA.long, lattitude: PATNA.lati });
    expect(later.at(-1)).toEqual({ fcm_token: 'address 1', longitude: DANAPUR.long, lattitude: DANAPUR.lati });
    expect(later.some(({ longitude }) => longitude === NEAR_PATNA.long)).toBe(false);
    expect([localStorage.getItem('longitude'), localStorage.getItem('lattitude')]).toEqual(['85.07', '25.62']);
  });

  it('is never where the phone is, where a place of one’s own was chosen or nobody is signed in', async () => {
    place = PATNA;
    await chooseAlerts({ place: DANAPUR }, now);
    await syncPush(ports);
    await signOut();
    await turnAlertsOn(now);
    await syncPush(ports);
    expect(calls()).toEqual(['saveUser', 'saveUser']);
    expect(heard[1]?.headers).not.toHaveProperty('authorization');
  });

  it('is told again after a day, and after a clock that went back', async () => {
    await syncPush(ports);
    now += DAY_MS - 1;
    await syncPush(ports);
    expect(calls()).toHaveLength(1);
    now += 1;
    await syncPush(ports);
    expect(calls()).toHaveLength(2);
    now -= 30 * DAY_MS;
    await syncPush(ports);
    expect(calls()).toEqual(['saveUser', 'saveUser', 'saveUser']);
  });

  it('has the zone of the phone’s clock, where the server does not know the one that the browser names', async () => {
    const zone = process.env['TZ'];
    process.env['TZ'] = 'America/Bogota';
    const quiet = { from: 1320, to: 360, timeZone: 'America/Coyhaique', butCritical: true };
    await chooseAlerts({ quiet }, now);
    answer = ({ body }) =>
      JSON.stringify(body).includes('Coyhaique')
        ? Response.json(
            {
              success: false,
              message: '',
              kind: 'invalid',
              fields: { [ZONE_FIELD]: 'a time zone that this server knows' },
            },
            { status: 422 },
          )
        : well();
    await syncPush(ports);
    await syncPush(ports);
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
    const told = (timeZone: string) => ({
      fcm_token: 'address 1',
      language: 'en',
      wishes: { on: true, quiet: { ...quiet, timeZone } },
    });
    expect(bodies('saveUser')).toEqual([told('America/Coyhaique'), told('Etc/GMT+5')]);
    expect(await pushState()).toMatchObject({ wishes: { quiet }, told: { token: 'address 1' } });
  });

  it('names the address that a new one stands in the place of', async () => {
    await syncPush(ports);
    address = 'address 2';
    await syncPush(ports);
    expect(bodies('saveUser')[1]).toMatchObject({ fcm_token: 'address 2', former: 'address 1' });
  });
});

describe('a server that may have forgotten this phone', () => {
  const speakOf = (epoch: string) => noteEpoch(devicePorts, epoch);
  const claimed = '33333333-3333-4333-8333-333333333333';
  const haveSent = async () => {
    await outboxDb.items.add({
      id: claimed,
      call: 'reportDisaster',
      state: 'sent',
      rank: 0,
      createdAt: now + 1,
    } as unknown as OutboxItem);
    await outboxDb.claims.add({ id: claimed, secret: 'its secret', createdAt: now } as never);
  };

  it('put back from a copy: it is told all anew, address, place and what is followed, once', async () => {
    place = PATNA;
    await speakOf('life 1');
    await haveSent();
    await syncPush(ports);
    await syncPush(ports);
    const all = ['saveUser', 'updateuserlocation', 'follow'];
    expect(calls()).toEqual(all);
    await speakOf('life 2');
    answer = noNetwork;
    await syncPush(ports);
    expect(await pushState()).toMatchObject({ trouble: 'waits' });
    answer = well;
    await syncPush(ports);
    await syncPush(ports);
    expect(calls()).toEqual([...all, ...all]);
    expect(bodies('saveUser')[1]).toEqual({ fcm_token: 'address 1', language: 'en', wishes: { on: true } });
    expect(await pushState()).not.toHaveProperty('trouble');
  });

  it('put back while it was being told: it is told once more', async () => {
    await speakOf('life 1');
    answer = async () => {
      await speakOf('life 2');
      return well();
    };
    await syncPush(ports);
    answer = well;
    await syncPush(ports);
    await syncPush(ports);
    expect(calls()).toEqual(['saveUser', 'saveUser']);
  });

  it('whose push service ended the address: under the new one it is told anew what is followed', async () => {
    await haveSent();
    await syncPush(ports);
    address = 'address 2';
    await syncPush(ports);
    expect(calls()).toEqual(['saveUser', 'follow', 'saveUser', 'follow']);
    expect(bodies('follow')[1]).toMatchObject({ fcm_token: 'address 2', records: [{ _id: claimed }] });
  });
});

describe('what goes wrong', () => {
  it('waits without a network, and is told once there is one', async () => {
    answer = noNetwork;
    await syncPush(ports);
    expect(await pushState()).toMatchObject({ trouble: 'waits' });
    answer = well;
    await syncPush(ports);
    expect(calls()).toEqual(['saveUser']);
    expect(await pushState()).not.toHaveProperty('trouble');
  });

  it('a refused address is given up for one new one, which is told without the former', async () => {
    answer = ({ body }) => (body['fcm_token'] === 'address 1' ? refusal(403, 'forbidden')() : well());
    await syncPush(ports);
    expect(asked).toEqual(['address', 'end', 'new address']);
    expect(bodies('saveUser')[1]).toEqual({ fcm_token: "address 1'", language: 'en', wishes: { on: true } });
    expect(await pushState()).toMatchObject({ told: { token: "address 1'" } });
  });

  it('an address that ended without a word to the browser is given up a day later, and what was known of this phone told anew', async () => {
    place = PATNA;
    await syncPush(ports);
    answer = ({ body }) => (body['fcm_token'] === 'address 1' ? refusal(403, 'forbidden')() : well());
    now += DAY_MS;
    await syncPush(ports);
    expect(bodies('saveUser').map((body) => body['fcm_token'])).toEqual(['address 1', 'address 1', "address 1'"]);
    expect(bodies('updateuserlocation').at(-1)).toMatchObject({ fcm_token: "address 1'", longitude: PATNA.long });
    expect(await pushState()).not.toHaveProperty('trouble');
  });

  it('one new try and no more, also where each address is refused', async () => {
    answer = refusal(403, 'forbidden');
    await syncPush(ports);
    expect(calls()).toEqual(['saveUser', 'saveUser']);
    expect(await pushState()).toMatchObject({ trouble: 'refused' });
  });

  it('an address that the browser changed meanwhile is asked for anew, until the server knows the new one', async () => {
    await syncPush(ports);
    await devicePorts.store.write((transaction) => transaction.putMeta(PUSH_CHANGED_KEY, true));
    answer = noNetwork;
    await syncPush(ports);
    expect(await isStale()).toBe(true);
    answer = well;
    await syncPush(ports);
    await syncPush(ports);
    expect(asked).toEqual(['address', 'new address', 'new address', 'address']);
    expect(await isStale()).toBeUndefined();
    expect(bodies('saveUser').at(-1)).toMatchObject({ fcm_token: "address 1''", former: 'address 1' });
  });

  it('a stale address that was refused as well is made anew once, not at each start', async () => {
    await devicePorts.store.write((transaction) => transaction.putMeta(PUSH_CHANGED_KEY, true));
    answer = ({ body }) => (body['fcm_token'] === "address 1'" ? refusal(403, 'forbidden')() : well());
    await syncPush(ports);
    await syncPush(ports);
    expect(asked).toEqual(['new address', 'end', 'new address', 'address']);
  });

  it.each([
    ['no-address', () => void (address = undefined)],
    ['no-service', () => void (hasService = false)],
  ])('says %s, and asks nobody', async (trouble, happen) => {
    happen();
    await syncPush(ports);
    expect(calls()).toEqual([]);
    expect(await pushState()).toMatchObject({ trouble });
  });

  it('a session that has ended is nobody’s to register for', async () => {
    answer = refusal(401, 'sign-in');
    await syncPush(ports);
    expect(await pushState()).toMatchObject({ trouble: 'sign-in' });
    answer = well;
    await syncPush(ports);
    expect(calls()).toEqual(['saveUser']);
  });
});

describe('who is at the phone', () => {
  it('one page at a time: two that begin together tell it once', async () => {
    await Promise.all([syncPush(ports), syncPush(ports)]);
    expect(calls()).toEqual(['saveUser']);
  });

  it('without the browser’s yes nothing is asked and nobody told', async () => {
    isAllowed = false;
    await syncPush(ports);
    expect([asked, calls(), await pushState()]).toEqual([[], [], undefined]);
  });

  it('where no push can come, but the person is told otherwise, the server hears what is wanted and where, and no address', async () => {
    [isAllowed, isToldOtherwise, place] = [false, true, PATNA];
    await syncPush(ports);
    await chooseAlerts({ radiusKm: 25 }, now);
    await syncPush(ports);
    await syncPush(ports);
    expect(calls()).toEqual(['saveUser', 'updateuserlocation', 'saveUser', 'updateuserlocation']);
    expect(bodies('saveUser')[1]).toEqual({ fcm_token: NO_PUSH, language: 'en', wishes: { on: true, radiusKm: 25 } });
    expect(bodies('updateuserlocation')[0]).toMatchObject({ fcm_token: NO_PUSH, longitude: PATNA.long });
    expect([asked, readPushToken()]).toEqual([[], undefined]);
    isToldOtherwise = false;
    await syncPush(ports);
    expect(calls()).toHaveLength(4);
    isToldOtherwise = true;
    await tellAlertsOtherwise(now);
    await syncPush(ports);
    expect(calls().slice(4)).toEqual(['saveUser', 'updateuserlocation']);
  });

  it('once pushes can come the address stands in the place of none', async () => {
    [isAllowed, isToldOtherwise] = [false, true];
    await syncPush(ports);
    isAllowed = true;
    await syncPush(ports);
    expect(bodies('saveUser')[1]).toMatchObject({ fcm_token: 'address 1', former: NO_PUSH });
  });

  it('off is at once, without a network too, and forgotten by the server when there is one', async () => {
    await syncPush(ports);
    await turnAlertsOff(now);
    answer = noNetwork;
    await syncPush(ports);
    expect([asked, readPushToken()]).toEqual([['address', 'end', 'clear'], undefined]);
    expect(await pushState()).toMatchObject({ isOn: false, trouble: 'waits', told: { token: 'address 1' } });
    answer = well;
    await syncPush(ports);
    await syncPush(ports);
    expect(calls()).toEqual(['saveUser', 'forget']);
    expect(bodies('forget')).toEqual([{ fcm_token: 'address 1' }]);
    expect(await pushState()).not.toHaveProperty('told');
  });

  it('who logs out takes the address along; the next person has decided nothing', async () => {
    await syncPush(ports);
    await signOut();
    await syncPush(ports);
    expect([asked, readPushToken(), await pushState()]).toEqual([['address', 'end', 'clear'], undefined, undefined]);
    await signIn('b2');
    await syncPush(ports);
    expect(await pushState()).toMatchObject({ owner: 'b2', wishes: {}, followed: [] });
    expect(heard.at(-1)?.headers).toMatchObject({ authorization: 'Bearer token of b2' });
  });
});

describe('a host of another origin', () => {
  const be = (kind: HostKind) => {
    devicePorts.net.elsewhere = { kind: async () => kind, deliver: () => Promise.reject(new Error('not asked for')) };
  };

  it('that is foreign gets section 7’s two calls with its fields and no token, and nothing else', async () => {
    be({ kind: 'foreign' });
    [place, answer] = [PATNA, () => new Response('{}')];
    await chooseAlerts({ radiusKm: 25 }, now);
    await syncPush(ports);
    address = 'address 2';
    await syncPush(ports);
    await turnAlertsOff(now);
    await syncPush(ports);
    const location = { longitude: PATNA.long, lattitude: PATNA.lati };
    const headers = { 'content-type': 'application/json' };
    expect(heard).toEqual([
      { call: 'saveUser', body: { fcm_token: 'address 1' }, headers },
      { call: 'updateuserlocation', body: { fcm_token: 'address 1', ...location }, headers },
      { call: 'saveUser', body: { fcm_token: 'address 2' }, headers },
      { call: 'updateuserlocation', body: { fcm_token: 'address 2', ...location }, headers },
    ]);
    expect(await pushState()).not.toHaveProperty('told');
  });

  it('that is foreign registers nobody’s phone too, where pushes are allowed', async () => {
    await signOut();
    be({ kind: 'foreign' });
    await syncPush(ports);
    expect(heard.map(({ body }) => body)).toEqual([{ fcm_token: 'address 1' }]);
  });

  it('that has not told what it is hears nothing yet; off ends the address all the same', async () => {
    await syncPush(ports);
    be({ kind: 'host-failed', reason: { code: 'unreachable' } });
    await chooseAlerts({ radiusKm: 25 }, now);
    await syncPush(ports);
    expect(await pushState()).toMatchObject({ trouble: 'waits' });
    await turnAlertsOff(now);
    await syncPush(ports);
    expect(asked).toEqual(['address', 'end', 'clear']);
    expect(calls()).toEqual(['saveUser']);
    be({ kind: 'ours' });
    await syncPush(ports);
    expect(calls()).toEqual(['saveUser', 'forget']);
  });
});
