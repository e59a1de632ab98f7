import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../../../tests/support/answering-server.ts';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { mainDb } from '../../data/db.ts';
import type { NgoRow } from '../../data/lists/rows.ts';
import { newListState } from '../../data/lists/state.ts';
import NgoListScreen from './ngo-list-screen.tsx';

beforeEach(async () => {
  await makeOfflinePhone();
  history.replaceState(null, '', '/');
  await mainDb.ngos.clear();
  await mainDb.lists.put({ ...newListState('ngos', ''), isComplete: true, asOf: Date.now() });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Place() {
  return <p data-testid="place">{useLocation().pathname}</p>;
}

function open(path = '/ngolist') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <NgoListScreen />
      <Place />
    </MemoryRouter>,
  );
}

function ngo(name: string, more: Partial<NgoRow> = {}): NgoRow {
  const named = { _id: `id of ${name}`, organizationName: name, sortName: name.toLowerCase() };
  return { ...named, focusAreas: [], status: 'approved', createdAt: '', round: 0, ...more };
}

const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('says where no NGO is a partner that there is none yet, not that none was found', async () => {
  await mainDb.ngos.put(ngo('Late Comers', { status: 'pending' }));
  open();
  await screen.findByText('There is no partner NGO yet');
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByText('No NGOs Found')).toBeNull();
});

it('shows who becomes a partner while it stands open, and no longer who is none any more', async () => {
  open();
  await screen.findByText('There is no partner NGO yet');
  await act(async () => {
    await mainDb.ngos.bulkPut([ngo('Kosi Flood Relief'), ngo('Late Comers')]);
  });
  await waitFor(() => expect(names()).toEqual(['Kosi Flood Relief', 'Late Comers']));
  await act(async () => {
    await mainDb.ngos.update('id of Late Comers', { status: 'refused' });
  });
  await waitFor(() => expect(names()).toEqual(['Kosi Flood Relief']));
});

it('says when a choice has none, and shows all at one word', async () => {
  const told = { city: 'Supaul', scope: 'Local', description: 'Boats and dry food' } as const;
  await mainDb.ngos.put(ngo('Kosi Flood Relief', { ...told, focusAreas: ['Food Aid'] }));
  open();
  await screen.findByText('1 NGO');
  for (const words of ['Approved', 'Supaul', 'Local', 'Food Aid', 'Boats and dry food']) {
    expect(screen.getByRole('article').textContent).toContain(words);
  }
  fireEvent.click(screen.getByRole('button', { name: 'Shelter' }));
  await screen.findByText('Try adjusting your search or filter criteria');
  expect(location.search).toBe('?category=Shelter');
  fireEvent.click(screen.getByRole('button', { name: 'Show all NGOs' }));
  await waitFor(() => expect(names()).toEqual(['Kosi Flood Relief']));
  expect(location.search).toBe('');
});

it('stands at its one address, whichever link led to it', async () => {
  open('/ngo');
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/ngolist'));
});

const keepPart = () =>
  mainDb.lists.put({
    ...newListState('ngos', ''),
    isComplete: true,
    asOf: Date.now(),
    of: { 'main approved': 2000 },
  });
const told = (...data: readonly NgoRow[]) => ({ body: { success: true, data } });

it('goes on with what the server has where a phone keeps a part, and says that there is none only when the server does', async () => {
  await keepPart();
  await mainDb.ngos.put(ngo('Kosi Flood Relief'));
  const asked = answerCalls({
    'GET /api/ngo/find': told(ngo('Kosi Flood Relief'), ngo('Zealous Helpers')),
    'GET /api/ngo/find?search=zealous': told(ngo('Zealous Helpers')),
    'GET /api/ngo/find?search=zealous&category=Shelter': told(),
  });
  open();
  await screen.findByText('Kept on this phone: 1 of 2,000');
  await screen.findByText('1 NGO on this phone');
  const rest = await screen.findByRole('region', { name: 'More from the server' });
  await within(rest).findByText('1 found on the server.');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zealous' } });
  await waitFor(() => expect(asked.at(-1)?.call).toBe('GET /api/ngo/find?search=zealous'));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(screen.queryByText('No NGOs Found')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Shelter' }));
  expect((await screen.findAllByText('No NGOs Found')).length).toBeGreaterThan(0);
});

it('says without the server how much was looked through, and that nothing of that fits', async () => {
  await keepPart();
  await mainDb.ngos.put(ngo('Kosi Flood Relief'));
  open('/ngolist');
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'zealous' } });
  await screen.findByText('None of the NGOs kept on this phone match. This phone keeps 1 of 2,000.');
  expect(screen.queryByText('No NGOs Found')).toBeNull();
  expect(screen.queryByText('There is no partner NGO yet')).toBeNull();
});

const NEAR = 'No exact match: these come close.';
const type = async (value: string) => fireEvent.change(await screen.findByRole('searchbox'), { target: { value } });

it('says of what comes close where nothing fits that it does no more than that', async () => {
  await mainDb.ngos.bulkPut([ngo('Kosi Flood Relief'), ngo('Zealous Helpers')]);
  open();
  await type('zaelous');
  await screen.findByText(NEAR);
  expect(names()).toEqual(['Zealous Helpers']);
  await type('zealous');
  await screen.findByText('1 NGO');
  expect(screen.queryByText(NEAR)).toBeNull();
});

it('leaves it to the server what comes close where a phone keeps a part, and without it shows what does here, once', async () => {
  await keepPart();
  await mainDb.ngos.bulkPut([ngo('Kosi Flood Relief'), ngo('Zealous Helpers')]);
  answerCalls({ 'GET /api/ngo/find?search=zaelous': told(ngo('Zaelous')) });
  open();
  await type('zaelous');
  await screen.findByText('1 found on the server.');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Zaelous']);
  expect(screen.queryByText(NEAR)).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await type('zealuos');
  await screen.findByText(NEAR);
  await screen.findByText('None of the NGOs kept on this phone match. This phone keeps 2 of 2,000.');
  expect(screen.getByRole('list', { name: NEAR }).textContent).toContain('Zealous Helpers');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});
