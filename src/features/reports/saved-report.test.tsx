import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { outboxDb } from '../../data/db.ts';
import type { OutboxItem } from '../../data/outbox/item.ts';
import { SavedReport } from './saved-report.tsx';

const item: OutboxItem = {
  v: 1,
  id: 'f8ba308c-7858-4ce7-86b7-b387b93feaee',
  call: 'reportDisaster',
  owner: 'anonymous',
  body: '{"address":"Ward 7","assistanceRequired":"A boat"}',
  digest: 'a'.repeat(64),
  bytes: 81,
  createdAt: 1_700_000_000_000,
  state: 'queued',
  attempts: 0,
  nextAt: 0,
  rank: 0,
};

beforeEach(() => makeOfflinePhone());

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(row: object): Promise<HTMLElement> {
  await outboxDb.items.put({ ...item, ...row });
  render(
    <MemoryRouter>
      <SavedReport id={item.id} />
    </MemoryRouter>,
  );
  await screen.findByRole('heading');
  return document.body;
}

it('says of a row that only a later version understands nothing but that, and offers a copy', async () => {
  const page = within(await show({ v: 2 }));
  const heading = page.getByRole('heading', {
    name: 'Kept by a newer version of this app. Update the app to send it.',
  });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(page.getAllByRole('button').map((button) => button.textContent)).toEqual(['Take a copy']);
  expect(page.queryByText(/about to be sent|You can close the app|GPS/)).toBeNull();
});

it('says what a host of another kind had no place for', async () => {
  const page = within(await show({ state: 'sent', sentAt: item.createdAt, isPlain: true }));
  expect(page.getByText(/no place for the number of people and the help/)).toBeDefined();
});

it('says nothing of it where our own server took all', async () => {
  const page = within(await show({ state: 'sent', sentAt: item.createdAt }));
  expect(page.queryByText(/no place for/)).toBeNull();
});
