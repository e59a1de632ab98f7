import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { storePerson } from '../../data/person-store.ts';
import { hideToast } from '../../ui/overlay/toast.ts';
import { Toaster } from '../../ui/overlay/toaster.tsx';
import { useApprovalNews } from './approval-news.ts';

const WORDS = 'Your account is approved';
const asha = { id: 'a', name: 'Asha', email: 'asha@example.org', role: 'volunteer' };

afterEach(() => {
  act(() => hideToast(WORDS));
  cleanup();
  storePerson(undefined);
});

function Shell() {
  useApprovalNews();
  return <Toaster />;
}

it.each([
  [{ ...asha, status: 'pending' }, { ...asha, status: 'approved' }, 1],
  [{ ...asha, status: 'refused' }, { ...asha, status: 'approved' }, 1],
  [{ ...asha, status: 'pending' }, { ...asha, status: 'refused' }, 0],
  [{ ...asha, status: 'pending' }, { ...asha, id: 'b', status: 'approved' }, 0],
  [asha, { ...asha, status: 'approved' }, 0],
  [undefined, { ...asha, status: 'approved' }, 0],
] as const)('tells who waited, and nobody else, that they were let in: %j, then %j', async (before, now, toasts) => {
  storePerson(before);
  render(<Shell />);
  await act(async () => storePerson(now));
  expect(screen.queryAllByText(WORDS)).toHaveLength(toasts);
});
