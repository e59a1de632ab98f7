import type { ApplicationStatus } from '../../../../contract/enumerations.ts';
import { type OutboxItem, SEALED } from '../item.ts';
import type { OutboxPorts, OutboxReader, OutboxTransaction, Sender } from '../ports.ts';

/** Who is signed in on this phone, for page and worker. */
export interface StoredSession {
  accountId: string;
  token: string;
  /** `expired`: the server said so to this very token. The person is still the same; their items wait for the sign-in. */
  state: 'active' | 'expired';
  /** The server said that the token is another account's: nothing is sent under it. */
  isMismatched?: true;
  sessionId?: string;
  /** Ends the session and can do nothing else. */
  logoutKey?: string;
  /** Of the account, SPKI in base64: what waits at a logout is sealed by it. */
  publicKey?: string;
  /** ISO 8601, as the server said it. */
  expiresAt?: string;
  /** As at the sign-in: for a browser that was killed before it kept what the first paint reads. */
  person?: { name: string; email: string; role: string; status?: ApplicationStatus };
}

export const SESSION_KEY = 'session';
const DEVICE_KEY = 'device-key';
/** `KeptAlerts`, which go with the session of their owner. They lie here since the worker has this database at hand, and no other. */
export const ALERTS_KEY = 'alerts';
/** There and true: the address that the server pushes to is no good any more, and the next page registers anew. */
export const PUSH_CHANGED_KEY = 'push-changed';

export async function readSession(reader: Pick<OutboxReader, 'meta'>): Promise<StoredSession | undefined> {
  return (await reader.meta(SESSION_KEY)) as StoredSession | undefined;
}

export function putSession(transaction: OutboxTransaction, session: StoredSession | undefined): Promise<void> {
  return transaction.putMeta(SESSION_KEY, session);
}

/** The account whose session the server ended on this phone, until somebody logs in here. */
export interface EndedSession {
  accountId: string;
  /** Device time, epoch milliseconds. */
  at: number;
}

const ENDED_SESSION_KEY = 'ended-session';

export async function readEndedSession(reader: Pick<OutboxReader, 'meta'>): Promise<EndedSession | undefined> {
  return (await reader.meta(ENDED_SESSION_KEY)) as EndedSession | undefined;
}

export function putEndedSession(transaction: OutboxTransaction, ended: EndedSession | undefined): Promise<void> {
  return transaction.putMeta(ENDED_SESSION_KEY, ended);
}

const ENDED_KEY = 'ended-tokens';
/** Only the last one or two can be met again. */
const ENDED_KEPT = 20;

/** SHA-256 of the tokens whose sessions ended on this phone: other storage of the browser may bring one back. */
export async function readEndedTokens(reader: Pick<OutboxReader, 'meta'>): Promise<readonly string[]> {
  return ((await reader.meta(ENDED_KEY)) as readonly string[] | undefined) ?? [];
}

export async function noteEndedToken(transaction: OutboxTransaction, tokenHash: string): Promise<void> {
  const known = await readEndedTokens(transaction);
  await transaction.putMeta(ENDED_KEY, [...known, tokenHash].slice(-ENDED_KEPT));
}

/** What the server said of a token counts only while it is still the phone's. */
export async function noteRefusedToken(
  transaction: OutboxTransaction,
  token: string | undefined,
  why: 'expired' | 'mismatched',
): Promise<void> {
  const session = await readSession(transaction);
  if (!session || session.token !== token) return;
  const refused: StoredSession =
    why === 'expired' ? { ...session, state: 'expired' } : { ...session, isMismatched: true };
  await putSession(transaction, refused);
}

/** Marks the session as ended by the server, if it still is the one with this token. */
export function expireSession(transaction: OutboxTransaction, token: string): Promise<void> {
  return noteRefusedToken(transaction, token, 'expired');
}

/** May this row be sent now? Not one of a later version, and of an account only while it is signed in. */
export function maySend({ v, owner }: OutboxItem, session: StoredSession | undefined): boolean {
  if (v !== 1) return false;
  if (!isOwned(owner)) return true;
  return session?.accountId === owner && session.state === 'active' && !session.isMismatched;
}

/** The item as screens see it: saved after the session ended, it was never tried, and yet it waits for its owner. */
export function withOwnerAwaited(item: OutboxItem, session: StoredSession | undefined): OutboxItem {
  const isAwaited = item.state === 'queued' && isOwned(item.owner) && !maySend(item, session);
  return isAwaited && item.reason?.code !== 'sign-in' ? { ...item, reason: { code: 'sign-in' } } : item;
}

/**
 * May the person at this phone see the row? A session that has expired is still that person's. An account's row without any
 * session was put back after the database was lost, and the session with it; anybody else's sign-in seals it first.
 */
export function maySee(item: OutboxItem, session: StoredSession | undefined): boolean {
  const { owner, state } = item;
  return state !== SEALED && !isHidden(item, session) && (!isOwned(owner) || !session || session.accountId === owner);
}

/** Was it written by somebody who is not signed in now? It cannot be sealed, since it is sent whoever is signed in. */
export function isHidden({ writtenBy }: OutboxItem, session: StoredSession | undefined): boolean {
  return writtenBy !== undefined && writtenBy !== session?.accountId;
}

/** What waits of an account that has just signed in: due at once, but for a wait that the server asked for. */
export function dueForOwner(row: OutboxItem, now: number): OutboxItem {
  if (row.state !== 'queued') return row;
  const { reason, strikes: _strikes, ...kept } = row;
  const why = reason && reason.code !== 'sign-in' ? { reason } : {};
  return { ...kept, ...why, nextAt: Math.max(now, row.heldUntil ?? 0) };
}

export function isOwned(owner: string): boolean {
  return owner !== 'anonymous';
}

/** What goes beside a batch of this owner: the phone's key always, a token never with what is nobody's. */
export async function senderFor(
  transaction: OutboxTransaction,
  owner: string,
  newSecret: () => string,
): Promise<Sender> {
  return senderWith(transaction, owner, await deviceKeyIn(transaction, newSecret));
}

/** The same where nothing can be written: a phone that has no key yet goes without. */
export async function knownSender(reader: OutboxReader, owner: string): Promise<Sender> {
  return senderWith(reader, owner, await readDeviceKey(reader));
}

async function senderWith(reader: OutboxReader, owner: string, deviceKey: string | undefined): Promise<Sender> {
  const session = isOwned(owner) ? await readSession(reader) : undefined;
  return session ? { deviceKey, token: session.token } : { deviceKey };
}

/** Tells this phone from others behind the same address; random, made once, never part of a report. */
export async function deviceKeyIn(transaction: OutboxTransaction, newSecret: () => string): Promise<string> {
  const known = await readDeviceKey(transaction);
  if (known !== undefined) return known;
  const made = newSecret();
  await transaction.putMeta(DEVICE_KEY, made);
  return made;
}

export async function readDeviceKey(reader: Pick<OutboxReader, 'meta'>): Promise<string | undefined> {
  return (await reader.meta(DEVICE_KEY)) as string | undefined;
}

export function readOrMakeDeviceKey({ store, newSecret }: Pick<OutboxPorts, 'store' | 'newSecret'>): Promise<string> {
  return store.write((transaction) => deviceKeyIn(transaction, newSecret));
}
