// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { alertPermission } from './alert-permission.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0 Mobile Safari/537.36';

afterEach(() => vi.unstubAllGlobals());

function be(userAgent: string, permission?: string, mode = 'browser'): void {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5, ...(permission && { serviceWorker: {} }) });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(mode) }));
  if (permission === undefined) return;
  vi.stubGlobal('Notification', { permission });
  vi.stubGlobal('PushManager', vi.fn());
}

it.each([
  ['ask', 'default'],
  ['allowed', 'granted'],
  ['blocked', 'denied'],
] as const)('is %s where the browser says %s', (permission, said) => {
  be(ANDROID, said);
  expect(alertPermission()).toBe(permission);
});

it('needs the home screen first on an iPhone in a tab, and never comes in another browser without pushes', () => {
  be(IPHONE);
  expect(alertPermission()).toBe('install');
  be(IPHONE, undefined, 'standalone');
  expect(alertPermission()).toBe('never');
  be(ANDROID);
  expect(alertPermission()).toBe('never');
});
