import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerCalls, LOST, refusal, type Answer } from '../../../tests/support/answering-server.ts';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { mainDb } from '../../data/db.ts';
import { newListState } from '../../data/lists/state.ts';
import NgoScreen from './ngo-screen.tsx';

const ID = '11111111-1111-4111-8111-111111111111';
const CALL = 'POST /api/ngos/getngo';
const told = { _id: ID, organizationName: 'Kosi Flood Relief', focusAreas: [], status: 'approved', createdAt: '' };
const found: Answer = { body: { success: true, data: told } };

beforeEach(async () => {
  await makeOfflinePhone();
  await mainDb.ngos.clear();
  const state = { ...newListState('ngos', ''), isComplete: true, asOf: Date.now() };
  await mainDb.lists.put({ ...state, of: { 'main approved': 2000 } });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(...answers: (Answer | typeof LOST)[]) {
  const asked = answerCalls({ [CALL]: answers });
  render(
    <MemoryRouter initialEntries={[`/ngo/${ID}`]}>
      <Routes>
        <Route path="/ngo/:id" element={<NgoScreen />} />
      </Routes>
    </MemoryRouter>,
  );
  return () => asked.filter(({ call }) => call === CALL);
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

it('asks the server for one that this phone does not keep, and says that there is none only when the server does', async () => {
  const asked = open(found);
  await title('Kosi Flood Relief');
  expect(asked()).toEqual([{ call: CALL, body: { id: ID } }]);
  cleanup();
  open(refusal(404, 'not-found'));
  await title('NGO not found');
});

it('says that it is not here while the server does not answer, and asks again at a press', async () => {
  const asked = open(LOST, found);
  await title('This NGO is not on this phone');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await title('Kosi Flood Relief');
  expect(asked()).toHaveLength(2);
});

it('shows what this phone keeps and asks for nothing; once that has left the list the server is asked', async () => {
  await mainDb.ngos.put({ ...told, status: 'approved', sortName: 'kosi flood relief', round: 0 });
  const asked = open(refusal(404, 'not-found'));
  await title('Kosi Flood Relief');
  expect(asked()).toEqual([]);
  await act(() => mainDb.ngos.delete(ID));
  await title('NGO not found');
  await waitFor(() => expect(asked()).toHaveLength(1));
});
