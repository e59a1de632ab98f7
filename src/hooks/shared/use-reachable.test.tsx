import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { headers } from '../../../contract/headers.ts';
import { request } from '../../data/client/http.ts';
import { useReachable } from './use-reachable.ts';

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
] as const)('is told by what comes of asking the server: %s', async (_, comes, isReachable) => {
  answer = comes;
  const { result } = renderHook(useReachable);
  expect(result.current).toBe(true);
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
