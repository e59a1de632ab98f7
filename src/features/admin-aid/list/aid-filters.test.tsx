import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AidFilters } from './aid-filters.tsx';
import { NoAid } from './no-aid.tsx';
import { plainAidView, type AidTabView } from './read-aid-view.ts';

afterEach(cleanup);

const counts = { active: 3, fulfilled: 2, withdrawn: 0, expired: 1 };

function show(view: Partial<AidTabView> = {}, onOrder = vi.fn<(order: string) => void>()) {
  const onChange = vi.fn<(part: Partial<AidTabView>) => void>();
  const shown = { ...plainAidView, ...view };
  render(<AidFilters view={shown} counts={counts} onChange={onChange} order="urgent" onOrder={onOrder} />);
  return onChange;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('each status stands with its count, and each choice counts at once', () => {
  const onChange = show({ status: 'fulfilled', near: '25.6, 85.1' });
  expect(screen.getByRole('button', { name: 'Fulfilled (2)', pressed: true })).toBeDefined();
  press('Open (3)');
  press('Urgent');
  // Only of an open one anything is to be taken on.
  press('Nobody’s yet');
  press('Delivered, not confirmed');
  fireEvent.change(screen.getByLabelText('Search aid requests'), { target: { value: 'ward' } });
  fireEvent.change(screen.getByLabelText('How far around'), { target: { value: '10' } });
  expect(onChange.mock.calls.map(([part]) => part)).toEqual([
    { status: 'active' },
    { urgent: true },
    { unclaimed: true, status: 'active' },
    { unconfirmed: true },
    { search: 'ward' },
    { km: 10 },
  ]);
});

it('open requests have an order to choose; what is over stands newest first', () => {
  const onOrder = vi.fn<(order: string) => void>();
  show({}, onOrder);
  fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'newest' } });
  expect(onOrder).toHaveBeenCalledWith('newest');
  cleanup();
  show({ status: 'fulfilled' });
  expect(screen.queryByLabelText('Order')).toBeNull();
});

it('nothing at all is told from nothing that fits, which leads back to all', () => {
  const onClear = vi.fn<() => void>();
  render(<NoAid view={plainAidView} onClear={onClear} />);
  expect(screen.getByText('No aid requirements found')).toBeDefined();
  cleanup();
  render(<NoAid view={{ ...plainAidView, urgent: true }} onClear={onClear} />);
  expect(screen.getByText('No aid requests match your search.')).toBeDefined();
  press('Show all');
  expect(onClear).toHaveBeenCalledOnce();
});
