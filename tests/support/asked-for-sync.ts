import type { Page } from '@playwright/test';

/** The tags of the events by which the browser is to wake the worker. */
export function askedForSync(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.ready) as ServiceWorkerRegistration & {
      sync: { getTags(): Promise<string[]> };
    };
    return registration.sync.getTags();
  });
}
