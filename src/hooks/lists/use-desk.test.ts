// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Result } from '../../../contract/base/result.ts';
import type { CallFailure } from '../../data/client/call.ts';
import { acceptSignIn, signOut } from '../../data/commands/accounts/session.ts';
import { mainDb, outboxDb } from '../../data/db.ts';
import { DESK_KEY } from '../../data/own-settings.ts';
import { refreshDesk } from '../../data/sync/refresh-desk.ts';
import { useDesk } from './use-desk.ts';

vi.mock('../../data/sync/refresh-desk.ts', () => ({ refreshDesk: vi.fn<() => Promise<Result<void, CallFailure>>>() }));
const refresh = vi.mocked(refreshDesk);

const ASHA = '11111111-1111-4111-8111-111111111111';
const SENT_AT = 1000;

async function keepCopy(asOf: number): Promise<void> {
  const desk = { profile: { _id: ASHA, name: 'Asha' }, work: [], learned: [] };
  await mainDb.settings.put({ key: DESK_KEY, value: { owner: ASHA, desk, asOf } });
}

async function keepRequest(state: 'queued' | 'sent'): Promise<void> {
  const body = JSON.stringify({ id: ASHA, disasterId: 'd1' });
  const base = {
    v: 1,
    id: 'a',
    call: 'acceptDisaster',
    owner: ASHA,
    body,
    digest: '',
    bytes: 1,
    createdAt: 1,
  } as const;
  const sent = state === 'sent' ? { sentAt: SENT_AT } : {};
  await outboxDb.items.put({ ...base, state, attempts: 0, nextAt: 0, rank: 0, ...sent });
}

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await acceptSignIn({
    data: { token: 't', user: { _id: ASHA, name: 'Asha', role: 'volunteer' }, session: { id: 's' } },
  });
});
afterEach(async () => {
  cleanup();
  refresh.mockReset();
  await outboxDb.items.clear();
  await mainDb.settings.clear();
  await signOut();
  vi.unstubAllGlobals();
});

it('asks again as long as its copy was asked for before what has arrived', async () => {
  await keepCopy(SENT_AT - 900);
  await keepRequest('sent');
  const answers = [SENT_AT - 800, SENT_AT - 700, SENT_AT - 600, SENT_AT + 1];
  refresh.mockImplementation(async () => {
    await keepCopy(answers.shift() ?? SENT_AT + 1);
    return { ok: true, value: undefined };
  });
  const { result } = renderHook(useDesk);
  await waitFor(() => expect(result.current?.requests).toEqual([]), { timeout: 10_000 });
  expect(answers).toEqual([]);
});

it('does not ask for ever where nobody answers', async () => {
  await keepCopy(SENT_AT - 900);
  await keepRequest('sent');
  refresh.mockResolvedValue({ ok: false, failure: { kind: 'unreachable' } });
  const { result } = renderHook(useDesk);
  await waitFor(() => expect(result.current?.trouble).toBe('unreachable'));
  await waitFor(() => expect(result.current?.isRefreshing).toBe(false));
  expect(refresh.mock.calls.length).toBeLessThanOrEqual(2);
  expect(result.current?.requests).toMatchObject([{ disasterId: 'd1', state: 'sent' }]);
});

it('shows a request of this phone also before it has a copy', async () => {
  await keepRequest('queued');
  refresh.mockResolvedValue({ ok: false, failure: { kind: 'unreachable' } });
  const { result } = renderHook(useDesk);
  await waitFor(() => expect(result.current?.requests).toHaveLength(1));
  expect(result.current?.desk).toBeUndefined();
});

it('shows nothing to another person at this phone', async () => {
  await keepCopy(SENT_AT);
  refresh.mockResolvedValue({ ok: false, failure: { kind: 'unreachable' } });
  await acceptSignIn({
    data: { token: 'u', user: { _id: 'b2', name: 'Omar', role: 'volunteer' }, session: { id: 't' } },
  });
  const { result } = renderHook(useDesk);
  await waitFor(() => expect(result.current?.trouble).toBe('unreachable'));
  expect([result.current?.desk, result.current?.requests]).toEqual([undefined, []]);
});
