import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as progress from '../../../data/queries/admin/alert-progress.ts';
import * as outbox from '../../../data/queries/items/outbox.ts';
import * as outcomes from '../../../data/queries/admin/outcomes.ts';
import { AlertState } from './alert-state.tsx';

const tellOf = (alerts: readonly object[]) =>
  vi
    .spyOn(progress, 'alertProgress')
    .mockResolvedValue({ alerts, asOf: 0 } as unknown as Awaited<ReturnType<typeof progress.alertProgress>>);

beforeEach(() => {
  vi.spyOn(outbox, 'outboxItem').mockResolvedValue({ state: 'sent' } as Awaited<ReturnType<typeof outbox.outboxItem>>);
  const done = { outcomes: [{ _id: 'a', result: 'done' }] };
  vi.spyOn(outcomes, 'outcomesCopy').mockResolvedValue(done as Awaited<ReturnType<typeof outcomes.outcomesCopy>>);
  tellOf([]);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(isForNobody: boolean): void {
  render(
    <MemoryRouter initialEntries={['/here']}>
      <AlertState disasterId="d" itemId="a" isForNobody={isForNobody} />
      <Where />
    </MemoryRouter>,
  );
}

function Where() {
  return <p data-testid="where">{useLocation().pathname}</p>;
}

it.each([
  [false, 'Volunteers have been notified successfully!'],
  [true, 'The alert is out, but it reaches nobody yet.'],
])('an alert that the server took, for nobody: %s', async (isForNobody, said) => {
  show(isForNobody);
  expect(await screen.findByRole('status')).toHaveProperty('textContent', said);
});

it('an alert for which the server found nobody notified nobody, whatever was expected when it was saved', async () => {
  tellOf([{ _id: 'a', chosen: 0, reached: 0 }]);
  show(false);
  expect(await screen.findByText('The alert is out, but it reaches nobody yet.')).toBeDefined();
  expect(screen.queryByText('Volunteers have been notified successfully!')).toBeNull();
});

it('the admin stays where they are, and reads how many phones this alert goes to and how many it came to', async () => {
  tellOf([
    { _id: 'of another admin', chosen: 9, reached: 9 },
    { _id: 'a', chosen: 5, reached: 2 },
  ]);
  show(false);
  expect(await screen.findByText('It goes to 5 phones. Came to the phone: 2 of 5')).toBeDefined();
  expect(screen.getByTestId('where').textContent).toBe('/here');
});

it('an alert that the server refuses for good is said to have failed, and why', async () => {
  const refused = { state: 'needs-you', reason: { code: 'forbidden' } };
  vi.mocked(outbox.outboxItem).mockResolvedValue(refused as Awaited<ReturnType<typeof outbox.outboxItem>>);
  show(false);
  const alert = await screen.findByRole('alert');
  expect(screen.getByText('Failed to notify volunteers. Please try again.')).toBeDefined();
  expect(alert.textContent).toMatch(/try again\..+\./);
  expect(screen.queryByText('Volunteers have been notified successfully!')).toBeNull();
});
