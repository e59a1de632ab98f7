// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failed, ok } from '../../contract/base/result.ts';
import type { ReportView } from '../../contract/entities/report.ts';
import type { findReports, ReportQuery } from '../data/commands/find-records.ts';
import { useServerPages } from './use-server-pages.ts';

const ask = vi.fn<typeof findReports>();
const useServerReports = (query: ReportQuery) => useServerPages(ask, query);

const row = (_id: string): ReportView => ({
  _id,
  disasterType: 'flood',
  status: 'pending',
  displayStatus: 'pending',
  reportedAt: '2026-11-22T10:00:00.000Z',
});

beforeEach(() => void ask.mockReset());
afterEach(cleanup);

it('brings page after page, each report once', async () => {
  ask.mockResolvedValueOnce(ok({ rows: [row('a'), row('b')], next: 'two' }));
  ask.mockResolvedValueOnce(ok({ rows: [row('b'), row('c')], next: undefined }));
  const { result } = renderHook(() => useServerReports({ status: 'pending', search: 'boat' }));
  expect(result.current.isAsking).toBe(true);
  await waitFor(() => expect(result.current.hasMore).toBe(true));
  act(() => result.current.more());
  await waitFor(() => expect(result.current.rows.map(({ _id }) => _id)).toEqual(['a', 'b', 'c']));
  expect(result.current.hasMore).toBe(false);
  expect(ask.mock.calls).toEqual([
    [{ status: 'pending', search: 'boat' }],
    [{ status: 'pending', search: 'boat', cursor: 'two' }],
  ]);
});

it('keeps what it has where a page does not come, and asks for that one again', async () => {
  ask.mockResolvedValueOnce(ok({ rows: [row('a')], next: 'two' }));
  ask.mockResolvedValueOnce(failed({ kind: 'unreachable' }));
  ask.mockResolvedValueOnce(ok({ rows: [row('b')], next: undefined }));
  const { result } = renderHook(() => useServerReports({ status: 'active' }));
  await waitFor(() => expect(result.current.hasMore).toBe(true));
  act(() => result.current.more());
  await waitFor(() => expect(result.current.failure?.kind).toBe('unreachable'));
  expect(result.current.rows).toHaveLength(1);
  act(() => result.current.more());
  await waitFor(() => expect(result.current.rows).toHaveLength(2));
  expect(result.current.failure).toBeUndefined();
  expect(ask.mock.lastCall).toEqual([{ status: 'active', cursor: 'two' }]);
});

it('begins anew with another question, whose answer alone is shown', async () => {
  let answerLate = (_rows: ReportView[]) => {};
  ask.mockReturnValueOnce(new Promise((resolve) => (answerLate = (rows) => resolve(ok({ rows, next: undefined })))));
  ask.mockResolvedValueOnce(ok({ rows: [row('new')], next: undefined }));
  const { result, rerender } = renderHook(({ search }) => useServerReports({ search }), {
    initialProps: { search: 'old' },
  });
  rerender({ search: 'new' });
  await waitFor(() => expect(result.current.rows.map(({ _id }) => _id)).toEqual(['new']));
  act(() => answerLate([row('old')]));
  expect(result.current.rows.map(({ _id }) => _id)).toEqual(['new']);
});
