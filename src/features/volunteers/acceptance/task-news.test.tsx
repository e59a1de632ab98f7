import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deskState, makeVolunteerPhone, shownWork } from '../../../../tests/support/volunteer-phone.ts';
import { signOut } from '../../../data/commands/accounts/session.ts';
import { TaskNews } from './task-news.tsx';

beforeEach(() => makeVolunteerPhone());

afterEach(async () => {
  cleanup();
  await signOut();
  vi.unstubAllGlobals();
});

function open(): void {
  const work = [
    shownWork({ _id: 'a', disasterId: 'flood', state: 'released', why: 'no-step' }),
    shownWork({ _id: 'b', disasterId: 'fire', state: 'declined', why: 'full' }),
    // Older than that on the same disaster.
    shownWork({ _id: 'c', disasterId: 'fire', state: 'declined', why: 'busy' }),
    shownWork({ _id: 'd', disasterId: 'storm', state: 'withdrawn', reason: 'The road is gone' }),
  ];
  render(
    <MemoryRouter>
      <TaskNews state={deskState({ work })} />
    </MemoryRouter>,
  );
}

const GIVEN_UP = 'Your place was given up';

it('tells what became of each offer to help until it was read, and not again at the next start', async () => {
  open();
  await screen.findByText(GIVEN_UP);
  expect(screen.getByText('All places were taken before your request arrived.')).toBeDefined();
  expect(document.querySelectorAll('[data-outcome]')).toHaveLength(2);
  fireEvent.click(screen.getAllByRole('button', { name: 'I have read it' })[0] ?? document.body);
  await waitFor(() => expect(screen.queryByText(GIVEN_UP)).toBeNull());
  cleanup();
  open();
  await screen.findByText('All places were taken before your request arrived.');
  expect(screen.queryByText(GIVEN_UP)).toBeNull();
});
