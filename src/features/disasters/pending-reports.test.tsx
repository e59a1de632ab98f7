import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { expectText } from '../../../tests/support/attack/expect-text.ts';
import type { OwnReport } from '../../data/queries/items/own-reports.ts';
import { PendingReports } from './pending-reports.tsx';

afterEach(cleanup);

const NOW = 1_700_000_000_000;

function rows(...reports: Partial<OwnReport>[]): string[] {
  const plain = { state: 'queued', createdAt: NOW - 60_000, disasterType: 'flood', address: 'Ward 7' } as const;
  const own = reports.map((report, at): OwnReport => ({ ...plain, id: `r${at}`, ...report }));
  render(
    <MemoryRouter>
      <PendingReports reports={own} now={NOW} />
    </MemoryRouter>,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
}

it('says of each report of this phone how it stands, and leads to it', () => {
  const [waits, sent, stuck, unread] = rows({}, { state: 'sent' }, { state: 'needs-you' }, { disasterType: '' });
  expect(waits).toMatch(/^Flood.*Waits on this phone to be sent.*Ward 7/);
  expect(sent).toMatch(/^Flood.*Sent.*Ward 7/);
  expect(stuck).toMatch(/^Flood.*Needs you/);
  expect(unread).toMatch(/^A report/);
  expect(screen.getAllByRole('link', { name: 'Flood' })[1]?.getAttribute('href')).toBe('/report-disaster?item=r1');
  expect(screen.getByText(/an administrator confirms each report first/)).toBeDefined();
});

it('shows five, and where all of them are', () => {
  expect(rows({}, {}, {}, {}, {}, {})).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'See what is on this device' }).getAttribute('href')).toBe('/outbox');
});

it('makes nothing but text of hostile words', () => {
  expectText((text) => rows({ disasterType: text, address: text }));
});
