// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failed, ok } from '../../../contract/base/result.ts';
import type { ReportView } from '../../../contract/entities/report.ts';
import type { findReports, ReportQuery } from '../../data/commands/admin/find-records.ts';
import { PART_ROWS } from './use-list-parts.ts';
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

it('keeps one part of a long list at a time, and goes back to the ones before', async () => {
  const pages = 2 + 2 * (PART_ROWS / 300);
  ask.mockImplementation(async ({ cursor = '0' }) => {
    const page = Number(cursor);
    const rows = Array.from({ length: 300 }, (_, index) => row(`${page}-${index}`));
    return ok({ rows, next: page + 1 < pages ? `${page + 1}` : undefined });
  });
  const { result } = renderHook(() => useServerReports({}));
  const more = async (): Promise<void> => {
    act(() => result.current.more());
    await waitFor(() => expect(result.current.isAsking).toBe(false));
  };
  await waitFor(() => expect(result.current.isAsking).toBe(false));
  const stands = () => [result.current.first, result.current.rows.length, result.current.rows[0]?._id];
  await more();
  expect(stands()).toEqual([0, PART_ROWS, '0-0']);
  expect(result.current.back).toBeUndefined();
  await more();
  expect(stands()).toEqual([PART_ROWS, 300, '2-0']);
  await more();
  ask.mockResolvedValueOnce(failed({ kind: 'unreachable' }));
  await more();
  expect(stands()).toEqual([PART_ROWS, PART_ROWS, '2-0']);
  await more();
  expect(stands()).toEqual([2 * PART_ROWS, 300, '4-0']);
  await more();
  expect(result.current.hasMore).toBe(false);
  for (const [first, id] of [
    [PART_ROWS, '2-0'],
    [0, '0-0'],
  ] as const) {
    act(() => result.current.back?.());
    await waitFor(() => expect(stands()).toEqual([first, 300, id]));
  }
  expect(result.current.hasMore).toBe(true);
});
