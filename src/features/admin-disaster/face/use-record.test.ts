// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../../tests/support/offline-phone.ts';
import { failed } from '../../../../contract/base/result.ts';
import type { RecordActs } from '../../../data/queries/admin/own-acts.ts';
import { useOwnActs } from '../../../hooks/admin/use-own-acts.ts';
import { loadReport } from './load-report.ts';
import { useRecord } from './use-record.ts';

vi.mock('../../../hooks/admin/use-own-acts.ts', () => ({ useOwnActs: vi.fn<typeof useOwnActs>() }));
vi.mock('./load-report.ts', () => ({ loadReport: vi.fn<typeof loadReport>() }));
const ask = vi.mocked(loadReport);

const NOBODYS = '8f14e45f-ceea-467f-a8d5-8c0a2b5e9f01';

beforeEach(async () => {
  await makeOfflinePhone();
  ask.mockReset();
  ask.mockResolvedValue(failed({ kind: 'not-found' }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function letWait(...ids: string[]): void {
  const waiting = ids.map((itemId) => ({ itemId, state: 'queued', createdAt: 1, about: NOBODYS, what: '', body: {} }));
  vi.mocked(useOwnActs).mockReturnValue({ waiting, conflicts: [] } as RecordActs);
}

it('a report that this phone has no copy of is asked for anew once an act on it is through, also where the next one waits already', async () => {
  letWait('first');
  const { rerender } = renderHook(() => useRecord(NOBODYS, undefined));
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  letWait('second');
  rerender();
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  letWait();
  rerender();
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(3));
  letWait();
  rerender();
  expect(ask).toHaveBeenCalledTimes(3);
});
