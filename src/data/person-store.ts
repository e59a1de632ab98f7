import type { ApplicationStatus } from '../../contract/enumerations.ts';
import { withStorage } from './web-storage.ts';

/** Who is signed in on this phone, as far as the first paint needs it. A foreign host may know other roles than ours. */
export interface StoredPerson {
  id: string;
  name: string;
  email: string;
  /** `donor` where the account asks for none of the server's. */
  role: string;
  /** Absent of a donor, and on a host that approves nobody. */
  status?: ApplicationStatus;
}

/** Section 3's names of the session data in the browser's storage, and `status`, which is ours. */
export const personKeys = ['token', 'role', 'email', 'name', 'userId', 'status', 'id'] as const;
type Kept = Partial<Record<(typeof personKeys)[number], string>>;

const LEFT_KEY = 'relief-relay-left-session';

/** Where the browser keeps nothing it holds as long as the page. */
let unkept: Kept = {};
const listeners = new Set<() => void>();

export function readPerson(): StoredPerson | undefined {
  const { id, name = '', email = '', role = '', status } = read();
  if (id === undefined) return undefined;
  return { id, name, email, role, ...(isStatus(status) && { status }) };
}

export function readToken(): string | undefined {
  return read().token;
}

/**
 * Keeps who is signed in, or forgets who was. Other tabs learn of it by the browser's `storage` event, of each key by itself: of the same
 * person only what differs is written, else they would see nobody for a moment, and put away what is being typed there.
 */
export function storePerson(person: StoredPerson | undefined, token = readToken()): void {
  const next: Kept = person ? { ...person, userId: person.id, ...(token !== undefined && { token }) } : {};
  unkept =
    withStorage('localStorage', (storage) => {
      const isSame = person !== undefined && storage.getItem('id') === person.id;
      for (const key of personKeys) if (!isSame || next[key] === undefined) storage.removeItem(key);
      for (const key of personKeys) {
        const value = next[key];
        if (value !== undefined && storage.getItem(key) !== value) storage.setItem(key, value);
      }
      return {};
    }) ?? next;
  for (const changed of listeners) changed();
}

/** A logout that the outbox database did not take: it is finished when that works again. */
export function noteLeft(sessionId: string): void {
  withStorage('localStorage', (storage) => storage.setItem(LEFT_KEY, sessionId));
}

export function wasLeft(sessionId: string | undefined): boolean {
  return sessionId !== undefined && withStorage('localStorage', (storage) => storage.getItem(LEFT_KEY)) === sessionId;
}

/** Tells of changes made in this page. */
export function subscribePerson(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

function read(): Kept {
  const kept = withStorage('localStorage', (storage) =>
    Object.fromEntries(personKeys.flatMap((key) => [[key, storage.getItem(key) ?? undefined]])),
  );
  return kept?.['id'] === undefined ? unkept : kept;
}

function isStatus(text: string | undefined): text is ApplicationStatus {
  return text === 'pending' || text === 'approved' || text === 'refused';
}
