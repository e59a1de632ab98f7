// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { CallFailure } from '../../data/commands/accounts/session.ts';
import { beginDonation } from '../../data/commands/donations/give.ts';
import type { OpenDraft, ReadForm } from '../../hooks/draft/use-draft.ts';
import { useDonating } from './use-donating.ts';

vi.mock('../../data/commands/donations/give.ts', () => ({
  beginDonation: vi.fn<typeof beginDonation>(),
  proveDonation: vi.fn<() => void>(),
  readDonation: vi.fn<() => void>(),
}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const values = { amount: '500', donorName: 'Asha', email: 'asha@example.org', phone: '9810012345' };
const form: ReadForm = { id: 'd', values, supersedes: undefined, halfTyped: new Set(), isUnseen: false };

async function submitted(settle: () => Promise<ReadForm>) {
  const draft = { form: { current: null }, settle, read: settle } as unknown as OpenDraft;
  const { result } = renderHook(() => useDonating(draft, true, undefined));
  await act(() => result.current.submit());
  return result.current.state;
}

async function refusedBy(failure: CallFailure) {
  vi.mocked(beginDonation).mockResolvedValueOnce({ ok: false, failure });
  return submitted(() => Promise.resolve(form));
}

it('says the server’s own words where it gave any, else its status', async () => {
  const failure = { kind: 'not-ours', status: 418 } as CallFailure;
  expect(await refusedBy({ ...failure, message: 'Not today.' })).toMatchObject({ notice: 'Not today.', isBad: true });
  expect(await refusedBy(failure)).toEqual({ kind: 'form', notice: 'Server error: 418', isBad: true });
});

it('says that something went wrong where there is neither, and where the code itself fails', async () => {
  const notice = 'Something went wrong. Please try again.';
  expect(await refusedBy({ kind: 'not-ours' })).toEqual({ kind: 'form', notice, isBad: true });
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await submitted(() => Promise.reject(new Error('no storage')))).toEqual({ kind: 'form', notice, isBad: true });
  expect(complaint).toHaveBeenCalledOnce();
});
