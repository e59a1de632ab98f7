import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../../../tests/support/answering-server.ts';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { acceptSignIn, signOut } from '../../data/commands/accounts/session.ts';
import { mainDb } from '../../data/db.ts';
import { OwnDonationsSection } from './own-donations-section.tsx';
import { CONFIG_KEY } from '../../data/device-settings.ts';

beforeEach(async () => {
  await makeOfflinePhone();
  await mainDb.settings.clear();
  const user = { _id: 'a', name: 'Asha', email: 'asha@example.org', role: 'volunteer', status: 'donor' };
  await acceptSignIn({ data: { token: 't', user, session: { id: 's' } } });
});

afterEach(async () => {
  cleanup();
  await signOut();
  vi.unstubAllGlobals();
});

it('a gift has the operator’s day, as its receipt has: half past midnight in India is the new tax year', async () => {
  await mainDb.settings.put({ key: CONFIG_KEY, value: { timeZone: 'Asia/Kolkata' } });
  const paidAt = '2027-03-31T19:00:00.000Z';
  const donation = { _id: 'd', amount: 50_000, createdAt: paidAt, paidAt, status: 'completed', receiptNumber: 1 };
  answerCalls({ 'GET /api/payment/mine': { body: { success: true, data: [donation] } } });
  render(
    <MemoryRouter>
      <OwnDonationsSection />
    </MemoryRouter>,
  );
  expect((await screen.findByText(/Apr 1, 2027/)).textContent).toContain('₹500.00');
});
