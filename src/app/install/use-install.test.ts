// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { reportForm } from '../../../tests/support/report-form.ts';
import { outboxDb } from '../../data/db.ts';
import type { OutboxItem } from '../../data/outbox/item.ts';
import { listenForInstallOffer } from '../../platform/install-prompt.ts';
import { useInstall } from './use-install.ts';

const item: OutboxItem = {
  v: 1,
  id: 'f8ba308c-7858-4ce7-86b7-b387b93feaee',
  call: 'reportDisaster',
  owner: 'anonymous',
  body: JSON.stringify(reportForm),
  digest: 'a'.repeat(64),
  bytes: 81,
  createdAt: 1_700_000_000_000,
  state: 'sent',
  sentAt: 1_700_000_000_001,
  attempts: 1,
  nextAt: 0,
  rank: 0,
};

listenForInstallOffer();
beforeEach(() => makeOfflinePhone());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** `outcome` is the person's answer to the browser's question. */
function makeOffer(outcome: 'accepted' | 'dismissed'): void {
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  act(() => void dispatchEvent(Object.assign(offer, { prompt: async () => ({ outcome }) })));
}

it('the installed app asks for nothing, whatever the browser offers', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('standalone') }));
  await outboxDb.items.bulkPut([item, { ...item, id: '0d4f9b52-95f1-4c9c-8a53-6d7c5f1b2a10', state: 'queued' }]);
  const { result } = renderHook(useInstall);
  makeOffer('accepted');
  await waitFor(() => expect(result.current.hasUnsent).toBe(true));
  expect(result.current).toMatchObject({ standing: 'nothing', way: undefined });
});

it('the browser’s offer is asked about once the app was of use; a no in the browser counts as one of ours', async () => {
  const { result } = renderHook(useInstall);
  makeOffer('dismissed');
  expect(result.current).toMatchObject({ standing: 'nothing', way: 'offer' });
  await act(async () => void (await outboxDb.items.put(item)));
  await waitFor(() => expect(result.current.standing).toBe('card'));
  await act(() => result.current.ask());
  expect(result.current, 'the browser makes another offer when it likes').toMatchObject({ way: undefined });
  makeOffer('accepted');
  expect(result.current).toMatchObject({ standing: 'link', way: 'offer' });
});
