import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { storePerson } from '../../data/person-store.ts';
import { AccountNews } from './account-news.tsx';

const ASHA = { id: 'a1', name: 'Asha', email: 'asha@example.org' };

beforeEach(() => makeOfflinePhone());
afterEach(() => {
  cleanup();
  storePerson(undefined);
  vi.unstubAllGlobals();
});

it.each([
  ['volunteer', 'pending', 'Your account waits for approval', /no exact places, no personal data/],
  ['ngo', 'refused', 'Your account was not approved', /If this is a mistake, speak to an administrator/],
  ['admin', 'approved', 'Your account is approved', /You can approve accounts/],
] as const)('without network says to %s, %s, what this phone knew last', async (role, status, title, body) => {
  storePerson({ ...ASHA, role, status });
  render(<AccountNews />);
  expect(screen.getByText(title)).toBeDefined();
  expect(screen.getByText(body)).toBeDefined();
  await screen.findByText(/this is the last update/);
});
