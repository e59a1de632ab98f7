import { createECDH, randomBytes, type ECDH } from 'node:crypto';
import type { AlertWishes } from '../../../contract/entities/device.ts';
import type { LanguageCode } from '../../../contract/enumerations.ts';
import { headers } from '../../../contract/headers.ts';
import type { Answer } from './http.ts';
import { bearer, send } from './people.ts';
import type { TestApp } from './start-app.ts';

/** A subscription as a browser makes it, with what only that browser has. */
export interface TestSubscription {
  /** As `fcm_token` carries it. */
  token: string;
  endpoint: string;
  keys: ECDH;
  auth: Buffer;
}

export function makeSubscription(
  endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(20).toString('hex')}`,
): TestSubscription {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const parts = { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') };
  return { token: JSON.stringify({ endpoint, keys: parts }), endpoint, keys, auth };
}

/** What a phone makes for itself once. */
export function newPhoneKey(): string {
  return randomBytes(32).toString('base64url');
}

export interface Asking {
  /** Absent: nobody is signed in. */
  person?: { token: string } | undefined;
  /** Absent: a client of section 7 alone. */
  phoneKey?: string | undefined;
}

/** One of the calls about devices, by its last part: `saveUser`, `updateuserlocation`, `forget`, `follow`. */
export function askDevice(
  app: TestApp,
  call: string,
  body: object,
  { person, phoneKey }: Asking = {},
): Promise<Answer> {
  return send(app, 'POST', `/api/notification/${call}`, body, {
    ...(person === undefined ? {} : bearer(person.token)),
    ...(phoneKey === undefined ? {} : { [headers.deviceKey]: phoneKey }),
  });
}

export interface TestDevice extends Asking {
  id: string;
  token: string;
  phoneKey: string;
}

/** A phone of this person that gets pushes, by the calls that phones make. `null`: of nobody. */
export async function makeDevice(
  app: TestApp,
  person: { token: string } | null,
  more: {
    lat?: number;
    lng?: number;
    wishes?: AlertWishes;
    language?: LanguageCode;
    token?: string;
    phoneKey?: string;
  } = {},
): Promise<TestDevice> {
  const { lat, lng, token = makeSubscription().token, phoneKey = newPhoneKey(), ...choices } = more;
  const asking = { person: person ?? undefined, phoneKey };
  const saved = await askDevice(app, 'saveUser', { fcm_token: token, ...choices }, asking);
  if (saved.status !== 200) throw new Error(`not registered: ${saved.text}`);
  if (lat !== undefined && lng !== undefined) {
    const place = { fcm_token: token, longitude: lng, lattitude: lat };
    const placed = await askDevice(app, 'updateuserlocation', place, asking);
    if (placed.status !== 200) throw new Error(`not placed: ${placed.text}`);
  }
  const [row] = await app.query<{ id: string }>('SELECT id FROM devices WHERE token = $1', [token]);
  if (row === undefined) throw new Error('no device');
  return { id: row.id, token, ...asking };
}
