// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findNeeds } from '../../data/commands/find-needs.ts';
import { mainDb } from '../../data/db.ts';
import { readRecords } from '../../data/lists/read-records.ts';
import type { AidRow } from '../../data/lists/rows.ts';
import type { ListCopy } from './use-list-copy.ts';
import { useNeeded } from './use-needed.ts';

vi.mock('../../data/commands/find-needs.ts', () => ({ findNeeds: vi.fn<typeof findNeeds>() }));
const ask = vi.mocked(findNeeds);

const FLOOD = { _id: 'a', disasterType: 'flood', location: { lati: 26.12, long: 85.39 } } as const;
const whole = { stands: 'whole', kept: undefined } as ListCopy;
const FOOD = { kind: 'Food', requests: 1, urgent: 0 };
const told = { requests: 9, hasMore: false, kinds: [{ kind: 'Shelter', requests: 9, urgent: 1 }] };

/** One request on this phone, of `of` that there are. */
async function keep(of?: number, position: { lati: number; long: number } = FLOOD.location): Promise<void> {
  const requirements = [{ type: 'Food', urgent: false, status: 'pending' }];
  const one = {
    _id: 'r',
    disasterType: 'flood',
    status: 'active',
    deadline: '',
    createdAt: '',
    position,
    requirements,
  };
  await mainDb.aid.bulkPut(readRecords('aid', [one]).map((row) => ({ ...row, round: 0 }) as AidRow));
  await mainDb.lists.put({
    name: 'aid',
    account: '',
    round: 0,
    isComplete: true,
    ...(of !== undefined && { of: { 'main active': of } }),
  });
}

beforeEach(() => {
  ask.mockResolvedValue({ ok: true, value: told });
});
afterEach(async () => {
  cleanup();
  vi.resetAllMocks();
  await Promise.all([mainDb.aid.clear(), mainDb.lists.clear()]);
});

it.each([undefined, 1])('counts by itself where all requests are here (%s), and asks nobody', async (of) => {
  await keep(of);
  const { result } = renderHook(() => useNeeded(FLOOD, whole));
  await waitFor(() => expect(result.current).toEqual({ requests: 1, hasMore: false, kinds: [FOOD], isPart: false }));
  expect(ask).not.toHaveBeenCalled();
});

it('shows what the server counts where this phone has a part of them, and where it has none', async () => {
  await keep(2);
  const part = renderHook(() => useNeeded(FLOOD, whole));
  await waitFor(() => expect(part.result.current).toEqual({ ...told, isPart: false }));
  part.unmount();
  await Promise.all([mainDb.aid.clear(), mainDb.lists.clear()]);
  const none = renderHook(() => useNeeded(FLOOD, { ...whole, stands: 'empty' }));
  await waitFor(() => expect(none.result.current).toEqual({ ...told, isPart: false }));
});

it('asks for nothing while the requests are on their way', async () => {
  const { result } = renderHook(() => useNeeded(FLOOD, { ...whole, stands: 'coming' }));
  await waitFor(() => expect(result.current).toBeNull());
  expect(ask).not.toHaveBeenCalled();
});

it('without the server says that it counted a part, also where that is none', async () => {
  ask.mockResolvedValue({ ok: false, failure: { kind: 'unreachable' } });
  await keep(2);
  const some = renderHook(() => useNeeded(FLOOD, whole));
  await waitFor(() => expect(some.result.current).toMatchObject({ requests: 1, isPart: true }));
  some.unmount();
  await keep(2, { lati: 0, long: 85 });
  const none = renderHook(() => useNeeded(FLOOD, whole));
  await waitFor(() => expect(none.result.current).toMatchObject({ requests: 0, kinds: [], isPart: true }));
});
