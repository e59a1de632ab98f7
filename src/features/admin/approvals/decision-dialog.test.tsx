import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Application } from '../../../../contract/entities/account.ts';
import { DecisionDialog } from './decision-dialog.tsx';

afterEach(cleanup);

const account = { _id: 'v', name: 'Asha', email: 'asha@example.org', role: 'volunteer', status: 'approved' } as const;

function read(more: Partial<Application>): string {
  const application: Application = { ...account, createdAt: '2026-01-02T03:04:05.000Z', ...more };
  render(
    <DecisionDialog
      application={application}
      decision="refuse"
      onDecide={() => undefined}
      onCancel={() => undefined}
    />,
  );
  return screen.getByRole('dialog').textContent;
}

it.each<[string, Application['expectedAt'], string]>([
  [
    'a volunteer on the way',
    [{ _id: 'd', disasterType: 'flood', near: 'Saharsa', state: 'on-the-way' }],
    'They are expected now: Flood near Saharsa (On the way). Their place is released at once',
  ],
  [
    'one who has arrived, where no town is known',
    [{ _id: 'd', disasterType: 'fire', state: 'arrived' }],
    'They are expected now: Fire (Arrived).',
  ],
  [
    'people of an organization, at two disasters',
    [
      { _id: 'd', disasterType: 'flood', near: 'Saharsa', people: 4 },
      { _id: 'e', disasterType: 'fire', people: 1 },
    ],
    'They are expected now: Flood near Saharsa (4 people), Fire (1 person).',
  ],
])('whoever withdraws an approval reads first where it is counted on: %s', (_, expectedAt, words) => {
  expect(read({ expectedAt })).toContain(words);
});

it('nothing of that is said of who is expected nowhere, nor of one who is refused before they were approved', () => {
  expect(read({})).not.toContain('expected');
  cleanup();
  expect(read({ status: 'pending', expectedAt: [{ _id: 'd', disasterType: 'fire', state: 'arrived' }] })).not.toContain(
    'expected',
  );
});
