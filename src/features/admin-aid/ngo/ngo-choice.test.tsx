// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../../../../tests/support/answering-server.ts';
import { makeOfflinePhone } from '../../../../tests/support/offline-phone.ts';
import { NgoChoice } from './ngo-choice.tsx';

const ngosSuited = vi.hoisted(() => vi.fn<(...asked: unknown[]) => Promise<object>>());
vi.mock('../../../data/queries/lists/ngos-suited.ts', () => ({ ngosSuited }));

const NGOS = Array.from({ length: 43 }, (_, place) => ({
  _id: `n${place}`,
  organizationName: `Aid group ${place}`,
  focusAreas: place === 0 ? ['Medical Aid'] : [],
  ...(place < 2 && { city: 'Supaul' }),
}));

beforeEach(async () => {
  await makeOfflinePhone();
  ngosSuited.mockReset();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (search = '') =>
  render(
    <NgoChoice
      search={search}
      aid={{ types: ['Medicine'], location: 'Station Road, Supaul' }}
      onChoose={() => undefined}
    />,
  );

it('shows thirty organizations with why they suit, says of how many, and more at one press', async () => {
  ngosSuited.mockImplementation(async (_search, _suits, limit) => ({
    ngos: NGOS.slice(0, limit as number),
    total: NGOS.length,
  }));
  show();
  await screen.findByText('The 30 that suit best, of 43 organizations.');
  const [first, second, third] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('In the same place');
  expect(second?.textContent).toContain('In the same place');
  expect(third?.textContent).not.toContain('In the same place');
  expect(within(first ?? document.body).getByRole('button', { name: /Aid group 0/ })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Show more organizations' }));
  await screen.findByText('Aid group 42');
  expect(screen.getAllByRole('listitem')).toHaveLength(43);
  expect(screen.queryByRole('button', { name: 'Show more organizations' })).toBeNull();
});

it('asks the server without a press where this phone has none that fits', async () => {
  ngosSuited.mockResolvedValue({ ngos: [], total: 0 });
  show('boatmen');
  await screen.findByText('No organizations on this phone match your search.');
  expect(screen.queryByRole('button', { name: 'Search on the server' })).toBeNull();
});

it('shows those that come close only where neither this phone nor the server could say which fit', async () => {
  ngosSuited.mockResolvedValue({ ngos: NGOS.slice(0, 2), total: 2, isNear: true });
  show('boatmem');
  await screen.findByText('No organizations on this phone match your search.');
  await screen.findByText('No exact match: these come close.');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  cleanup();
  const boatmem = { _id: 'b', organizationName: 'Boatmem', focusAreas: [], status: 'approved', createdAt: '' };
  answerCalls({ 'GET /api/ngo/find?search=boatmem': { body: { success: true, data: [boatmem] } } });
  show('boatmem');
  await screen.findByText('Boatmem');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByText('No exact match: these come close.')).toBeNull();
});
