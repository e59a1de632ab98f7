import { useMemo, useSyncExternalStore } from 'react';
import { readPerson, type StoredPerson, subscribePerson } from '../../data/person-store.ts';

export type { StoredPerson } from '../../data/person-store.ts';

/** Who is signed in on this phone, from the first paint on; `undefined`: nobody. Follows what other tabs do. */
export function usePerson(): StoredPerson | undefined {
  const text = useSyncExternalStore(subscribe, personAsText, nobodyWhenWritten);
  return useMemo(() => (text === '' ? undefined : (JSON.parse(text) as StoredPerson)), [text]);
}

/** React compares by identity: the same person must be the same value. */
function personAsText(): string {
  const person = readPerson();
  return person ? JSON.stringify(person) : '';
}

function subscribe(changed: () => void): () => void {
  const stop = subscribePerson(changed);
  window.addEventListener('storage', changed);
  // What came out of the browser's back-forward cache has missed every event.
  window.addEventListener('pageshow', changed);
  return () => {
    stop();
    window.removeEventListener('storage', changed);
    window.removeEventListener('pageshow', changed);
  };
}

/** A written page is for everybody. */
function nobodyWhenWritten(): string {
  return '';
}
