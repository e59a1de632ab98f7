import { withStorage } from '../../web-storage.ts';

const KEY = 'relief-relay-unsent';

/** Chromium does not count localStorage as an origin's data when it makes room: it stays where everything else goes. */
export function rememberUnsent(count: number): void {
  withStorage('localStorage', (storage) => storage.setItem(KEY, String(count)));
}

export function rememberedUnsent(): number {
  const text = withStorage('localStorage', (storage) => storage.getItem(KEY)) ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : 0;
}
