import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NoReports } from './no-reports.tsx';
import { plainView, type ReportedView } from './read-view.ts';
import { ReportFilters } from './report-filters.tsx';

afterEach(cleanup);

function show(view: Partial<ReportedView> = {}) {
  const handlers = {
    onChange: vi.fn<(part: Partial<ReportedView>) => void>(),
    onClear: vi.fn<() => void>(),
    onOrder: vi.fn<(order: string) => void>(),
  };
  render(<ReportFilters view={{ ...plainView, ...view }} order="urgent" {...handlers} />);
  return handlers;
}

const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('open reports have an order to choose; what is over, or what the server found, stands newest first', () => {
  const { onOrder } = show();
  choose('Order', 'newest');
  expect(onOrder).toHaveBeenCalledWith('newest');
  for (const view of [{ status: 'resolved' }, { source: 'server' }] as const) {
    cleanup();
    show(view);
    expect(screen.queryByLabelText('Order')).toBeNull();
  }
});

it('each choice counts at once', () => {
  const { onChange } = show({ near: '25.6, 85.1' });
  choose('Search reports', 'gandhi');
  choose('Type', 'fire');
  choose('How long ago', 'within1d');
  choose('How far around', '10');
  choose('Near a place', '');
  expect(onChange.mock.calls.map(([part]) => part)).toEqual([
    { search: 'gandhi' },
    { type: 'fire' },
    { age: 'within1d' },
    { km: 10 },
    { near: undefined },
  ]);
});

it('all are taken back at one press, where any hides something', () => {
  const { onClear } = show({ search: 'gandhi', age: 'over1d' });
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(onClear).toHaveBeenCalledOnce();
  cleanup();
  show();
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
});

it('says of a place in words that it takes two numbers; around no place there is no distance', () => {
  show({ near: 'Patna' });
  expect(screen.getByText(/^Please write two numbers/)).toBeDefined();
  cleanup();
  show();
  expect(screen.queryByLabelText('How far around')).toBeNull();
});

it('no report of a status is told from none that fits, which leads back to all', () => {
  const onClear = vi.fn<() => void>();
  render(<NoReports view={plainView} onClear={onClear} />);
  expect(screen.getByText('No pending disaster reports')).toBeDefined();
  cleanup();
  render(<NoReports view={{ ...plainView, search: 'boat' }} onClear={onClear} />);
  expect(screen.getByText('No reports match your search.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(onClear).toHaveBeenCalledOnce();
});
