import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeVolunteerPhone, shownWork, WORK } from '../../../../tests/support/volunteer-phone.ts';
import { signOut } from '../../../data/commands/accounts/session.ts';
import { outboxDb } from '../../../data/db.ts';
import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import { WorkPanel } from './work-panel.tsx';

const MINUTE_MS = 60_000;
const ASKED_AT = Date.parse('2026-07-30T10:00:00.000Z');
const unsigned = {
  askAt: new Date(ASKED_AT).toISOString(),
  releaseAt: new Date(ASKED_AT + 30 * MINUTE_MS).toISOString(),
};

beforeEach(() => makeVolunteerPhone());

afterEach(async () => {
  cleanup();
  await signOut();
  vi.unstubAllGlobals();
});

function open(work: Partial<ShownWork>, now = ASKED_AT): void {
  cleanup();
  render(
    <MemoryRouter>
      <WorkPanel work={shownWork(work)} now={now} />
    </MemoryRouter>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Those that wait on this phone. */
async function steps(): Promise<unknown[]> {
  return (await outboxDb.items.toArray()).map(({ body }) => JSON.parse(body));
}

it('says until when a place is kept without a step, and asks once that comes near', async () => {
  open(unsigned, ASKED_AT - MINUTE_MS);
  expect(screen.getByText(/^Take a step before/)).toBeDefined();
  expect(screen.queryByText('Are you still coming?')).toBeNull();
  open(unsigned);
  expect(screen.getByText('Are you still coming?')).toBeDefined();
  expect(screen.getByText(/^Your place is kept until/)).toBeDefined();
  press('Yes, I am coming');
  await waitFor(async () => expect(await steps()).toMatchObject([{ workId: WORK, step: 'still-coming' }]));
});

it('asks no more who has said that they come', () => {
  open({ ...unsigned, pending: [{ itemId: 'i', state: 'queued', createdAt: 1, step: 'still-coming' }] });
  expect(screen.getByText('You said that you are coming.')).toBeDefined();
  expect(screen.queryByText('Are you still coming?')).toBeNull();
});

it('takes work for done only after a yes', async () => {
  open({ state: 'arrived' });
  const answer = async (name: string) => {
    press('Done');
    const dialog = await screen.findByRole('dialog', { name: 'Is your work here done?' });
    fireEvent.click(within(dialog).getByRole('button', { name }));
  };
  await answer('Not yet');
  expect(screen.queryByRole('dialog')).toBeNull();
  await answer('Yes, it is done');
  await waitFor(async () => expect(await steps()).toMatchObject([{ workId: WORK, step: 'done' }]));
});

it('lets nobody withdraw without a reason', async () => {
  open({ state: 'on-the-way' });
  press('Withdraw');
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw from this disaster?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await dialog.findByText('Please give a reason.');
  expect(await steps()).toEqual([]);
  fireEvent.input(dialog.getByRole('textbox', { name: 'Reason' }), { target: { value: 'The road is gone' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  const withdrawal = { workId: WORK, step: 'withdraw', reason: 'The road is gone' };
  await waitFor(async () => expect(await steps()).toMatchObject([withdrawal]));
});
