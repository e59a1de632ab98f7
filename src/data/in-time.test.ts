import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fromStorage, STORAGE_MS } from './in-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Milliseconds that pass until it is answered. */
async function waitFor(answer: Promise<unknown>): Promise<number> {
  const startedAt = Date.now();
  const ended = answer.then(
    () => Date.now(),
    () => Date.now(),
  );
  await vi.advanceTimersByTimeAsync(2 * STORAGE_MS);
  return (await ended) - startedAt;
}

it('a storage that hangs is waited for once, and hardly by a dozen looks after that, until it answers one', async () => {
  let answer: (text: string) => void = () => undefined;
  const hangs = new Promise<string>((resolve) => (answer = resolve));
  const first = fromStorage(hangs, 'late');
  expect(await waitFor(first)).toBe(STORAGE_MS);
  expect(await first).toBe('late');
  let waited = 0;
  for (let look = 0; look < 12; look += 1) waited += await waitFor(fromStorage(hangs, 'late'));
  expect(waited).toBeLessThan(1.5 * STORAGE_MS);
  // The one that was given up is answered after all: it is alive.
  answer('here');
  await vi.advanceTimersByTimeAsync(0);
  expect(await waitFor(fromStorage(new Promise(() => undefined), 'late'))).toBe(STORAGE_MS);
  expect(await fromStorage(hangs, 'late')).toBe('here');
  expect(await waitFor(fromStorage(new Promise(() => undefined), 'late'))).toBe(STORAGE_MS);
});

it('a refusal is an answer too', async () => {
  expect(await waitFor(fromStorage(new Promise(() => undefined), 'late'))).toBeGreaterThan(0);
  await expect(fromStorage(Promise.reject(new Error('refused')), 'late')).rejects.toThrow('refused');
  expect(await waitFor(fromStorage(new Promise(() => undefined), 'late'))).toBe(STORAGE_MS);
  await fromStorage(Promise.resolve(), 'late');
});
