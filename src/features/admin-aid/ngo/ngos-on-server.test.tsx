import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { NgoView } from '../../../../contract/entities/ngo.ts';
import { answerCalls } from '../../../../tests/support/answering-server.ts';
import { makeOfflinePhone } from '../../../../tests/support/offline-phone.ts';
import { NgosOnServer } from './ngos-on-server.tsx';

const ngo = (_id: string, organizationName: string, focusAreas: string[] = []) =>
  ({ _id, organizationName, focusAreas }) as unknown as NgoView;
const KOSI = ngo('k', 'Kosi Flood Relief');
const DOCTORS = ngo('d', 'Doctors', ['Medical Aid']);
const BOATMEN = ngo('b', 'Munger Boatmen');

beforeEach(() => makeOfflinePhone());

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(answer: readonly NgoView[], shown: readonly NgoView[]) {
  answerCalls({ 'GET /api/ngo/find': { body: { success: true, data: answer } } });
  const onChoose = vi.fn<(ngoId: string) => void>();
  const aid = { types: ['Medicine'], location: 'Patna' };
  render(<NgosOnServer search=" " aid={aid} shown={shown} onChoose={onChoose} />);
  return onChoose;
}

it('brings those that do not stand above, who suits best first, and gives to the one that is pressed', async () => {
  const onChoose = show([KOSI, BOATMEN, DOCTORS], [KOSI]);
  await screen.findByText('Munger Boatmen');
  const names = screen.getAllByRole('button', { name: /^Give to/ }).map((one) => one.getAttribute('aria-label'));
  expect(names).toEqual(['Give to Doctors', 'Give to Munger Boatmen']);
  fireEvent.click(screen.getByRole('button', { name: 'Give to Munger Boatmen' }));
  expect(onChoose.mock.calls).toEqual([['b']]);
});

it('says that all stand above already, and where there is none that fits', async () => {
  show([KOSI], [KOSI]);
  expect(await screen.findByText('They are all listed above already.')).toBeDefined();
  cleanup();
  show([], []);
  expect(await screen.findByText('No organizations on the server match it either.')).toBeDefined();
});
