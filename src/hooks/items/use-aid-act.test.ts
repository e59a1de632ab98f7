// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { acceptSignIn, signOut } from '../../data/commands/accounts/session.ts';
import { outboxDb } from '../../data/db.ts';
import { useAidAct } from './use-aid-act.ts';

const OMAR = '11111111-1111-4111-8111-111111111111';
const WATER = '22222222-2222-4222-8222-222222222222';
const FOOD = '33333333-3333-4333-8333-333333333333';

const fulfilled = (aidId: string) => ({ act: 'need', aidId, line: 0, seen: 'pending', status: 'fulfilled' }) as const;

beforeEach(async () => {
  await makeOfflinePhone();
  await acceptSignIn({ data: { token: 't', user: { _id: OMAR, name: 'Omar', role: 'admin' }, session: { id: 's' } } });
});

afterEach(async () => {
  cleanup();
  await outboxDb.items.clear();
  await signOut();
  vi.unstubAllGlobals();
});

it('presses at once about several requests are all saved; a double press is one', async () => {
  const { result } = renderHook(() => useAidAct({ notSaved: 'Not saved', onSaved: () => {} }));
  const press = (aidId: string) => result.current.act(fulfilled(aidId));
  await act(async () => {
    expect(await Promise.all([press(WATER), press(WATER), press(FOOD)])).toEqual([true, false, true]);
  });
  const items = await outboxDb.items.toArray();
  expect(items.map(({ body }) => (JSON.parse(body) as { aidId: string }).aidId).toSorted()).toEqual([WATER, FOOD]);
});

it('what this phone could not save can be pressed again', async () => {
  await signOut();
  const { result } = renderHook(() => useAidAct({ notSaved: 'Not saved', onSaved: () => {} }));
  await act(async () => expect(await result.current.act(fulfilled(WATER))).toBe(false));
  expect(result.current.problem).toBeDefined();
  await acceptSignIn({ data: { token: 't', user: { _id: OMAR, name: 'Omar', role: 'admin' }, session: { id: 's' } } });
  await act(async () => expect(await result.current.act(fulfilled(WATER))).toBe(true));
  expect(result.current.problem).toBeUndefined();
});
