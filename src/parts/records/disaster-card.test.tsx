import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { ReportView } from '../../../contract/entities/report.ts';
import { DisasterCard } from './disaster-card.tsx';

afterEach(cleanup);

const NOW = Date.parse('2026-03-04T10:00:00.000Z');
const flood: ReportView = {
  _id: 'b1a8f1e4-0000-4000-8000-000000000000',
  disasterType: 'flood',
  severity: 'severe',
  status: 'approved',
  displayStatus: 'active',
  reportedAt: '2026-03-04T08:00:00.000Z',
};

function wordsOf(report: Partial<ReportView>, km?: number): string {
  render(
    <MemoryRouter>
      <DisasterCard report={{ ...flood, ...report }} now={NOW} km={km} />
    </MemoryRouter>,
  );
  const text = screen.getByRole('article').textContent ?? '';
  // Marks of direction are not seen.
  return text.replaceAll(/[\u2066-\u2069]/g, '');
}

it('says what it is, how grave, where to about a kilometre, and since when, and leads to its page', () => {
  const words = wordsOf({ location: { lati: 26.123456, long: 85.398712 }, description: 'Water up to the roof.' });
  const parts = ['Flood', 'Severe', 'Active', 'Water up to the roof.', 'Near 26.12, 85.40', 'Reported 2 hours ago'];
  for (const one of parts) expect(words).toContain(one);
  expect(screen.getByRole('link', { name: 'Flood' }).getAttribute('href')).toBe(`/disaster/${flood._id}`);
});

it('an active one has the colour that admins see, a resolved one has another', () => {
  wordsOf({});
  expect(screen.getByText('Active').className).toMatch(/_bad_/);
  cleanup();
  wordsOf({ displayStatus: 'resolved' });
  expect(screen.getByText('Resolved').className).not.toMatch(/_bad_/);
});

it('names the town that it is near, beside the numbers', () => {
  const location = { lati: 26.29, long: 86.57 };
  expect(wordsOf({ location, near: { name: 'Nirmāli', region: 'Bihar', country: 'IN', km: 3 } })).toContain(
    'Near Nirmāli, Bihar · 26.29, 86.57',
  );
  cleanup();
  expect(wordsOf({ location, near: { name: 'Leh', region: 'Ladakh', country: 'IN', km: 41 } })).toMatch(
    /About 41\skm from Leh, Ladakh · 26.29, 86.57/,
  );
  cleanup();
  const exact = { location: { lati: 26.288_123, long: 86.571_234 }, address: '' };
  expect(wordsOf({ ...exact, near: { name: 'Delhi', region: 'Delhi', country: 'IN', km: 3 } })).toContain(
    'Near Delhi, India · Position 26.28812, 86.57123',
  );
});

it('says that a place is not known, how far it is from who asked, and when one that is over ended', () => {
  expect(wordsOf({})).toContain('Position not known');
  cleanup();
  expect(wordsOf({}, 41.6)).toMatch(/about 42\skm from you/);
  cleanup();
  const over = wordsOf({ status: 'rejected', displayStatus: 'resolved', resolvedAt: '2026-03-04T09:00:00.000Z' });
  expect(over).toContain('Resolved 1 hour ago');
  expect(over).not.toContain('Reported');
});

it('tells who helps the address, in place of the position', () => {
  expect(wordsOf({ address: 'Ward 7', location: { lati: 26.123456, long: 85.398712 } })).toContain('Ward 7');
});

it('says how far away it is no more exactly than its place is known to the reader', () => {
  const location = { lati: 26.29, long: 86.57 };
  expect(wordsOf({ location }, 0.02)).toMatch(/26\.29, 86\.57 · less than 900\sm from you/);
  cleanup();
  expect(wordsOf({ location, address: 'Ward 7' }, 0.02)).toMatch(/Ward 7 · less than 100\sm from you/);
  cleanup();
  expect(wordsOf({ location, address: 'Ward 7' }, 0.3)).toMatch(/Ward 7 · about 300\sm from you/);
});
