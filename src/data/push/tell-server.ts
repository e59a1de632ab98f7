import { systemClock } from '../../../contract/base/clock.ts';
import { distanceKm } from '../../../contract/base/great-circle.ts';
import { deviceLimits } from '../../../contract/device-limits.ts';
import type { DeviceBody } from '../../../contract/entities/device.ts';
import type { CallFailure } from '../client/call.ts';
import type { StoredSession } from '../outbox/accounts/session.ts';
import { followNew } from './follow-new.ts';
import type { KnownHost } from './known-host.ts';
import type { PushPorts } from './push-ports.ts';
import {
  changePushState,
  pushState,
  serverLife,
  type PhonePlace,
  type PushState,
  type PushTrouble,
} from './push-state.ts';
import { storePushPlace } from './stored-names.ts';
import { tellHost } from './tell-host.ts';

const RENEW_MS = deviceLimits.renewDays * 24 * 60 * 60_000;
/** Kilometres: less is not worth a call on a thin link. */
const FAR_KM = 1;

/** Who tells whom. */
export interface Telling {
  ports: PushPorts;
  session: StoredSession | undefined;
  /** A foreign host hears section 7's fields and nothing more. */
  host: KnownHost;
}

/** All that differs, one call after the other; undefined: the server knows everything. */
export async function tellServer(telling: Telling, state: PushState, token: string): Promise<PushTrouble | undefined> {
  const saved = await tellToken(telling, state, token);
  if (saved !== undefined) return saved;
  return (await tellPlace(telling, token)) ?? (telling.host === 'ours' ? followNew(token) : undefined);
}

async function tellToken(
  { ports: { language, now }, session, host }: Telling,
  { wishes, told }: PushState,
  token: string,
): Promise<PushTrouble | undefined> {
  const as = JSON.stringify([session?.sessionId ?? session?.accountId, language, wishes]);
  const age = now() - (told?.at ?? 0);
  // Before the call: what the server forgets after that it speaks of later.
  const epoch = await serverLife();
  const isThere = told?.token === token && told.epoch === epoch;
  if (isThere && told.as === as && age >= 0 && age < RENEW_MS) return undefined;
  const former = told && told.token !== token ? { former: told.token } : {};
  const body = {
    fcm_token: token,
    ...(host === 'ours' && { ...former, language, wishes: { on: true, ...wishes } }),
  };
  const answer = await saveIn(host, body);
  if (!answer.ok) return troubleOf(answer.failure);
  // Another address may be another device to the server, which may have forgotten the one before; and a place of its own takes the phone's away.
  await changePushState((state) => {
    if (state === undefined) return undefined;
    return { ...state, followed: isThere ? state.followed : [], told: { token, as, at: now(), epoch } };
  });
  return undefined;
}

/** A server of another year may not know the zone that this browser names: it then hears that of the clock. */
async function saveIn(host: KnownHost, body: DeviceBody): ReturnType<typeof tellHost> {
  const answer = await tellHost(host, 'saveDevice', body);
  const quiet = body.wishes?.quiet;
  if (answer.ok || !quiet || answer.failure.kind !== 'invalid') return answer;
  // Hardly ever needed, and so no part of what every phone has.
  const { ZONE_FIELD, zoneByOffset } = await import('../../../contract/policies/time-zone.ts');
  if (answer.failure.fields?.[ZONE_FIELD] === undefined) return answer;
  const timeZone = zoneByOffset(-new Date(systemClock.now()).getTimezoneOffset());
  if (timeZone === undefined) return answer;
  return tellHost(host, 'saveDevice', { ...body, wishes: { ...body.wishes, on: true, quiet: { ...quiet, timeZone } } });
}

/** Where the phone is: only where it may be asked, and no place of one's own was chosen. */
async function tellPlace({ ports, host }: Telling, token: string): Promise<PushTrouble | undefined> {
  const before = await pushState();
  if (!before || before.wishes.place) return undefined;
  if (before.owner === '' && host === 'ours') return undefined;
  const found = await ports.place();
  const place = found ?? before.place;
  if (place === undefined) return undefined;
  storePushPlace(place);
  if (found) await changePushState((state) => state && { ...state, place: found });
  if (before.told?.place && !isFar(before.told.place, place)) return undefined;
  const body = { fcm_token: token, longitude: place.long, lattitude: place.lati };
  const answer = await tellHost(host, 'placeDevice', body);
  if (!answer.ok) return troubleOf(answer.failure);
  await changePushState((state) => state?.told && { ...state, told: { ...state.told, place } });
  return undefined;
}

function isFar(from: PhonePlace, to: PhonePlace): boolean {
  return distanceKm({ lat: from.lati, lng: from.long }, { lat: to.lati, lng: to.long }) > FAR_KM;
}

/** Section 8: only logged. Screens that say whether alerts come read it from the state. */
export function troubleOf(failure: CallFailure): PushTrouble {
  console.warn('alerts', failure.kind);
  if (failure.kind === 'sign-in') return 'sign-in';
  return failure.kind === 'forbidden' || failure.kind === 'invalid' ? 'refused' : 'waits';
}
