import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../../tests/support/offline-phone.ts';
import * as list from '../../../data/queries/admin/admin-aid.ts';
import { AidOnPhone } from './aid-on-phone.tsx';
import { plainAidView } from './read-aid-view.ts';

beforeEach(() => makeOfflinePhone());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const aid = {
  _id: 'a',
  disasterType: 'flood',
  location: 'Sonpur',
  requirements: [],
  status: 'active',
  deadline: '2026-01-09T08:00:00.000Z',
  createdAt: '2026-01-05T08:00:00.000Z',
  acts: { waiting: [], conflicts: [] },
  shown: { status: 'active', requirements: [], takings: [] },
};

it.each([
  [true, 'No exact match: these come close.'],
  [false, '1 request'],
])('says above what was found whether it only comes close (%s)', async (isNear, words) => {
  vi.spyOn(list, 'adminAidOrNear').mockResolvedValue({ rows: [aid], hasMore: false, isNear } as never);
  const desk = { act: async () => true, ask: () => undefined };
  const away = () => undefined;
  const view = { ...plainAidView, search: 'sompur' };
  render(<AidOnPhone view={view} order="newest" desk={desk} onOpen={away} onClear={away} />, { wrapper: MemoryRouter });
  expect((await screen.findByText(words, { exact: false })).getAttribute('role')).toBe('status');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});
