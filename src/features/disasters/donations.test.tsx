import { cleanup, render as renderPlain, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { Donations } from './donations.tsx';

afterEach(cleanup);

const render = (element: ReactNode) => renderPlain(<MemoryRouter>{element}</MemoryRouter>);
/** Marks of direction stand around amounts. */
const text = () => (document.body.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '');

const none = { total: 0, donors: 0, recent: [] };

it('says that none was recorded where that is known, and shows no figure', () => {
  render(<Donations funds={none} />);
  expect(screen.getByText('No donation has been recorded for this disaster.')).toBeDefined();
  expect(document.body.textContent).not.toMatch(/[\d₹]/);
});

it('does not say so before this phone has heard of them', () => {
  render(<Donations />);
  expect(screen.getByText('This phone has not heard yet what was given for this disaster.')).toBeDefined();
  expect(screen.queryByText(/No donation/)).toBeNull();
});

it('shows real ones against their target, in rupees and without names', () => {
  const recent = [{ _id: 'a', amount: 120_000, at: '2026-01-02T00:00:00.000Z' }];
  render(<Donations funds={{ total: 120_000, donors: 1, recent }} target={480_000} />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Donated so far' });
  expect([bar.value, bar.max]).toEqual([120_000, 480_000]);
  expect(text()).toContain('₹1,200.00 of ₹4,800.00');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(text()).toMatch(/₹1,200.00.*Jan 2, 2026/);
  expect(text()).not.toContain('test donations');
});

it('makes do without a target', () => {
  const recent = [{ _id: 'a', amount: 100, at: '1970-01-01T00:00:00.000Z' }];
  render(<Donations funds={{ test: true, total: 100, donors: 1, recent }} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(text()).toContain('Donated so far: ₹1.00');
  expect(text()).toContain('These are test donations');
});

it('tells the target of its campaign before anything was given', () => {
  render(<Donations funds={none} target={50_000_000} />);
  expect(text()).toContain('The relief work needs ₹5,00,000.00.');
  expect(screen.getByText('No donation has been recorded for this disaster.')).toBeDefined();
});
