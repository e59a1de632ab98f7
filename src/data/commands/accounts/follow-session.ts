import { mainDb } from '../../db.ts';
import { forgetLists } from '../forget-lists.ts';
import { forgetOwnDrafts } from '../forget-own-drafts.ts';
import { fromStorage } from '../../in-time.ts';
import { devicePorts } from '../../outbox/adapters/device-ports.ts';
import { readEndedTokens, readSession, type StoredSession } from '../../outbox/accounts/session.ts';
import { readPerson, readToken, storePerson, wasLeft } from '../../person-store.ts';
import { dropFieldCaches } from '../../client/field-caches.ts';
import { ownSettings } from '../../own-settings.ts';

/**
 * Brings what the first paint reads in line with the session of the outbox database. Browsers write `localStorage` to the
 * disk many seconds late: one that is killed after a login or a logout comes back with the person of before. Never rejects.
 */
export async function followSession(): Promise<void> {
  const token = readToken();
  const known = await fromStorage(whatIsKnown(token), undefined).catch(() => undefined);
  // Unreadable, or somebody logs in or out at this moment.
  if (!known || readToken() !== token) return;
  const { session, hasEnded } = known;
  if (wasLeft(session?.sessionId)) {
    const { signOut } = await import('./session.ts');
    await signOut();
  } else if (session && isAnother(session, token, hasEnded)) {
    storePerson(session.person && { id: session.accountId, ...session.person }, session.token);
  } else if (!session && hasEnded) {
    storePerson(undefined);
    await fromStorage(mainDb.settings.bulkDelete([...ownSettings]), undefined).catch(() => undefined);
    await fromStorage(dropFieldCaches(), undefined);
    await fromStorage(forgetLists(), undefined);
    await forgetOwnDrafts();
  }
}

async function whatIsKnown(token: string | undefined) {
  const hash = token === undefined ? undefined : await devicePorts.sha256(token);
  return devicePorts.store.read(async (reader) => ({
    session: await readSession(reader),
    hasEnded: hash !== undefined && (await readEndedTokens(reader)).includes(hash),
  }));
}

/** A newer token of the same account is one that the database did not take. */
function isAnother({ accountId, token }: StoredSession, shown: string | undefined, hasEnded: boolean): boolean {
  return shown !== token && (hasEnded || readPerson()?.id !== accountId);
}
