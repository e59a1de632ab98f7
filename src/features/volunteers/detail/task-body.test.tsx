import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deskState, makeVolunteerPhone, shownWork, TASK } from '../../../../tests/support/volunteer-phone.ts';
import { signOut } from '../../../data/commands/accounts/session.ts';
import { TaskBody } from './task-body.tsx';

beforeEach(() => makeVolunteerPhone());

afterEach(async () => {
  cleanup();
  await signOut();
  vi.unstubAllGlobals();
});

const disaster = {
  _id: TASK,
  disasterType: 'flood',
  severity: 'severe',
  status: 'approved',
  displayStatus: 'active',
  reportedAt: '2026-01-01T08:00:00.000Z',
  description: 'Water up to the roof.',
} as const;

const onIt = [
  'Location',
  'Contact person',
  'What happened',
  'Messages',
  'Share where you are',
  'Others on this disaster',
];
const before = ['What happened', 'Contact person', 'Location'];

it.each([
  ['accepted', onIt, 'On my way'],
  ['on-the-way', onIt, 'Arrived'],
  ['arrived', onIt, 'Done'],
  ['released', before, 'Accept Request'],
  [undefined, before, 'Accept Request'],
] as const)('has the step and the way first for who is on it, messages after them: %s', async (state, parts, next) => {
  const work = state === undefined ? [] : [shownWork({ state, shownState: state })];
  render(
    <MemoryRouter>
      <TaskBody disaster={disaster} state={deskState({ work })} now={Date.parse('2026-01-01T09:00:00.000Z')} />
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { name: 'Location' });
  await waitFor(() => {
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(1)).toEqual(parts);
  });
  const [first, second] = screen.getAllByRole('heading', { level: 2 });
  const step = await screen.findByRole('button', { name: next });
  expect(first?.compareDocumentPosition(step)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(step.compareDocumentPosition(second as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
