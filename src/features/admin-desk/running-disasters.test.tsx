import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import type { Team } from '../../../contract/calls/overview.ts';
import * as list from '../../data/queries/admin/admin-reports.ts';
import { RunningDisasters } from './running-disasters.tsx';

const NOW = Date.parse('2026-01-05T13:00:00.000Z');

beforeEach(() => makeOfflinePhone());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function lineOf(report: Partial<list.AdminReport>, teams: readonly Team[] | undefined): Promise<string | null> {
  const row = { _id: 'a', disasterType: 'flood', address: 'Ward 7', reportedAt: '2026-01-05T08:00:00.000Z', ...report };
  const found = { rows: [row], hasMore: false } as unknown as list.AdminReportList;
  vi.spyOn(list, 'adminReports').mockResolvedValue(found);
  render(<RunningDisasters now={NOW} teams={teams} />, { wrapper: MemoryRouter });
  const { textContent } = await screen.findByRole('link', { name: /^Flood/ });
  cleanup();
  return textContent;
}

it('each says who is on it as the server counts them, of how many that are wanted, and since when it runs', async () => {
  const teams = [{ disasterId: 'a', accepted: 6, onTheWay: 3, there: 1 }];
  expect(await lineOf({}, teams)).toContain('Accepted: 6 · On the way: 3 · There: 1 · began 5 hours ago');
  expect(await lineOf({ volunteersWanted: 15 }, teams)).toContain('Accepted: 6 of 15 · On the way: 3');
});

it('on which nobody is, says whether somebody was', async () => {
  const others = [{ disasterId: 'b', accepted: 6, onTheWay: 3, there: 1 }];
  expect(await lineOf({}, others)).toContain('Nobody is on it now · began 5 hours ago');
  expect(await lineOf({ volunteersAccepted: 2 }, others)).toContain('Nobody is on it now · began 5 hours ago');
});

it('of a server that counts no teams, says what the report itself tells', async () => {
  const report = { volunteersWanted: 15, volunteersAccepted: 3 };
  expect(await lineOf(report, undefined)).toContain('3 of 15 volunteers · began 5 hours ago');
  expect(await lineOf({}, undefined)).toContain('Nobody is on it now · began');
});
