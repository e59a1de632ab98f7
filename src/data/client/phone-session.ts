import { fromStorage } from '../in-time.ts';
import { devicePorts } from '../outbox/adapters/device-ports.ts';
import { expireSession, readSession, type StoredSession } from '../outbox/accounts/session.ts';
import { readPerson, readToken } from '../person-store.ts';

/** Where the browser keeps nothing, a session lives as long as its page. */
let unkept: StoredSession | undefined;

export function holdUnkept(session: StoredSession | undefined): void {
  unkept = session;
}

/**
 * The session of this phone: the page's own, where the outbox database did not take it; else as that keeps it, or as the
 * browser's other storage knows it.
 */
export async function phoneSession(): Promise<StoredSession | undefined> {
  // Another tab may have signed somebody in since.
  if (unkept && unkept.token === readToken()) return unkept;
  const kept = await fromStorage(
    devicePorts.store.read((transaction) => readSession(transaction)),
    undefined,
  ).catch(() => undefined);
  return kept ?? fromPersonStore();
}

function fromPersonStore(): StoredSession | undefined {
  const accountId = readPerson()?.id;
  const token = readToken();
  return accountId === undefined || token === undefined ? undefined : { accountId, token, state: 'active' };
}

/** Of this token, where another has not come since. */
export function dropUnkept(token: string): void {
  if (unkept?.token === token) unkept = undefined;
}

/** `expired`: the server knows the token no more. `forbidden`: it knows it, and did not allow what was asked. */
export type Refusal = 'expired' | 'forbidden';

const refusalListeners = new Set<(refusal: Refusal) => void>();

/** Tells that the server refused a call under the session's token, as far as this page asked. */
export function onRefusal(listener: (refusal: Refusal) => void): () => void {
  refusalListeners.add(listener);
  return () => void refusalListeners.delete(listener);
}

/** The server knows this token no more: its owner's items wait until they have signed in again. */
export async function noteExpired(token: string): Promise<void> {
  if (unkept?.token === token) unkept = { ...unkept, state: 'expired' };
  await devicePorts.store.write((transaction) => expireSession(transaction, token)).catch(() => undefined);
  tellRefusal('expired');
}

/** The right to what was asked may have ended. */
export function noteForbidden(): void {
  tellRefusal('forbidden');
}

function tellRefusal(refusal: Refusal): void {
  for (const told of refusalListeners) told(refusal);
}
