import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { makeVolunteerPhone, TASK } from '../../../../tests/support/volunteer-phone.ts';
import { signOut } from '../../../data/commands/accounts/session.ts';
import { mainDb } from '../../../data/db.ts';
import { CONTACTS_KEY } from '../../../data/own-settings.ts';
import { readPerson } from '../../../data/person-store.ts';
import { ContactSection } from './contact-section.tsx';

afterEach(async () => {
  cleanup();
  await signOut();
  vi.unstubAllGlobals();
});

async function open(status: 'approved' | 'pending' | 'refused', leavesAt?: number): Promise<void> {
  await makeVolunteerPhone(status);
  const contacts = { [TASK]: { name: 'Meena Kumari', contactNumber: '9876543210', at: 1 } };
  await mainDb.settings.put({ key: CONTACTS_KEY, value: { owner: readPerson()?.id, contacts } });
  render(<ContactSection disasterId={TASK} leavesAt={leavesAt} />);
}

it.each(['pending', 'refused'] as const)(
  'what is kept of whom to call is not shown to a volunteer who is %s',
  async (status) => {
    await open(status);
    await screen.findByText('Approved volunteers see whom to call.');
    await expect.poll(() => mainDb.settings.count()).toBeGreaterThan(0);
    expect(screen.queryByText('Meena Kumari')).toBeNull();
  },
);

it('whose work there has ended reads until when it is kept, and does not ask again', async () => {
  await open('approved', Date.parse('2026-11-29T10:00:00.000Z'));
  await screen.findByText('Meena Kumari');
  expect(
    screen.getByText(/^Your work here has ended\. Whom to call and the exact place leave this phone on Nov 29, 2026/),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: /contact/i })).toBeNull();
});

it('who is on it sees whom to call, and may ask anew', async () => {
  await open('approved');
  await screen.findByText('Meena Kumari');
  expect(screen.getAllByRole('button').length).toBeGreaterThan(0);
});
