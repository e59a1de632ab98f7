import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { it } from 'vitest';
import { expectText } from '../../../../tests/support/attack/expect-text.ts';
import { TaskCard } from './task-card.tsx';

const NOW = Date.parse('2026-03-04T10:00:00.000Z');
const flood = {
  _id: 'b1a8f1e4-0000-4000-8000-000000000000',
  disasterType: 'flood',
  status: 'approved',
  displayStatus: 'active',
  reportedAt: '2026-03-04T08:00:00.000Z',
  round: 0,
} as const;

it('makes nothing but text of a hostile place', () => {
  expectText((text) =>
    render(
      <MemoryRouter>
        <TaskCard task={{ ...flood, address: text }} standing={undefined} here={undefined} now={NOW} />
      </MemoryRouter>,
    ),
  );
});
