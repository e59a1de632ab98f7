import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../../../../tests/support/answering-server.ts';
import { makeOfflinePhone } from '../../../../tests/support/offline-phone.ts';
import { acceptSignIn, signOut } from '../../../data/commands/accounts/session.ts';
import { outboxDb } from '../../../data/db.ts';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { AlertSheet } from './alert-sheet.tsx';

const report = {
  _id: '0f6d1c1e-0000-4000-8000-000000000001',
  disasterType: 'flood',
  severity: 'severe',
  shownStatus: 'pending',
  location: { lati: 25.61, long: 85.14 },
} as AdminReport;
const omar = { _id: 'omar', name: 'Omar Said', role: 'admin' };

beforeEach(async () => {
  await makeOfflinePhone();
  await acceptSignIn({ data: { token: 't', user: omar, session: { id: 's' } } });
});

afterEach(async () => {
  cleanup();
  sessionStorage.clear();
  await outboxDb.items.clear();
  await signOut();
  vi.unstubAllGlobals();
});

function open(about: Partial<AdminReport> = {}) {
  const onSaved = vi.fn<(itemId: string, isForNobody: boolean) => void>();
  render(
    <AlertSheet report={{ ...report, ...about }} onAct={() => undefined} onSaved={onSaved} onClose={() => undefined} />,
  );
  return onSaved;
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const write = (text: string) => fireEvent.input(field('Message'), { target: { value: text } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Alert now' }));

it('suggests how far and how many, shows the message as a phone will, and takes none without words', async () => {
  const onSaved = open();
  expect(field('Within how many kilometres').value).toBe('50');
  expect(field('How many volunteers are wanted').value).toBe('20');
  write('');
  send();
  expect(await screen.findByRole('link', { name: 'Message Please write something.' })).toBeDefined();
  expect(await outboxDb.items.count()).toBe(0);
  write('Boats are needed at ward 7.');
  expect(within(screen.getByRole('figure')).getByText('Boats are needed at ward 7.')).toBeDefined();
  send();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  const [item] = await outboxDb.items.toArray();
  const said = { body: 'Boats are needed at ward 7.', radiusKm: 50, volunteersWanted: 20, seen: 'pending' };
  expect(JSON.parse(item?.body ?? '{}')).toMatchObject({ ...said, title: 'Flood: Severe', lattitude: 25.61 });
});

it('closed by a slip it has all that was typed when it is opened again, and nothing once it was sent', async () => {
  open();
  write('Boats are needed at ward 7.');
  cleanup();
  const onSaved = open();
  expect(field('Message').value).toBe('Boats are needed at ward 7.');
  send();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  cleanup();
  open();
  expect(field('Message').value).not.toBe('Boats are needed at ward 7.');
});

it('before anybody is sent out it says that the report was long on its way', () => {
  open({ writtenAt: '2026-03-01T06:00:00.000Z', reportedAt: '2026-03-03T20:00:00.000Z' });
  expect(screen.getByText(/^Made \d+ days ago, received \d+ days ago$/)).toBeDefined();
  cleanup();
  open({ writtenAt: '2026-03-03T19:59:00.000Z', reportedAt: '2026-03-03T20:00:00.000Z' });
  expect(screen.queryByText(/^Made \d+/)).toBeNull();
});

it.each([
  [{ near: 0, devices: 0 }, true],
  // Those without a place get it wherever they are.
  [{ near: 0, devices: 2 }, false],
  [{ near: 1, devices: 0 }, false],
])('of %o it is said before the sending whether nobody gets it, and told on', async (counted, isForNobody) => {
  const reach = { ...counted, leftOut: { busy: 0, unwanted: 0 }, volunteers: 4, radiusKm: 50 };
  answerCalls({ [`GET /api/notification/reach/${report._id}?radiusKm=50`]: { body: { success: true, data: reach } } });
  const onSaved = open();
  expect(await screen.findByText(/^It reaches \d volunteers? now\.$/)).toBeDefined();
  expect(screen.queryByText(/^Nobody would be alerted now\./) !== null).toBe(isForNobody);
  write('Boats are needed at ward 7.');
  send();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(onSaved.mock.calls[0]?.[1]).toBe(isForNobody);
});

it('says “Error sending notification” where the phone cannot keep it, and keeps what was typed', async () => {
  const onSaved = open();
  write('Boats are needed at ward 7.');
  const full = vi.spyOn(outboxDb, 'transaction').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  send();
  expect(await screen.findByText('Error sending notification. Please try again.')).toBeDefined();
  full.mockRestore();
  expect(onSaved).not.toHaveBeenCalled();
  expect(field('Message').value).toBe('Boats are needed at ward 7.');
  send();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
});
