import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { changeName } from '../../data/commands/accounts/account.ts';
import { acceptSignIn, signOut } from '../../data/commands/accounts/session.ts';
import { sendMessage } from '../../data/commands/send-message.ts';
import { outboxDb } from '../../data/db.ts';
import { readPerson, storePerson, type StoredPerson } from '../../data/person-store.ts';
import { outboxItem } from '../../data/queries/items/outbox.ts';
import { hiddenCount } from '../../data/queries/items/written.ts';
import { askToLeave, settleLeave } from '../../hooks/items/leave-wish.ts';
import { LeaveFlow } from './leave-flow.tsx';

const ravi: StoredPerson = { id: 'r1', name: 'Ravi', email: 'r@example.org', role: 'volunteer', status: 'approved' };

const MESSAGE = '5b0c2f0e-6a8e-4d57-9d0a-0a4a4d1a9b11';

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

const flow = () =>
  render(
    <MemoryRouter>
      <LeaveFlow />
    </MemoryRouter>,
  );
const message = { name: 'Asha', email: 'asha@example.org', message: 'Forty tents lie in our hall.' };
const writeMessage = async () => expect(await sendMessage(MESSAGE, message)).toMatchObject({ ok: true });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('asks also about what is no account’s but theirs by the words: kept, it waits for the network, and nobody else sees it', async () => {
  await outboxDb.items.clear();
  await writeMessage();
  flow();
  act(askToLeave);
  await screen.findByText('1 item was never sent');
  screen.getByText(/^You wrote 1 report, request or message/);
  // Nothing of it has to be locked, and nothing of an account is spoken of.
  expect([screen.queryByText('Keep locked for me'), screen.queryByText(/It belongs to your account/)]).toEqual([
    null,
    null,
  ]);
  press('Log out and send later');
  await waitFor(() => expect(readPerson()).toBeUndefined());
  expect(await outboxDb.items.get(MESSAGE)).toMatchObject({ state: 'queued', writtenBy: 'a1' });
  expect([await outboxItem(MESSAGE), await hiddenCount()]).toEqual([undefined, 1]);
});

it('tells apart what is the account’s and what is not, and deletes both only at the number of all', async () => {
  await writeMessage();
  flow();
  act(askToLeave);
  await screen.findByText('2 items were never sent');
  screen.getByText(/^It belongs to your account/);
  screen.getByText(/^You wrote 1 report, request or message/);
  const type = (value: string) =>
    fireEvent.input(screen.getByLabelText('To delete, type the number 2'), { target: { value } });
  type('1');
  press('Delete');
  await screen.findByText('Please type 2.');
  expect(await outboxDb.items.count()).toBe(2);
  type('2');
  // One that is being tried at that moment stays, and is asked for again.
  await vi.waitFor(
    () => {
      if (screen.queryByRole('dialog')) press('Delete');
      expect(readPerson()).toBeUndefined();
    },
    { timeout: 10_000, interval: 200 },
  );
  expect(await outboxDb.items.count()).toBe(0);
});

it('asks nothing where only what nobody logged in wrote is waiting, and leaves it to all', async () => {
  await outboxDb.items.clear();
  await writeMessage();
  await outboxDb.items.toCollection().modify((item: { writtenBy?: string }) => delete item.writtenBy);
  flow();
  act(askToLeave);
  await waitFor(() => expect(readPerson()).toBeUndefined());
  expect(await outboxItem(MESSAGE)).toBeDefined();
});

it('another person who logs in in another tab ends the question, and is not logged out by it', async () => {
  flow();
  act(askToLeave);
  await screen.findByText('1 item was never sent');
  act(() => storePerson(ravi, 'token of r1'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(readPerson()).toEqual(ravi);
});
