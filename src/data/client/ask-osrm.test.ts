import { afterEach, expect, it, vi } from 'vitest';
import { askOsrm } from './ask-osrm.ts';

const ADDRESS = 'https://routes.example.org/route/v1/driving/85.1,25.7;85.1,25.6';
const { signal } = new AbortController();

afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks once, and says neither who asks nor from which page', async () => {
  const network = vi.fn<typeof fetch>(async () => new Response('{"code":"NoRoute"}', { status: 400 }));
  vi.stubGlobal('fetch', network);
  expect(await askOsrm(ADDRESS, signal)).toEqual({ status: 400, text: '{"code":"NoRoute"}' });
  expect(network.mock.calls).toEqual([
    [
      `${ADDRESS}?overview=simplified&geometries=polyline&steps=true`,
      {
        mode: 'cors',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        redirect: 'error',
        cache: 'no-store',
        signal,
      },
    ],
  ]);
});

it('has no answer without a network, and none where it breaks off in the middle', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await askOsrm(ADDRESS, signal)).toBeUndefined();
  const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('cut off')) });
  vi.stubGlobal('fetch', async () => new Response(body));
  expect(await askOsrm(ADDRESS, signal)).toBeUndefined();
});
