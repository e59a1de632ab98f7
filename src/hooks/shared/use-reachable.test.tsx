import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { headers } from '../../../contract/headers.ts';
import { request } from '../../data/client/http.ts';
import { isOnlineNow, useOnline } from './use-online.ts';
import { useReachable } from './use-reachable.ts';
import { watchServer } from './watch-server.ts';

const LOOK_EVERY_MS = 30_000;

let answer: () => Promise<Response>;
const ours = () => Promise.resolve(new Response('{}', { headers: { [headers.contract]: '15' } }));
const loginPage = () => Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } }));
const noNetwork = () => Promise.reject(new TypeError('no network'));
const fetched = vi.fn<() => Promise<Response>>(() => answer());

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['our server answers', () => ours(), true],
  ['nothing answers', () => noNetwork(), false],
  ['a login page is in the way', () => loginPage(), false],
] as const)('is told by what comes of asking the server, and not by the radio: %s', async (_, comes, isReachable) => {
  answer = comes;
  const { result } = renderHook(useReachable);
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  await waitFor(() => expect(result.current).toBe(isReachable));
});

it('follows any answer, looks again after a while, and asks nothing where something was just answered', async () => {
  answer = noNetwork;
  const { result } = renderHook(useReachable);
  await waitFor(() => expect(result.current).toBe(false));
  answer = ours;
  await act(async () => void (await request({ method: 'GET', path: '/api/roads', timeLimitMs: 1000 })));
  expect(result.current).toBe(true);
  const asked = fetched.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(LOOK_EVERY_MS));
  expect(fetched).toHaveBeenCalledTimes(asked);
  answer = noNetwork;
  await act(() => vi.advanceTimersByTimeAsync(LOOK_EVERY_MS));
  expect(fetched).toHaveBeenCalledTimes(asked + 1);
  await waitFor(() => expect(result.current).toBe(false));
});

it('asks nothing where the browser itself knows of no network', async () => {
  answer = ours;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { result } = renderHook(useReachable);
  await act(() => vi.advanceTimersByTimeAsync(LOOK_EVERY_MS));
  expect(result.current).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

it.each([
  ['nothing comes of it', noNetwork, false],
  ['the server answers', ours, true],
] as const)(
  'a bar that only says what is missing asks nothing until something failed, and then once: %s',
  async (_, comes, isOnline) => {
    answer = noNetwork;
    const { result, unmount } = renderHook(() => {
      useEffect(() => watchServer({ isAsking: false }), []);
      return useOnline();
    });
    await act(() => vi.advanceTimersByTimeAsync(LOOK_EVERY_MS));
    expect(result.current).toBe(true);
    expect(fetched).not.toHaveBeenCalled();
    let tries = 0;
    answer = () => (tries++ === 0 ? noNetwork() : comes());
    await act(async () => void (await request({ method: 'POST', path: '/api/photos', timeLimitMs: 1000 })));
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(result.current).toBe(isOnline));
    // Until it is there again it is asked from time to time.
    answer = ours;
    await act(() => vi.advanceTimersByTimeAsync(LOOK_EVERY_MS));
    await waitFor(() => expect(result.current).toBe(true));
    expect(fetched).toHaveBeenCalledTimes(isOnline ? 2 : 3);
    unmount();
    expect(isOnlineNow(), 'nobody watches: what was heard is old').toBe(true);
  },
);
