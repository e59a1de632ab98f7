import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApplicationStatus } from '../../../contract/enumerations.ts';
import { acceptSignIn } from '../../data/commands/accounts/session.ts';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { useIsLive, useNews } from './use-news.ts';

let asked: string[];

beforeEach(async () => {
  await makeOfflinePhone();
  asked = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.reject(new TypeError('no network'));
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function News() {
  return (
    <p>
      {useNews()}
      {useIsLive() && ', live'}
    </p>
  );
}

async function openAs(status: ApplicationStatus): Promise<void> {
  const user = {
    _id: '11111111-1111-4111-8111-111111111111',
    name: 'Omar',
    email: 'o@example.org',
    role: 'admin',
    status,
  };
  await acceptSignIn({ data: { token: 't', user, session: { id: 's' } } });
  asked = [];
  render(<News />);
}

it('an admin follows the server’s news', async () => {
  await openAs('approved');
  await waitFor(() => expect(asked).toContain('/api/news'));
});

it('lists count as live until nobody answers', async () => {
  await openAs('approved');
  expect(document.body.textContent).toBe('asking, live');
  await waitFor(() => expect(document.body.textContent).toBe('offline'));
});

it('who waits for approval asks for none: it would be refused', async () => {
  await openAs('pending');
  // Effects have run, and what they began has had its turn.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(asked.filter((address) => address.includes('/api/news'))).toEqual([]);
});
