import { unsentCount } from '../src/data/queries/items/outbox.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Puts the number of unsent items on the app's icon, where the browser can. An ornament: a browser that
 * refuses it (not installed, not allowed) changes nothing about a drain.
 */
export async function showUnsentOnBadge(): Promise<void> {
  if (!('setAppBadge' in self.navigator)) return;
  await unsentCount()
    .then((count) => self.navigator.setAppBadge(count))
    .catch(() => undefined);
}
