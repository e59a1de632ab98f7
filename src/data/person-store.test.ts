import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPerson, readToken, storePerson } from './person-store.ts';

const asha = { id: 'a', name: 'Asha', email: 'asha@example.org', role: 'ngo', status: 'pending' } as const;

/** A storage that notes what another tab would be told of, one key after the other: who is signed in by then. */
function tellingStorage(): { told: (string | undefined)[] } {
  const kept = new Map<string, string>();
  const told: (string | undefined)[] = [];
  const tell = () => void told.push(kept.get('id'));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => (kept.set(key, value), tell()),
    removeItem: (key: string) => kept.delete(key) && tell(),
  });
  return { told };
}

let told: (string | undefined)[];
beforeEach(() => {
  told = tellingStorage().told;
  storePerson(asha, 'token of Asha');
  told.length = 0;
});
afterEach(() => {
  storePerson(undefined);
  vi.unstubAllGlobals();
});

it('of the same person another tab is told only what differs, and never sees nobody', () => {
  storePerson(asha);
  expect(told).toEqual([]);
  storePerson({ ...asha, name: 'Asha Devi', status: 'approved' });
  expect(told).toEqual(['a', 'a']);
  expect(readPerson()).toMatchObject({ name: 'Asha Devi', status: 'approved' });
  const { status: _, ...onOtherHost } = asha;
  storePerson(onOtherHost);
  expect([readPerson()?.status, readToken(), new Set(told)]).toEqual([undefined, 'token of Asha', new Set(['a'])]);
});

it('another person comes in the place of nobody: no tab sees a token of one under the name of the other', () => {
  storePerson({ ...asha, id: 'b', name: 'Bina' }, 'token of Bina');
  expect(told.lastIndexOf('a')).toBeLessThan(told.indexOf(undefined));
  expect(told.indexOf('b')).toBe(told.length - 1);
  expect([readPerson()?.name, readToken()]).toEqual(['Bina', 'token of Bina']);
});
