import { systemClock } from '../../../../contract/base/clock.ts';
import { onRefusal, phoneSession, type Refusal } from '../../client/phone-session.ts';
import { forgetOwnDrafts } from '../forget-own-drafts.ts';
import { fromStorage } from '../../in-time.ts';
import { follow } from '../../live.ts';
import { devicePorts } from '../../outbox/adapters/device-ports.ts';
import { readEndedSession, readEndedTokens, readSession, type StoredSession } from '../../outbox/accounts/session.ts';
import { readPerson, readToken, storePerson, wasLeft } from '../../person-store.ts';
import { phoneSession as keptSession } from '../../queries/items/outbox.ts';
import { forgetPerson } from './forget.ts';

/**
 * Brings what the first paint reads in line with the session of the outbox database. Browsers write `localStorage` to the
 * disk many seconds late: one that is killed after a login or a logout comes back with the person of before. Never rejects.
 */
export async function followSession(): Promise<void> {
  const token = readToken();
  const known = await fromStorage(whatIsKnown(token), undefined).catch(() => undefined);
  // Unreadable, or somebody logs in or out at this moment.
  if (!known || readToken() !== token) return;
  const { session, hasEnded, endedId } = known;
  if (wasLeft(session?.sessionId)) {
    const { signOut } = await import('./session.ts');
    await signOut();
  } else if (session && isAnother(session, token, hasEnded)) {
    storePerson(session.person && { id: session.accountId, ...session.person }, session.token);
  } else if (!session && hasEnded) {
    storePerson(undefined);
    await forgetPerson();
    await forgetOwnDrafts(endedId);
  }
}

/** A screen that is refused may ask several things at once. */
const ASKED_AGAIN_MS = 60_000;

/**
 * Clears this phone as soon as any page or the worker hears that the server ended the session; where it did not allow something, the server
 * is asked how the account stands. Answers a function that stops it.
 */
export function watchSession(): () => void {
  const leave = (session: StoredSession | undefined) => {
    if (session?.state !== 'expired') return;
    void import('./session.ts').then(({ leaveEnded }) => leaveEnded(session)).catch(console.error);
  };
  const forget = follow(keptSession, leave);
  // What only this page holds stands in no storage.
  let askedAt = Number.NEGATIVE_INFINITY;
  const hear = (refusal: Refusal) => {
    if (refusal === 'expired') return void phoneSession().then(leave);
    const now = systemClock.now();
    if (Math.abs(now - askedAt) < ASKED_AGAIN_MS) return undefined;
    askedAt = now;
    return void import('./refresh-account.ts').then(({ refreshAccount }) => refreshAccount()).catch(console.error);
  };
  const forgetRefusals = onRefusal(hear);
  return () => {
    forget();
    forgetRefusals();
  };
}

async function whatIsKnown(token: string | undefined) {
  const hash = token === undefined ? undefined : await devicePorts.sha256(token);
  return devicePorts.store.read(async (reader) => ({
    session: await readSession(reader),
    hasEnded: hash !== undefined && (await readEndedTokens(reader)).includes(hash),
    endedId: (await readEndedSession(reader))?.accountId,
  }));
}

/** A newer token of the same account is one that the database did not take. */
function isAnother({ accountId, token }: StoredSession, shown: string | undefined, hasEnded: boolean): boolean {
  return shown !== token && (hasEnded || readPerson()?.id !== accountId);
}
