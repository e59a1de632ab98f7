import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { changeName } from '../../data/commands/accounts/account.ts';
import { acceptSignIn, signOut } from '../../data/commands/accounts/session.ts';
import { outboxDb } from '../../data/db.ts';
import { readPerson, storePerson, type StoredPerson } from '../../data/person-store.ts';
import { askToLeave, settleLeave } from '../../hooks/items/leave-wish.ts';
import { LeaveFlow } from './leave-flow.tsx';

const ravi: StoredPerson = { id: 'r1', name: 'Ravi', email: 'r@example.org', role: 'volunteer', status: 'approved' };

beforeEach(async () => {
  await makeOfflinePhone();
  const user = { _id: 'a1', name: 'Asha', email: 'a@example.org', role: 'ngo', status: 'approved' };
  await acceptSignIn({ data: { token: 't', user, session: { id: 's' } } });
  await changeName('Asha Devi');
});
afterEach(async () => {
  cleanup();
  settleLeave();
  await Promise.all(outboxDb.tables.map((table) => table.clear()));
  await signOut();
  vi.unstubAllGlobals();
});

it('another person who logs in in another tab ends the question, and is not logged out by it', async () => {
  render(
    <MemoryRouter>
      <LeaveFlow />
    </MemoryRouter>,
  );
  act(askToLeave);
  await screen.findByText('1 item was never sent');
  act(() => storePerson(ravi, 'token of r1'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(readPerson()).toEqual(ravi);
});
