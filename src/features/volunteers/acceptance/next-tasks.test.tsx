import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deskState, makeVolunteerPhone, shownWork, TASK } from '../../../../tests/support/volunteer-phone.ts';
import { signOut } from '../../../data/commands/accounts/session.ts';
import { mainDb } from '../../../data/db.ts';
import type { ReportRow } from '../../../data/lists/rows.ts';
import { readPerson } from '../../../data/person-store.ts';
import { TaskNews } from './task-news.tsx';

const FAR = '44444444-4444-4444-8444-444444444444';
const NEAR = '55555555-5555-4555-8555-555555555555';

const report = (_id: string, reportedAt: string, lati: number, more: Partial<ReportRow> = {}): ReportRow => ({
  _id,
  disasterType: 'flood',
  severity: 'mild',
  status: 'approved',
  displayStatus: 'active',
  round: 0,
  reportedAt,
  location: { lati, long: 85.14 },
  ...more,
});

beforeEach(async () => {
  localStorage.clear();
  await makeVolunteerPhone();
  await Promise.all([mainDb.lists.clear(), mainDb.reports.clear()]);
  const account = readPerson()?.id ?? '';
  await mainDb.lists.put({ name: 'reports', account, round: 0, isComplete: true, asOf: 1 });
  await mainDb.reports.bulkPut([
    report(TASK, '2026-01-01T08:00:00.000Z', 25.61),
    report(NEAR, '2026-01-02T08:00:00.000Z', 25.7, { disasterType: 'fire' }),
    report(FAR, '2026-01-03T08:00:00.000Z', 20.5, { disasterType: 'hurricane' }),
    report('full', '2026-01-04T08:00:00.000Z', 25.61, { volunteersWanted: 1, volunteersAccepted: 1 }),
  ]);
});

afterEach(async () => {
  cleanup();
  await signOut();
  vi.unstubAllGlobals();
});

/** The news of one who came too late for a place. */
function open(disaster?: ReportRow): void {
  const work = [shownWork({ state: 'declined', why: 'full', ...(disaster && { disaster }) })];
  render(
    <MemoryRouter>
      <TaskNews state={deskState({ work })} />
    </MemoryRouter>,
  );
}

const toOffer = (title: string, ...ids: string[]) =>
  waitFor(() => {
    const links = [...screen.getByRole('region', { name: title }).querySelectorAll('a')];
    expect(links.map(({ pathname }) => pathname.split('/').at(-1))).toEqual(ids);
  });

it('who got no place is offered others with room where no place is known: the newest, and that distances are not known', async () => {
  open();
  await toOffer('Other disasters that still need help', FAR, NEAR);
  expect(screen.getByText(/^How far away they are is not known: .* Newest first\.$/)).toBeDefined();
  expect(screen.queryByText(/Nearest/)).toBeNull();
});

it('who got no place is offered the nearest to the disaster that they had asked for, where that is all that is known', async () => {
  open(report(TASK, '2026-01-01T08:00:00.000Z', 25.61));
  await toOffer('Nearest disasters that still need help', NEAR, FAR);
  expect(screen.queryByText(/^How far away they are is not known/)).toBeNull();
  expect(screen.queryByText(/ km from you/)).toBeNull();
});
