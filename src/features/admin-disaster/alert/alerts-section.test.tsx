// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../../tests/support/offline-phone.ts';
import { failed, ok, type Result } from '../../../../contract/base/result.ts';
import type { CallFailure } from '../../../data/client/call.ts';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { alertProgress, type AlertProgress, type ToldProgress } from '../../../data/queries/admin/alert-progress.ts';
import { refreshAlertProgress } from '../../../data/sync/refresh-alert-progress.ts';
import { AlertsSection } from './alerts-section.tsx';

vi.mock('../../../data/sync/refresh-alert-progress.ts', () => ({
  refreshAlertProgress: vi.fn<() => Promise<Result<void, CallFailure>>>(),
}));
vi.mock('../../../data/queries/admin/alert-progress.ts', () => ({
  alertProgress: vi.fn<() => Promise<ToldProgress | undefined>>(),
}));
const refresh = vi.mocked(refreshAlertProgress);
const kept = vi.mocked(alertProgress);

beforeEach(async () => {
  await makeOfflinePhone();
  refresh.mockReset();
  kept.mockReset();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const AT = '2026-01-05T08:00:00.000Z';
function progress(_id: string, more: Partial<AlertProgress>): AlertProgress {
  return {
    _id,
    at: AT,
    title: 'Flood',
    body: 'Boats to ward 7.',
    radiusKm: 50,
    widestKm: 400,
    state: 'done',
    volunteers: 7,
    chosen: 1,
    sent: 1,
    reached: 0,
    opened: 0,
    accepted: 0,
    held: { capped: 0, quiet: 0 },
    failed: { gone: 0, refused: 0, unreachable: 0 },
    ...more,
  };
}

function show(alerts: readonly AlertProgress[], waiting: readonly object[] = []): void {
  kept.mockResolvedValue({ alerts, asOf: Date.now() });
  refresh.mockResolvedValue(ok(undefined));
  render(<AlertsSection report={{ _id: 'd1', acts: { waiting, conflicts: [] } } as unknown as AdminReport} />);
}

const figure = (of: Element | undefined, key: string) => of?.querySelector(`[data-figure=${key}] dd`)?.textContent;

it('the newest alert stands open, each earlier one folded with its own figures and causes; where nobody knows, that', async () => {
  const unsent = { gone: 1, refused: 1, unreachable: 2 };
  show([
    progress('newest', { body: 'Doctors to the school.' }),
    progress('earlier', { chosen: 10, sent: 2, held: { capped: 1, quiet: 2 }, failed: unsent }),
    progress('oldest', { chosen: 0, sent: 0 }),
  ]);
  const newest = await screen.findByRole('article');
  expect(newest.textContent).toContain('Doctors to the school.');
  expect(figure(newest, 'sent')).toBe('1 of 1');
  const folded = [...document.querySelectorAll('details')];
  expect(folded.map((one) => one.open)).toEqual([false, false]);
  const [earlier, oldest] = folded;
  expect(figure(earlier, 'sent')).toBe('2 of 10');
  expect(earlier?.textContent).toContain('Boats to ward 7.');
  const causes = { over: '1 phone', quiet: '2 phones', capped: '1 phone', gone: '1 phone', refused: '1 phone' };
  for (const [key, text] of Object.entries({ ...causes, unreachable: '2 phones' })) {
    expect(figure(earlier, key), key).toBe(text);
  }
  expect(earlier?.textContent).toContain('Quiet hours: will be told afterwards');
  expect(oldest?.textContent).toContain('7 volunteers were chosen. How far it came is not known here any more.');
  expect(figure(oldest, 'sent')).toBeUndefined();
});

it('beside the figures of the phones stand those of SMS and e-mail, each by itself with its causes', async () => {
  const causes = { noAddress: 1, refused: 0, unreachable: 2 };
  show([
    progress('newest', {
      failed: { gone: 4, refused: 0, unreachable: 0 },
      sms: { waiting: 1, sent: 5, failed: 3, unknown: 0, causes },
      email: { waiting: 0, sent: 2, failed: 0, unknown: 0 },
    }),
  ]);
  const card = await screen.findByRole('article');
  const way = (name: RegExp) => screen.getByRole('region', { name });
  expect(figure(way(/^By SMS/), 'sent')).toBe('5 volunteers');
  expect(figure(way(/^By SMS/), 'noAddress')).toBe('1 volunteer');
  expect(figure(way(/^By SMS/), 'unreachable')).toBe('2 volunteers');
  expect(figure(way(/^By SMS/), 'refused')).toBeUndefined();
  expect(figure(way(/^By e-mail/), 'sent')).toBe('2 volunteers');
  expect(figure(card, 'gone')).toBe('4 phones');
});

it('one that waits on this phone is shown as waiting, with its words, where nobody was alerted yet', async () => {
  const body = { title: 'Flood', body: 'Doctors to the school.' };
  show([], [{ itemId: 'i', about: 'd1', what: 'alertVolunteers', state: 'queued', createdAt: 1, body }]);
  await screen.findByText(/^Last update:/);
  const { textContent } = screen.getByRole('article');
  for (const words of ['Waits on this phone', 'Nobody is alerted yet.', 'Doctors to the school.']) {
    expect(textContent).toContain(words);
  }
  expect(screen.queryByText('Nobody has been alerted to this disaster.')).toBeNull();
  cleanup();
  show([]);
  await screen.findByText('Nobody has been alerted to this disaster.');
});

it('says that this phone knows nothing of the alerts, and asks again at one press', async () => {
  kept.mockResolvedValue(undefined);
  refresh.mockResolvedValue(failed({ kind: 'unreachable' }));
  const report = { _id: 'd1', acts: { waiting: [], conflicts: [] } } as unknown as AdminReport;
  render(<AlertsSection report={report} />);
  await screen.findByText(/^How far the alerts have come is not on this phone/);
  refresh.mockResolvedValue(ok(undefined));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Asking how far it has come…');
  expect(refresh).toHaveBeenCalledTimes(2);
});
