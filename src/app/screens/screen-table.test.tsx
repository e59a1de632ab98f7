import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { storePerson } from '../../data/person-store.ts';
import { FirstTable } from './first-table.tsx';

const signIn = (role: string) =>
  storePerson({ id: 'a', name: 'Asha', email: 'asha@example.org', role, status: 'approved' }, 't');

beforeEach(() => makeOfflinePhone());

afterEach(() => {
  cleanup();
  storePerson(undefined);
  vi.unstubAllGlobals();
});

/** The screen's own heading, once it is there. */
async function headingAt(path: string): Promise<string | null> {
  render(
    <MemoryRouter initialEntries={[path]}>
      <FirstTable homeSlot={null} />
    </MemoryRouter>,
  );
  return (await screen.findByRole('heading', { level: 1 })).textContent;
}

describe('who is not logged in', () => {
  it.each([
    ['/volunteer', 'Volunteer'],
    ['/volunteer/notifications/1', 'Volunteer'],
    ['/admin', 'Administration'],
    ['/not-a-screen', 'Login'],
    ['/account', 'Login'],
    ['/volunteer-dashboard', 'Login'],
    ['/ngo-dashboard', 'Login'],
    ['/admin-dashboard', 'Login'],
    ['/admin-dashboard/disaster/1', 'Login'],
  ])('finds at %s: %s', async (path, name) => {
    expect(await headingAt(path)).toBe(name);
  });
});

describe.each([
  ['volunteer', { '/volunteer': 'Volunteer dashboard', '/admin': 'Administration' }],
  ['ngo', { '/ngo-dashboard': 'NGO dashboard', '/volunteer': 'Volunteer', '/admin': 'Administration' }],
])('a %s', (role, own) => {
  beforeEach(() => signIn(role));

  it.each(Object.entries({ ...own, '/account': 'Your account' }))('finds at %s: %s', async (path, name) => {
    expect(await headingAt(path)).toBe(name);
  });

  const others = ['volunteer', 'ngo', 'admin'].filter((other) => other !== role);
  it.each([...others.map((other) => `/${other}-dashboard`), '/admin-dashboard/disaster/1', '/not-a-screen'])(
    'finds the login at %s, and hears who is logged in',
    async (path) => {
      expect(await headingAt(path)).toBe('Login');
      expect(await screen.findByText(/You are logged in as .*Asha/)).toBeDefined();
    },
  );
});
