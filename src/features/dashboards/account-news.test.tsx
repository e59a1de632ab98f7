import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../../../tests/support/answering-server.ts';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { storePerson } from '../../data/person-store.ts';
import { AccountNews } from './account-news.tsx';

const ASHA = { id: 'a1', name: 'Asha', email: 'asha@example.org' };

const account = { ...ASHA, _id: 'a1', role: 'ngo', createdAt: '2026-01-01T00:00:00.000Z', secondStep: false };

beforeEach(() => makeOfflinePhone());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
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

it('sees an approval when the page is looked at again, and asks no more after that', async () => {
  const answer = (status: string) => ({ body: { success: true, data: { ...account, status } } });
  const asked = answerCalls({ 'GET /api/account': [answer('pending'), answer('approved')] });
  storePerson({ ...ASHA, role: 'ngo', status: 'pending' });
  render(<AccountNews />);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await screen.findByText('Your account is approved');
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(asked).toHaveLength(3);
});
