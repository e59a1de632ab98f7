// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import * as list from '../../data/queries/admin/admin-reports.ts';
import { PhoneList } from './phone-list.tsx';
import { plainView } from './read-view.ts';
import { ReportsMap } from './reports-map.tsx';

vi.mock('../../maps/lazy-places-map.tsx', () => ({ LazyPlacesMap: () => null }));

const NOW = Date.parse('2026-01-05T13:00:00.000Z');

beforeEach(() => makeOfflinePhone());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  [true, 'No exact match: these come close.'],
  [false, '1 report'],
])('the list and the map say above what was found whether it only comes close (%s)', async (isNear, words) => {
  const row = { _id: 'a', disasterType: 'flood', address: 'Sonpur', reportedAt: '2026-01-05T08:00:00.000Z' };
  const acts = { waiting: [], conflicts: [] };
  const place = { location: { lati: 25.6, long: 85.1 }, shownStatus: 'pending', displayStatus: 'pending' };
  const found = { rows: [{ ...row, ...place, acts }], hasMore: false, isNear };
  vi.spyOn(list, 'adminReportsOrNear').mockResolvedValue(found as never);
  const shown = { view: { ...plainView, status: 'pending', search: 'sompur' } as const, now: NOW };
  render(<PhoneList {...shown} order="newest" onClear={() => undefined} />, { wrapper: MemoryRouter });
  expect((await screen.findByText(words, { exact: false })).getAttribute('role')).toBe('status');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  cleanup();
  render(<ReportsMap {...shown} />, { wrapper: MemoryRouter });
  await screen.findByText(/report on the map/);
  expect(screen.queryAllByText(/^No exact match/)).toHaveLength(isNear ? 1 : 0);
});
