import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Donations } from './donations.tsx';

afterEach(cleanup);

it('says that none was recorded, and shows no figure', () => {
  render(<Donations />);
  expect(screen.getByText('No donation has been recorded for this disaster.')).toBeDefined();
  expect(document.body.textContent).not.toMatch(/[\d₹]/);
});

it('shows real ones against their target, in rupees and without names', () => {
  const recent = [{ id: 'a', amount: 120_000, at: Date.UTC(2026, 0, 2) }];
  render(<Donations donations={{ total: 120_000, target: 480_000, recent }} />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Donated so far' });
  expect([bar.value, bar.max]).toEqual([120_000, 480_000]);
  expect(screen.getByText('₹1,200.00 of ₹4,800.00')).toBeDefined();
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^₹1,200.00.*Jan 2, 2026/),
  ]);
});

it('makes do without a target', () => {
  render(<Donations donations={{ total: 100, recent: [{ id: 'a', amount: 100, at: 0 }] }} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByText('Donated so far: ₹1.00')).toBeDefined();
});

it('tells the target of its campaign before anything was given', () => {
  render(<Donations target={50_000_000} />);
  expect(screen.getByText('The relief work needs ₹5,00,000.00.')).toBeDefined();
  expect(screen.getByText('No donation has been recorded for this disaster.')).toBeDefined();
});
