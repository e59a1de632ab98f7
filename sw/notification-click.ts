import type { PageMessage } from '../src/worker-messages.ts';
import { drainBySelf } from './drain.ts';
import { note } from './note.ts';
import type { NotificationData } from './notification.ts';
import { helpPath, pushedPath } from './pushed-path.ts';

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds: a page that sleeps, or is of a version before this, does not answer, and a tap is worth a few seconds only. */
const ANSWER_MS = 1_000;

/** Opens what the notification is about. *Can help* asks there; it never says yes by itself. */
export async function onNotificationClick({ notification, action }: NotificationEvent): Promise<void> {
  notification.close();
  const { path: named, proof } = (notification.data ?? {}) as Partial<NotificationData>;
  // It may lie there since a worker of an earlier version: its path is looked at again.
  const path = pushedPath(named) ?? '/';
  await openPage((action === 'help' && helpPath(path)) || path).catch(() => undefined);
  await note(proof, 'opened');
  await drainBySelf();
}

/**
 * In a page of ours that is open already, which goes there by itself: loading it anew would take half a form away. Where none answers,
 * in a new one. The answer is waited for before the focus, which uses up the tap that both need.
 */
async function openPage(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ focused }) => focused) ?? pages.find(isVisible) ?? pages[0];
  if (page && (await goesThere(page, { type: 'open', path }))) await page.focus();
  else await self.clients.openWindow(path);
}

function isVisible({ visibilityState }: WindowClient): boolean {
  return visibilityState === 'visible';
}

function goesThere(page: WindowClient, message: PageMessage): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(true));
    port1.start();
    setTimeout(() => resolve(false), ANSWER_MS);
    page.postMessage(message, [port2]);
  });
}
