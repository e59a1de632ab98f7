import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as outbox from '../../../data/queries/items/outbox.ts';
import * as outcomes from '../../../data/queries/admin/outcomes.ts';
import { AlertState } from './alert-state.tsx';

beforeEach(() => {
  vi.spyOn(outbox, 'outboxItem').mockResolvedValue({ state: 'sent' } as Awaited<ReturnType<typeof outbox.outboxItem>>);
  const done = { outcomes: [{ _id: 'a', result: 'done' }] };
  vi.spyOn(outcomes, 'outcomesCopy').mockResolvedValue(done as Awaited<ReturnType<typeof outcomes.outcomesCopy>>);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  [false, 'Volunteers have been notified successfully!'],
  [true, 'The alert is out, but it reaches nobody yet.'],
])('an alert that the server took, for nobody: %s', async (isForNobody, said) => {
  render(
    <MemoryRouter>
      <AlertState itemId="a" isForNobody={isForNobody} />
    </MemoryRouter>,
  );
  expect(await screen.findByRole('status')).toHaveProperty('textContent', said);
});
