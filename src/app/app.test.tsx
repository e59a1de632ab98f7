import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../tests/support/offline-phone.ts';
import { requestAid } from '../data/commands/request-aid.ts';
import { outboxDb, photoDb } from '../data/db.ts';
import { PHOTOS_KEY } from '../data/photos/awaited.ts';
import type { PhotoRow } from '../data/photos/photo-row.ts';
import { App } from './app.tsx';

beforeEach(async () => {
  await makeOfflinePhone();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>,
  );
}

const aid = {
  name: 'Mo',
  contactNumber: '1',
  disasterType: 'flood',
  location: 'School',
  requirements: [{ type: 'Water', quantity: '1' }],
  deadline: '2027-01-15T18:30:00.000Z',
  description: 'x',
};

it('always shows how many items wait, and counts as it changes', async () => {
  open('/');
  await waitFor(() => expect(document.querySelectorAll('[data-unsent="0"]')).toHaveLength(1));
  await act(async () => {
    await requestAid(crypto.randomUUID(), aid);
  });
  await waitFor(() =>
    expect(document.querySelector('[data-unsent="1"]')?.textContent).toBe('1 waiting on this device'),
  );
});

it('counts photos that are still here, though their text has arrived', async () => {
  const id = crypto.randomUUID();
  await requestAid(id, aid);
  await outboxDb.items.update(id, { state: 'sent' });
  await outboxDb.meta.put({ key: PHOTOS_KEY, value: { [id]: 6 } });
  const kept = Array.from({ length: 6 }, (_, place) => ({ id: `photo ${place}`, recordId: id, place, state: 'kept' }));
  await photoDb.photos.bulkPut(kept as unknown as PhotoRow[]);
  open('/');
  await waitFor(() =>
    expect(document.querySelector('[data-unsent="0"]')?.textContent).toBe('6 waiting on this device'),
  );
  await photoDb.photos.clear();
});

it('names the document after its screen and moves the focus to the heading on the way to another', async () => {
  open('/');
  await screen.findByRole('heading', { level: 1, name: /No signal/ });
  // Named by an effect, which may come after the screen itself.
  await waitFor(() => expect(document.title).toBe('Home · Relief Relay'));
  fireEvent.click(screen.getByRole('link', { name: /Report a disaster/ }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Report a disaster' });
  await waitFor(() => expect(document.title).toBe('Report a disaster · Relief Relay'));
  expect(document.activeElement).toBe(heading);
});

it('opens and closes the menu, by the button and by Escape', async () => {
  open('/outbox');
  await screen.findByRole('heading', { level: 1 });
  const button = screen.getByRole('button', { name: 'Menu' });
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
});
