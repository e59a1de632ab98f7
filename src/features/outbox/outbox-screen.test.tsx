import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { reportForm } from '../../../tests/support/report-form.ts';
import { outboxDb, photoDb } from '../../data/db.ts';
import { PHOTOS_KEY } from '../../data/photos/awaited.ts';
import type { PhotoRow } from '../../data/photos/photo-row.ts';
import { noteFullness } from '../../data/outbox/keep/fullness.ts';
import { SEALED, type OutboxItem } from '../../data/outbox/item.ts';
import { noteOutbox } from '../../data/outbox/keep/unreadable.ts';
import OutboxScreen from './outbox-screen.tsx';

const sent: OutboxItem = {
  v: 1,
  id: 'f8ba308c-7858-4ce7-86b7-b387b93feaee',
  call: 'reportDisaster',
  owner: 'anonymous',
  body: JSON.stringify(reportForm),
  digest: 'a'.repeat(64),
  bytes: 81,
  createdAt: 1_700_000_000_000,
  state: 'sent',
  sentAt: 1_700_000_000_001,
  attempts: 1,
  nextAt: 0,
  rank: 0,
};

beforeEach(() => makeOfflinePhone());

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(): void {
  render(
    <MemoryRouter initialEntries={['/outbox']}>
      <OutboxScreen />
    </MemoryRouter>,
  );
}

describe('an empty phone', () => {
  function withStorage(storage: object): void {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { storage }));
  }

  it('says that nothing waits, and what the browser says of its storage', async () => {
    withStorage({
      estimate: async () => ({ usage: 2_000_000, quota: 5_000_000 }),
      persisted: async () => false,
      getDirectory: async () => ({}),
    });
    open();
    await screen.findByText(/^Nothing here yet/);
    const facts = within(await screen.findByRole('region', { name: 'This phone’s storage' }));
    facts.getByText(/^This app uses 2\.0 MB\..* 3\.0 MB more/);
    facts.getByText(/may clear it when space is short/);
    expect(screen.queryByText('This is a private window')).toBeNull();
  });

  it('warns in a window whose storage goes with it', async () => {
    withStorage({ getDirectory: () => Promise.reject(new DOMException('private', 'SecurityError')) });
    open();
    await screen.findByText('This is a private window');
    expect(await screen.findByText('This browser does not tell how much is used.')).toBeDefined();
  });
});

it('does not say that all was sent while photos of what has arrived are still here', async () => {
  const { id } = sent;
  await outboxDb.items.put(sent);
  await outboxDb.meta.put({ key: PHOTOS_KEY, value: { [id]: 6 } });
  const whole = { size: 9, digest: '', offset: 0, isSent: false };
  const kept = Array.from({ length: 6 }, (_, place) => ({
    id: `photo ${place}`,
    recordId: id,
    place,
    state: 'kept',
    whole,
  }));
  await photoDb.photos.bulkPut(kept as unknown as PhotoRow[]);
  open();
  await screen.findByText('6 photos are still here');
  expect(screen.queryByText(/^Nothing is waiting/)).toBeNull();
  await act(async () => void (await photoDb.photos.toCollection().modify({ state: 'sent' })));
  await screen.findByText(/^Nothing is waiting/);
});

it('says of a full phone that what waits is sent all the same, until there is room', async () => {
  await outboxDb.items.put({ ...sent, state: 'queued' });
  noteFullness(true);
  open();
  const banner = within(await screen.findByRole('alert'));
  banner.getByText('This phone is full');
  banner.getByText(/is sent all the same, and arrives once/);
  banner.getByRole('button', { name: 'Try again' });
  act(() => noteFullness(false));
  await waitFor(() => expect(screen.queryByText('This phone is full')).toBeNull());
});

it('says what was put back after damage until it was read', async () => {
  await outboxDb.meta.put({ key: 'recovery', value: { at: Date.now(), restored: 3, lost: 1 } });
  open();
  await screen.findByText('3 items were restored from their second copy.');
  screen.getByText(/^1 item could not be restored\./);
  fireEvent.click(screen.getByRole('button', { name: 'I have read it' }));
  await waitFor(() => expect(screen.queryByText(/restored from/)).toBeNull());
  screen.getByText(/^Nothing here yet/);
  expect(await outboxDb.meta.get('recovery')).toBeUndefined();
});

it('counts what waits for another person, and shows nothing of it', async () => {
  await outboxDb.items.put({ ...sent, owner: 'somebody else', state: SEALED, body: 'sealed' });
  open();
  await screen.findByText('1 item waits for another person.');
  expect(screen.queryByRole('article')).toBeNull();
});

it('a storage that refuses is not shown as one with nothing in it, until it answers again', async () => {
  const broken = vi.spyOn(outboxDb.items, 'count').mockRejectedValue(new DOMException('denied', 'UnknownError'));
  open();
  await screen.findByText(/storage cannot be read/);
  expect(screen.queryByText(/Nothing here yet/)).toBeNull();
  broken.mockRestore();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/^Nothing here yet/);
});

it('what was read before is not shown as the present once every drain is refused', async () => {
  await outboxDb.items.put(sent);
  open();
  await screen.findByRole('article');
  act(() => [1, 2, 3].forEach(() => noteOutbox(true)));
  await screen.findByText(/storage cannot be read/);
  expect(screen.queryByRole('article')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('article');
});

it('gives the focus after a deletion to what is beside it, at last to the page’s heading', async () => {
  await outboxDb.items.bulkPut([sent, { ...sent, id: '0d4f9b52-95f1-4c9c-8a53-6d7c5f1b2a10' }]);
  open();
  await screen.findAllByRole('article');
  for (const left of [1, 0]) {
    fireEvent.click(screen.getAllByRole('button', { name: 'Delete' })[0] ?? document.body);
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete it' }));
    await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(left));
    const beside = screen.getAllByRole('heading', { level: left === 0 ? 1 : 2 })[0];
    await waitFor(() => expect(document.activeElement).toBe(beside));
  }
});

it('says of an item on its way when it can be deleted, and keeps it', async () => {
  await outboxDb.items.put({ ...sent, state: 'queued' });
  await outboxDb.meta.put({ key: 'in-hand', value: { ids: [sent.id], at: Date.now() } });
  open();
  await waitFor(() => expect(document.querySelector('[data-item-state=sending]')).not.toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete it' }));
  await screen.findByText(/cannot be deleted yet\. This try ends in \d+ seconds at the latest/);
  expect(await outboxDb.items.count()).toBe(1);
});

it('of what somebody else wrote it says how much waits, and shows nothing of it, nor what has arrived', async () => {
  await outboxDb.items.bulkPut([
    { ...sent, state: 'queued', writtenBy: 'somebody else' },
    { ...sent, id: '1d4f9b52-95f1-4c9c-8a53-6d7c5f1b2a11', writtenBy: 'somebody else' },
  ]);
  open();
  await screen.findByText('1 item of somebody else waits on this phone. Only that person can see it.');
  screen.getByText(/^Nothing here yet/);
  expect(screen.queryByRole('article')).toBeNull();
  expect(document.body.textContent).not.toContain(reportForm.description);
  for (const name of ['Send all now', 'Take a copy of all']) expect(screen.queryByRole('button', { name })).toBeNull();
});
