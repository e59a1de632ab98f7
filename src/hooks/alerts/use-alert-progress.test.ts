// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Result } from '../../../contract/base/result.ts';
import type { AlertProgress, ToldProgress } from '../../data/queries/admin/alert-progress.ts';
import type { CallFailure } from '../../data/client/call.ts';
import { alertProgress } from '../../data/queries/admin/alert-progress.ts';
import { refreshAlertProgress } from '../../data/sync/refresh-alert-progress.ts';
import { askAgainMs, useAlertProgress } from './use-alert-progress.ts';

vi.mock('../../data/sync/refresh-alert-progress.ts', () => ({
  refreshAlertProgress: vi.fn<() => Promise<Result<void, CallFailure>>>(),
}));
vi.mock('../../data/queries/admin/alert-progress.ts', () => ({
  alertProgress: vi.fn<() => Promise<ToldProgress | undefined>>(),
}));
const refresh = vi.mocked(refreshAlertProgress);
const kept = vi.mocked(alertProgress);

const alertIn = (state: AlertProgress['state']) => ({ state, at: '2026-01-05T08:00:00.000Z' }) as AlertProgress;

/** What runs every so many milliseconds, from a quarter of a minute on; the test's own waiting is shorter. */
let repeated: Map<number, () => void>;
async function pass(everyMs: number): Promise<void> {
  await waitFor(() => expect([...repeated.keys()]).toContain(everyMs));
  await act(async () => repeated.get(everyMs)?.());
}

beforeEach(() => {
  repeated = new Map();
  const { setInterval: original } = globalThis;
  vi.spyOn(globalThis, 'setInterval').mockImplementation(((run: () => void, everyMs: number) => {
    if (everyMs < 15_000) return original(run, everyMs);
    repeated.set(everyMs, run);
    return original(() => undefined, everyMs);
  }) as typeof setInterval);
  refresh.mockReset().mockResolvedValue({ ok: true, value: undefined });
  kept.mockReset().mockResolvedValue({ alerts: [alertIn('sending')], asOf: 1 });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('asks when the screen opens, whenever something has happened, and every 15 seconds while the alert goes on', async () => {
  const { result, rerender } = renderHook(({ stamp }) => useAlertProgress('d', stamp), {
    initialProps: { stamp: 'a' },
  });
  await waitFor(() => expect(result.current).toMatchObject({ isAnswered: true, isRefreshing: false }));
  await waitFor(() => expect(result.current?.told?.alerts).toHaveLength(1));
  expect(refresh).toHaveBeenCalledTimes(1);
  await pass(15_000);
  expect(refresh).toHaveBeenCalledTimes(2);
  refresh.mockResolvedValue({ ok: false, failure: { kind: 'unreachable' } });
  rerender({ stamp: 'b' });
  // What was heard before knows nothing of it.
  expect(result.current?.isAnswered).toBe(false);
  await waitFor(() => expect(result.current).toMatchObject({ isAnswered: true, trouble: 'unreachable' }));
  expect(refresh).toHaveBeenCalledTimes(3);
});

it('asks nothing while nobody looks, and no more by itself once all is done', async () => {
  const { result } = renderHook(() => useAlertProgress('d', ''));
  await waitFor(() => expect(result.current?.isAnswered).toBe(true));
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(15_000);
  expect(refresh).toHaveBeenCalledTimes(1);
  visibility.mockReturnValue('visible');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(refresh).toHaveBeenCalledTimes(2);
  cleanup();
  repeated.clear();
  kept.mockResolvedValue({ alerts: [alertIn('done')], asOf: 1 });
  const done = renderHook(() => useAlertProgress('d', ''));
  await waitFor(() => expect(done.result.current?.isAnswered).toBe(true));
  expect(refresh).toHaveBeenCalledTimes(3);
  expect([...repeated.keys()]).toEqual([]);
});

it('an answer that comes after the one to a later question is none', async () => {
  const answers: ((brought: { ok: true; value: undefined }) => void)[] = [];
  refresh.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const { result, rerender } = renderHook(({ stamp }) => useAlertProgress('d', stamp), {
    initialProps: { stamp: 'a' },
  });
  await waitFor(() => expect(result.current?.told).toBeDefined());
  rerender({ stamp: 'b' });
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[1]?.({ ok: true, value: undefined }));
  await act(async () => answers[0]?.({ ok: true, value: undefined }));
  expect(result.current?.isAnswered).toBe(true);
});

it('a server that refuses is told from one that cannot be reached', async () => {
  kept.mockResolvedValue(undefined);
  refresh.mockResolvedValue({ ok: false, failure: { kind: 'forbidden' } });
  const { result } = renderHook(() => useAlertProgress('d', ''));
  await waitFor(() => expect(result.current?.trouble).toBe('refused'));
  expect(result.current?.told).toBeUndefined();
});

it('soon while one of the alerts goes on, later while phones may still answer, and then no more', () => {
  const at = '2026-01-05T08:00:00.000Z';
  const now = Date.parse(at) + 60_000;
  const done = (reached: number, quiet = 0) =>
    ({ state: 'done', at, sent: 4, reached, held: { capped: 0, quiet } }) as AlertProgress;
  expect(askAgainMs([], now)).toBeUndefined();
  expect(askAgainMs([done(4), alertIn('waiting')], now)).toBe(15_000);
  expect(askAgainMs([done(3)], now)).toBe(60_000);
  expect(askAgainMs([done(4, 1)], now)).toBe(60_000);
  expect(askAgainMs([done(4)], now)).toBeUndefined();
  expect(askAgainMs([done(3)], now + 24 * 3_600_000)).toBeUndefined();
});
