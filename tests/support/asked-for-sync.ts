import type { Page } from 'playwright/test';

/** The tags of the events by which the browser is to wake the worker: once there is a network, or now and then. */
export function askedForSync(page: Page, kind: 'sync' | 'periodicSync' = 'sync'): Promise<string[]> {
  return page.evaluate(async (kind) => {
    const registration = (await navigator.serviceWorker.ready) as ServiceWorkerRegistration &
      Record<'sync' | 'periodicSync', { getTags(): Promise<string[]> }>;
    return registration[kind].getTags();
  }, kind);
}
