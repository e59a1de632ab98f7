// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useKeptOrder } from './use-kept-order.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('the order that was chosen for a list is there again on this device, and says nothing of another list', () => {
  const reports = renderHook(() => useKeptOrder('reports'));
  expect(reports.result.current.order).toBe('urgent');
  act(() => reports.result.current.choose('newest'));
  expect(reports.result.current.order).toBe('newest');
  expect(renderHook(() => useKeptOrder('reports')).result.current.order).toBe('newest');
  expect(renderHook(() => useKeptOrder('aid')).result.current.order).toBe('urgent');
});

it('what nobody knows is no order', () => {
  localStorage.setItem('relief-relay-order-aid', 'by name');
  expect(renderHook(() => useKeptOrder('aid')).result.current.order).toBe('urgent');
});
