// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Result } from '../../../contract/base/result.ts';
import type { OwnOutcome } from '../../../contract/entities/acts.ts';
import type { CallFailure } from '../../data/client/call.ts';
import { acceptSignIn, signOut } from '../../data/commands/accounts/session.ts';
import { mainDb, outboxDb } from '../../data/db.ts';
import { OUTCOMES_KEY } from '../../data/own-settings.ts';
import { sha256 } from '../../data/outbox/adapters/sha256.ts';
import { putAwayConflict } from '../../data/queries/admin/own-acts.ts';
import { refreshOutcomes } from '../../data/sync/refresh-outcomes.ts';
import { useOwnActs } from './use-own-acts.ts';

vi.mock('../../data/sync/refresh-outcomes.ts', () => ({
  refreshOutcomes: vi.fn<() => Promise<Result<void, CallFailure>>>(),
}));
const refresh = vi.mocked(refreshOutcomes);

const ASHA = '11111111-1111-4111-8111-111111111111';

async function keepAct(state: 'queued' | 'sent'): Promise<void> {
  const body = JSON.stringify({ act: 'decide', reportId: 'r', to: 'active', seen: 'pending' });
  // Whole, as a drain that the sign-in wakes finds it.
  const whole = { body, digest: await sha256(body), bytes: body.length };
  const base = { v: 1, id: 'a', call: 'actOnReport', owner: ASHA, ...whole, createdAt: 1 } as const;
  const sent = state === 'sent' ? { sentAt: 1000 } : {};
  await outboxDb.items.put({ ...base, state, attempts: 0, nextAt: 0, rank: 0, ...sent });
}
async function keepOutcomes(asOf: number): Promise<void> {
  const conflict: OwnOutcome = { _id: 'a', about: 'r', what: 'actOnReport.decide', actedAt: '', result: 'conflict' };
  await mainDb.settings.put({ key: OUTCOMES_KEY, value: { owner: ASHA, outcomes: [conflict], asOf } });
}

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  refresh.mockResolvedValue({ ok: false, failure: { kind: 'unreachable' } });
  await acceptSignIn({ data: { token: 't', user: { _id: ASHA, name: 'Asha', role: 'admin' }, session: { id: 's' } } });
});
afterEach(async () => {
  cleanup();
  refresh.mockReset();
  await outboxDb.items.clear();
  await mainDb.settings.clear();
  await signOut();
  vi.unstubAllGlobals();
});

it('follows an act from waiting to the conflict that it met, and until that is put away', async () => {
  await keepAct('queued');
  const { result } = renderHook(() => useOwnActs('r'));
  await waitFor(() => expect(result.current?.waiting).toMatchObject([{ itemId: 'a', state: 'queued' }]));
  refresh.mockImplementation(async () => {
    await keepOutcomes(2000);
    return { ok: true, value: undefined };
  });
  await keepAct('sent');
  await waitFor(() => expect(result.current).toMatchObject({ waiting: [], conflicts: [{ _id: 'a' }] }));
  await putAwayConflict('a');
  await waitFor(() => expect(result.current).toEqual({ waiting: [], conflicts: [] }));
});

it('tells of the asked record alone', async () => {
  await keepAct('queued');
  const { result } = renderHook(() => useOwnActs('another'));
  await waitFor(() => expect(result.current).toEqual({ waiting: [], conflicts: [] }));
});
