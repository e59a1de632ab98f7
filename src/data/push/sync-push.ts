import { NO_PUSH } from '../../../contract/device-limits.ts';
import { callApi } from '../client/call.ts';
import { isForeignHost } from '../client/our-host.ts';
import { phoneSession } from '../client/phone-session.ts';
import { devicePorts } from '../outbox/adapters/device-ports.ts';
import { PUSH_CHANGED_KEY, type StoredSession } from '../outbox/accounts/session.ts';
import { publicConfig } from '../queries/config.ts';
import { knownHost } from './known-host.ts';
import type { PushPorts } from './push-ports.ts';
import { changePushState, newPushState, type PushState, type PushTrouble } from './push-state.ts';
import { forgetPushNames, readPushToken, storePushToken } from './stored-names.ts';
import { tellServer, troubleOf, type Telling } from './tell-server.ts';

/** No page is at it for longer; then another one may. */
const HOLD_MS = 300_000;

/**
 * Tells the server what it should know of this phone, if it does not yet; does nothing otherwise. One page at a time. Never rejects:
 * what failed is in the state, and is done the next time.
 */
export async function syncPush(ports: PushPorts): Promise<void> {
  try {
    await devicePorts.locks.exclusive('relief-relay-push', HOLD_MS, () => sync(ports));
  } catch (error) {
    console.warn('alerts', error);
  }
}

async function sync(ports: PushPorts): Promise<void> {
  const session = await phoneSession();
  const state = await stateOf(ports, session);
  if (state === undefined) return leave(ports);
  if (!state.isOn) return turnOff(ports, state);
  if (!(await ports.isWanted())) return;
  if (session && session.state !== 'active') return note('sign-in');
  const host = await knownHost();
  // It may be ours, and is then to hear more than another would.
  if (host === undefined) return note('waits');
  const telling = { ports, session, host };
  if (!ports.isAllowed())
    return session && host === 'ours' ? note(await tellServer(telling, state, NO_PUSH)) : undefined;
  const channel = ports.channel(await publicConfig());
  if (channel === undefined) return note('no-service');
  const isStale = (await devicePorts.store.read((reader) => reader.meta(PUSH_CHANGED_KEY))) === true;
  const token = await channel.address(isStale);
  if (token === undefined) return note('no-address');
  storePushToken(token);
  const first = await tellServer(telling, state, token);
  const trouble = first === 'refused' ? await anew(telling) : first;
  await note(trouble);
  if (isStale && trouble === undefined) {
    await devicePorts.store.write((transaction) => transaction.putMeta(PUSH_CHANGED_KEY, undefined));
  }
}

/** Whoever is at this phone now: what another person has decided goes. Where pushes are allowed, who logs in gets them (section 1); where not, what they chose instead. */
async function stateOf(ports: PushPorts, session: StoredSession | undefined): Promise<PushState | undefined> {
  const owner = session?.accountId ?? '';
  const mayBegin = (await ports.isWanted()) && (owner !== '' || (await isForeignHost()));
  return changePushState((before) => {
    if (before?.owner === owner) return before;
    return mayBegin ? newPushState(owner, ports.now()) : undefined;
  });
}

/** Nobody here wants any, or who did has left: nothing of theirs may come to who has the phone now. The session's end told the server. */
async function leave(ports: PushPorts): Promise<void> {
  if (readPushToken() === undefined) return;
  await ports.end();
  await ports.clear();
  forgetPushNames();
}

async function turnOff(ports: PushPorts, { told }: PushState): Promise<void> {
  await leave(ports);
  if (told === undefined) return;
  const host = await knownHost();
  if (host === undefined) return note('waits');
  // A foreign host has no such call: there the address that is no more must do.
  const forgotten =
    host === 'ours' ? await callApi('forgetDevice', { body: { fcm_token: told.token } }) : { ok: true as const };
  if (!forgotten.ok && troubleOf(forgotten.failure) === 'waits') return note('waits');
  await changePushState((state) => state && without({ ...state, followed: [] }, 'told', 'trouble'));
}

/** Another phone has this address bound, such as one that this phone's storage was copied from: a new one is nobody's yet. */
async function anew(telling: Telling): Promise<PushTrouble | undefined> {
  const { ports } = telling;
  await ports.end();
  const state = await changePushState((before) => before && without(before, 'told'));
  const token = await ports.channel(await publicConfig())?.address(true);
  if (state === undefined || token === undefined) return 'no-address';
  storePushToken(token);
  return tellServer(telling, state, token);
}

async function note(trouble: PushTrouble | undefined): Promise<void> {
  await changePushState(
    (state) => state && (trouble === undefined ? without(state, 'trouble') : { ...state, trouble }),
  );
}

function without(state: PushState, ...names: ('told' | 'trouble')[]): PushState {
  const rest = { ...state };
  for (const name of names) delete rest[name];
  return rest;
}
