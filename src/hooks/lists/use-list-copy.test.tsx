import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../../../tests/support/answering-server.ts';
import { makeVolunteerPhone } from '../../../tests/support/volunteer-phone.ts';
import { signOut } from '../../data/commands/accounts/session.ts';
import { readPerson } from '../../data/person-store.ts';
import { useListCopy } from './use-list-copy.ts';

afterEach(async () => {
  cleanup();
  await signOut();
  vi.unstubAllGlobals();
});

it.each([
  ['pending', 1],
  ['approved', 0],
] as const)('at *Refresh* also asks whether the account was approved: of one that is %s', async (status, times) => {
  await makeVolunteerPhone(status);
  const { id: _id, name, email } = readPerson() ?? {};
  const account = { _id, name, email, role: 'volunteer', status: 'approved', createdAt: '2026-01-01T00:00:00.000Z' };
  const asked = answerCalls({
    'GET /api/account': { body: { success: true, data: { ...account, secondStep: false } } },
  });
  const { result } = renderHook(() => useListCopy(['ngos']));
  await waitFor(() => expect(result.current).toBeDefined());
  expect(asked.filter(({ call }) => call === 'GET /api/account')).toHaveLength(0);
  act(() => result.current?.refresh());
  await waitFor(() => expect(readPerson()?.status).toBe('approved'));
  await waitFor(() => expect(result.current?.isRefreshing).toBe(false));
  expect(asked.filter(({ call }) => call === 'GET /api/account')).toHaveLength(times);
});
