import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as progress from '../../../data/queries/admin/alert-progress.ts';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { DecidePanel } from './decide-panel.tsx';

const report: AdminReport = {
  _id: '0f6d1c1e-0000-4000-8000-000000000001',
  disasterType: 'flood',
  status: 'approved',
  displayStatus: 'active',
  shownStatus: 'active',
  reportedAt: '2026-01-05T08:00:00.000Z',
  acts: { waiting: [], conflicts: [] },
  round: 0,
};
const alertedAt = '2026-01-05T09:00:00.000Z';

function tell(...alerts: readonly object[]) {
  vi.spyOn(progress, 'alertProgress').mockResolvedValue({ alerts, asOf: 0 } as unknown as Awaited<
    ReturnType<typeof progress.alertProgress>
  >);
}

beforeEach(() => tell());

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = (more: Partial<AdminReport>, isKeyPressed = false) =>
  render(
    <MemoryRouter>
      <DecidePanel report={{ ...report, ...more }} onAct={() => undefined} isBeside isKeyPressed={isKeyPressed} />
      <h2 id="alerts-title" tabIndex={-1}>
        Alerts
      </h2>
    </MemoryRouter>,
  );
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
/** What every button but the plain ones is. */
const filled = () => screen.getAllByRole('button').filter(({ className }) => /_(aid|alarm)_/.test(className));

it('after an alert what comes next is to see whom it reached, and the end of the disaster is not in its place', async () => {
  tell({ _id: 'a', volunteers: 5, state: 'sent' });
  show({ alertedAt });
  const next = await screen.findByRole('button', { name: 'See how far the alert went' });
  expect(names()).toEqual([
    'See how far the alert went',
    'Alert again',
    'Change how many are wanted',
    'Mark as Resolved',
    'Dismiss',
  ]);
  expect(filled()).toEqual([next]);
  fireEvent.click(next);
  expect(document.activeElement?.textContent).toBe('Alerts');
});

it('as long as they are being chosen nobody says that it reached nobody', async () => {
  tell({ _id: 'a', volunteers: 0, state: 'choosing' });
  show({ alertedAt });
  expect(await screen.findByRole('button', { name: 'See how far the alert went' })).toBeDefined();
  await vi.waitFor(() => expect(progress.alertProgress).toHaveBeenCalled());
  expect(names()[0]).toBe('See how far the alert went');
});

it.each<[string, object[], Partial<AdminReport>]>([
  ['the alert reached nobody', [{ _id: 'a', volunteers: 0, state: 'sent' }], { alertedAt }],
  ['nobody was alerted', [], {}],
])('an alert comes next where %s, and the end is plain', async (_, alerts, more) => {
  tell(...alerts);
  show(more);
  await vi.waitFor(() => expect(names()[0]).toBe('Alert again'));
  expect(filled().map(({ textContent }) => textContent)).toEqual(['Alert again']);
});

it('a press of A that came before the details is kept for a pending report, and decides about no other', async () => {
  const pending = { status: 'pending', displayStatus: 'pending', shownStatus: 'pending' } as const;
  show(pending, true);
  expect(await screen.findByRole('dialog', { name: 'Approve without an alert?' })).toBeDefined();
  cleanup();
  show({}, true);
  await screen.findByRole('button', { name: 'Mark as Resolved' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
