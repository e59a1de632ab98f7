// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReportView } from '../../../contract/entities/report.ts';
import { loadDisaster } from '../../data/commands/load-disaster.ts';
import { mainDb } from '../../data/db.ts';
import { listState } from '../../data/queries/lists/lists.ts';
import { refreshLists } from '../../data/sync/refresh-lists.ts';
import { underOwnId, useDisaster } from './use-disaster.ts';

vi.mock('../../data/sync/refresh-lists.ts', () => ({ refreshLists: vi.fn<typeof refreshLists>() }));
vi.mock('../../data/commands/load-disaster.ts', () => ({ loadDisaster: vi.fn<typeof loadDisaster>() }));
vi.mock('../../data/queries/lists/lists.ts', async (original) => ({
  ...(await original<object>()),
  listState: vi.fn<typeof listState>(),
}));
const refresh = vi.mocked(refreshLists);
const ask = vi.mocked(loadDisaster);

const ID = '11111111-1111-4111-8111-111111111111';
const FLOOD = { _id: ID, status: 'active', disasterType: 'flood' } as unknown as ReportView;

beforeEach(() => {
  refresh.mockResolvedValue(undefined);
  vi.mocked(listState).mockResolvedValue({ isComplete: true, cursor: 'c', asOf: 1 } as Awaited<
    ReturnType<typeof listState>
  >);
});
afterEach(async () => {
  cleanup();
  vi.resetAllMocks();
  await Promise.all([mainDb.reports.clear(), mainDb.lists.clear()]);
});

/** How often the lists were brought because somebody asked, not because a screen opened. */
const timesAsked = () => refresh.mock.calls.filter(([, how]) => how?.isAsked === true).length;

it('has the list brought, once, where the server showed what this phone lacks', async () => {
  ask.mockResolvedValue({ ok: true, value: FLOOD });
  const { result, rerender } = renderHook(() => useDisaster(ID, undefined));
  await waitFor(() => expect(result.current.found).toMatchObject({ kind: 'shown', disaster: FLOOD }));
  await waitFor(() => expect(timesAsked()).toBe(1));
  rerender();
  await waitFor(() => expect(result.current.copy?.isRefreshing).toBe(false));
  expect(timesAsked()).toBe(1);
});

it.each([
  ['is not public', { ok: true, value: null } as const, 'none'],
  ['could not be asked for', { ok: false, failure: { kind: 'unreachable' } } as const, 'away'],
])('brings no list for a disaster that %s', async (_, answer, kind) => {
  ask.mockResolvedValue(answer);
  const { result } = renderHook(() => useDisaster(ID, undefined));
  await waitFor(() => expect(result.current.found.kind).toBe(kind));
  await waitFor(() => expect(result.current.copy?.isRefreshing).toBe(false));
  expect(timesAsked()).toBe(0);
});

it('leads from a merged one to what stands for it: as the server says, and without it as this phone was told', async () => {
  const head: ReportView = {
    ...FLOOD,
    _id: '22222222-2222-4222-8222-222222222222',
    displayStatus: 'active',
    mergedIds: [ID],
  };
  ask.mockResolvedValue({ ok: true, value: head });
  const online = renderHook(() => useDisaster(ID, undefined));
  await waitFor(() => expect(online.result.current.found).toEqual({ kind: 'merged', into: head }));
  // A volunteer's task goes on under the id by which they have it.
  expect(underOwnId(ID, online.result.current.found)).toEqual({
    kind: 'shown',
    disaster: { ...head, _id: ID },
    isOld: false,
  });
  online.unmount();
  await mainDb.lists.put({ name: 'reports', account: '', round: 0, isComplete: true, asOf: 1 });
  await mainDb.reports.put({ ...head, round: 0 });
  ask.mockResolvedValue({ ok: false, failure: { kind: 'unreachable' } });
  const offline = renderHook(() => useDisaster(ID, FLOOD));
  await waitFor(() => expect(offline.result.current.found).toMatchObject({ kind: 'merged', into: { _id: head._id } }));
});

it('has no list brought for what a phone that keeps a part lacks', async () => {
  await mainDb.lists.put({
    name: 'reports',
    account: '',
    round: 0,
    isComplete: true,
    asOf: 1,
    of: { 'main active': 40_000 },
  });
  ask.mockResolvedValue({ ok: true, value: FLOOD });
  const { result } = renderHook(() => useDisaster(ID, undefined));
  await waitFor(() => expect(result.current.found).toMatchObject({ kind: 'shown', disaster: FLOOD }));
  await waitFor(() => expect(result.current.copy?.isRefreshing).toBe(false));
  expect([result.current.copy?.kept, timesAsked()]).toEqual([{ rows: 0, of: 40_000 }, 0]);
});
