// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const KEY = 'relief-relay-server-time';
const AT = Date.UTC(2026, 10, 27, 9, 30);

async function freshPage() {
  vi.resetModules();
  return import('./server-time.ts');
}

beforeEach(() => {
  localStorage.removeItem(KEY);
  vi.useFakeTimers({ now: 5_000 });
});

afterEach(() => {
  vi.useRealTimers();
  localStorage.removeItem(KEY);
});

it('keeps what the server said for the next page, and what the clock showed then', async () => {
  const page = await freshPage();
  expect(page.heardTime()).toBeUndefined();
  page.noteServerTime(new Date(AT).toUTCString());
  expect(page.heardTime()).toEqual({ server: AT, here: 5_000 });
  expect((await freshPage()).heardTime()).toEqual({ server: AT, here: 5_000 });
});

it('writes at most once a minute, and at once when the clock was set', async () => {
  const page = await freshPage();
  page.noteServerTime(new Date(AT).toUTCString());
  vi.setSystemTime(35_000);
  page.noteServerTime(new Date(AT + 30_000).toUTCString());
  expect((await freshPage()).heardTime()).toEqual({ server: AT, here: 5_000 });
  vi.setSystemTime(AT + 31_000);
  page.noteServerTime(new Date(AT + 31_000).toUTCString());
  expect((await freshPage()).heardTime()).toEqual({ server: AT + 31_000, here: AT + 31_000 });
});

it('is told nothing by what is no date, here or in storage', async () => {
  localStorage.setItem(KEY, 'odd words');
  const page = await freshPage();
  for (const date of [null, '', 'yesterday']) page.noteServerTime(date);
  expect(page.heardTime()).toBeUndefined();
});
