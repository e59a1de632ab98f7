// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { ok } from '../../../contract/base/result.ts';

const setOptions = vi.fn<(options: object) => void>();
const importLibrary = vi.fn<(name: string) => Promise<unknown>>();
vi.mock('@googlemaps/js-api-loader', () => ({
  setOptions: (options: object) => setOptions(options),
  importLibrary: (name: string) => importLibrary(name),
}));

const KEY = 'stand-in_key'.padEnd(39, '0');
const LIBRARY = { Map: () => undefined };

/** As a page that was just opened has it. */
async function freshGoogle() {
  vi.resetModules();
  return import('./load-google.ts');
}

beforeEach(() => {
  document.head.replaceChildren();
  setOptions.mockReset();
  importLibrary.mockReset().mockResolvedValue(LIBRARY);
});

it('loads the script once, with the key, for the site alone, and lets its styles in', async () => {
  const { loadGoogle } = await freshGoogle();
  expect(setOptions).not.toHaveBeenCalled();
  expect(await loadGoogle(KEY, 'maps')).toEqual(ok(LIBRARY));
  await loadGoogle(KEY, 'routes');
  expect(setOptions.mock.calls).toEqual([[{ key: KEY, v: 'quarterly', language: 'en', authReferrerPolicy: 'origin' }]]);
  expect(importLibrary.mock.calls).toEqual([['maps'], ['routes']]);
  const styles = [...document.head.querySelectorAll('style')];
  expect(styles.map((style) => style.getAttribute('nonce'))).toEqual([KEY]);
});

it('says so where the script does not come, and tries again the next time', async () => {
  const { loadGoogle } = await freshGoogle();
  importLibrary.mockRejectedValueOnce(new Error('could not load'));
  expect(await loadGoogle(KEY, 'maps')).toEqual({ ok: false, failure: 'google-not-loaded' });
  expect(await loadGoogle(KEY, 'maps')).toEqual(ok(LIBRARY));
});

it('waits ten seconds for a script that never answers, and tells the loader that it has failed', async () => {
  const { loadGoogle, GOOGLE_LOAD_MS } = await freshGoogle();
  vi.useFakeTimers();
  const onError = vi.fn<() => void>();
  importLibrary.mockImplementationOnce(() => {
    const script = document.createElement('script');
    // A page of a test loads nothing.
    script.type = 'text/plain';
    script.src = 'https://maps.googleapis.com/maps/api/js?key=stand-in';
    script.addEventListener('error', onError);
    document.head.append(script);
    return new Promise(() => undefined);
  });
  const loading = loadGoogle(KEY, 'maps');
  await vi.advanceTimersByTimeAsync(GOOGLE_LOAD_MS);
  vi.useRealTimers();
  expect(await loading).toEqual({ ok: false, failure: 'google-not-loaded' });
  expect(GOOGLE_LOAD_MS).toBe(10_000);
  expect([onError.mock.calls.length, document.querySelector('script')]).toEqual([1, null]);
});

it('a key that is refused is refused for the rest of the visit, and whoever waits hears it at once', async () => {
  const { loadGoogle, onGoogleRefused, untilRefused } = await freshGoogle();
  await loadGoogle(KEY, 'maps');
  const tell = vi.fn<() => void>();
  const over = vi.fn<() => void>();
  onGoogleRefused(tell);
  onGoogleRefused(over)();
  const waiting = untilRefused(new Promise(() => undefined));
  window.gm_authFailure?.();
  expect(await waiting).toEqual({ ok: false, failure: 'google-refused' });
  expect([tell.mock.calls.length, over.mock.calls.length]).toEqual([1, 0]);
  importLibrary.mockClear();
  expect(await loadGoogle(KEY, 'routes')).toEqual({ ok: false, failure: 'google-refused' });
  expect(importLibrary).not.toHaveBeenCalled();
});
