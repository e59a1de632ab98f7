import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../../tests/support/offline-phone.ts';
import type { NgoRequest } from '../../../data/queries/ngos/ngo-requests.ts';
import { RequestList } from './request-list.tsx';

const NOW = Date.parse('2026-01-10T00:00:00.000Z');

beforeEach(async () => {
  await makeOfflinePhone();
  // Too narrow for a map beside the list.
  const narrow = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => narrow);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const request = {
  category: 'resource',
  _id: 'a',
  disasterType: 'flood',
  location: 'Sonpur ghat',
  requirements: [],
  deadline: '2026-01-20T08:00:00.000Z',
  status: 'active',
  createdAt: '2026-01-09T08:00:00.000Z',
  standing: 'open',
  urgency: 'normal',
  free: [],
  own: [],
  acts: { waiting: [], conflicts: [] },
  shown: { status: 'active', requirements: [], takings: [] },
} as unknown as NgoRequest;

it.each([
  [true, 'No exact match: these come close.'],
  [false, '1 request'],
])('says above what was found whether it only comes close (%s)', async (isNear, words) => {
  const away = () => undefined;
  render(<RequestList rows={[request]} count={1} isNear={isNear} now={NOW} wanted={undefined} onFound={away} />, {
    wrapper: MemoryRouter,
  });
  expect((await screen.findByText(words)).getAttribute('role')).toBe('status');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});
