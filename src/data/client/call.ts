import { systemClock } from '../../../contract/base/clock.ts';
import { failed, type Result } from '../../../contract/base/result.ts';
import { askedAddresses } from '../../../contract/calls/asked-addresses.ts';
import { headers } from '../../../contract/headers.ts';
import { fromStorage } from '../in-time.ts';
import { devicePorts } from '../outbox/adapters/device-ports.ts';
import { readOrMakeDeviceKey } from '../outbox/accounts/session.ts';
import type { AskedAnswer, AskedCall, AskedInput } from './asked-calls.ts';
import { request } from './http.ts';
import { isOurHost } from './our-host.ts';
import { noteExpired, noteForbidden, phoneSession } from './phone-session.ts';
import { type CallFailure, readAnswer } from './read-answer.ts';

export type { CallFailure } from './read-answer.ts';

/** Milliseconds for a call whose answer a person waits for, on the thinnest of links. */
const TIME_LIMIT_MS = 30_000;

/** These never carry a token, whoever is signed in: section 6 of the product document, what mails to anybody lead to, and public pages. */
const WITHOUT_TOKEN: ReadonlySet<AskedCall> = new Set([
  'login',
  'register',
  'logout',
  'forgotPassword',
  'resetPassword',
  'confirmNewsletter',
  'leaveNewsletter',
  'getCertificate',
  'trackOwn',
  'lookUpRecord',
  'findDisasters',
  'findNgos',
  'findNeeds',
]);

/** Nothing need be said where the call takes nothing. */
type Taken<Name extends AskedCall> =
  Extract<'body' | 'params', keyof AskedInput<Name>> extends never
    ? [input?: AskedInput<Name>]
    : [input: AskedInput<Name>];

interface Parts {
  body?: unknown;
  params?: Readonly<Record<string, string>> | undefined;
  query?: Readonly<Record<string, string | undefined>> | undefined;
}

/**
 * Makes one call of the contract and waits for its answer. Never rejects: offline, a login page in the way and every
 * refusal are failures by kind. A refused token marks the phone's session as expired.
 */
export async function callApi<Name extends AskedCall>(
  name: Name,
  ...[input]: Taken<Name>
): Promise<Result<AskedAnswer<Name>, CallFailure>> {
  const { method, path } = askedAddresses[name];
  const { body, params = {}, query = {} } = (input ?? {}) as Parts;
  const isOurs = await isOurHost();
  const token = WITHOUT_TOKEN.has(name) ? undefined : await activeToken();
  const answer = await request({
    method,
    path: addressOf(path, params, query),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(isOurs && (await deviceKeyHeader())),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    timeLimitMs: TIME_LIMIT_MS,
  });
  const read = readAnswer(answer, isOurs, systemClock.now());
  if (!read.ok && token !== undefined) {
    if (read.failure.kind === 'sign-in') await noteExpired(token);
    // Asking who one is is no news of that.
    if (read.failure.kind === 'forbidden' && name !== 'getAccount') noteForbidden();
  }
  // Nobody may keep what the person of before was told: their session has ended, or another has begun, while this was on its way.
  if (read.ok && token !== undefined && token !== (await activeToken())) return failed({ kind: 'sign-in' });
  return read as Result<AskedAnswer<Name>, CallFailure>;
}

async function activeToken(): Promise<string | undefined> {
  const session = await phoneSession();
  return session?.state === 'active' ? session.token : undefined;
}

/** Where the phone keeps nothing it has no key: the server then tells it by its address alone. */
async function deviceKeyHeader(): Promise<Record<string, string>> {
  const key = await fromStorage(readOrMakeDeviceKey(devicePorts), undefined).catch(() => undefined);
  return key === undefined ? {} : { [headers.deviceKey]: key };
}

function addressOf(path: string, params: NonNullable<Parts['params']>, query: NonNullable<Parts['query']>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return asked.length === 0 ? filled : `${filled}?${asked.join('&')}`;
}
