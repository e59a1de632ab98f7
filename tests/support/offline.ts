import type { BrowserContext, CDPSession, Page } from 'playwright/test';

/**
 * Simulating "no network" in Playwright. Three means, from the most to the least robust:
 *
 * 1. Stop the server (`relay.stop()` of `journey.ts`). Works in every engine, for page and worker alike, and
 *    `navigator.onLine` stays true: the lie that phones meet most often. Start it again with `relay.start()`.
 * 2. `goOffline(context)`: also cuts the worker and makes `navigator.onLine` false. Traps: after a reload under it
 *    `navigator.onLine` reads true again; it hangs for ever if the service worker is stopped; under it
 *    a sync event sent by hand does nothing. When it ends, a registered Background Sync fires by itself,
 *    also with no page of the app open.
 * 3. `context.route('**\/api/**', …)`: sees requests of page and worker; for single lost or altered answers.
 *
 * Page throttling by CDP and `page.clock` never reach the worker.
 */
export async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

export async function goOnline(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
}

/** Resolves once this page is controlled by the app's worker, i.e. once the app opens without network. */
export async function untilControlled(page: Page, timeout = 60_000): Promise<void> {
  // Not an async function: of such a one Playwright takes the first answer for good.
  const isControlled = () => navigator.serviceWorker.controller?.state === 'activated';
  await page.waitForFunction(isControlled, undefined, { timeout });
}

export interface WorkerControl {
  /** Ends every running worker at once, as the system does for memory; it starts again with the next event. */
  stopAll(): Promise<void>;
  /** Fires a Background Sync event, with or without a page of the app open. */
  dispatchSync(origin: string, tag: string): Promise<void>;
  /** Fires a Periodic Background Sync event, likewise. */
  dispatchPeriodicSync(origin: string, tag: string): Promise<void>;
  /** Delivers a push as a push service does, after its decryption. */
  deliverPush(origin: string, text: string): Promise<void>;
}

/** Controls workers through DevTools; `page` may be any open page, also about:blank. */
export async function controlWorkers(context: BrowserContext, page: Page): Promise<WorkerControl> {
  const session = await context.newCDPSession(page);
  const registrations = await watchRegistrations(session);
  return {
    async stopAll() {
      await session.send('ServiceWorker.stopAllWorkers');
    },
    async dispatchSync(origin, tag) {
      const registrationId = await registrations.idOf(`${origin}/`);
      await session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false });
    },
    async dispatchPeriodicSync(origin, tag) {
      const registrationId = await registrations.idOf(`${origin}/`);
      await session.send('ServiceWorker.dispatchPeriodicSyncEvent', { origin, registrationId, tag });
    },
    async deliverPush(origin, text) {
      const registrationId = await registrations.idOf(`${origin}/`);
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text });
    },
  };
}

interface Registrations {
  /** The browser tells of what is registered some time after it was asked: this waits for it. */
  idOf(scope: string): Promise<string>;
}

async function watchRegistrations(session: CDPSession): Promise<Registrations> {
  const ids = new Map<string, string>();
  const waiting: (() => void)[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', (event) => {
    for (const one of event.registrations) ids.set(one.scopeURL, one.registrationId);
    for (const look of waiting.splice(0)) look();
  });
  await session.send('ServiceWorker.enable');
  return {
    async idOf(scope) {
      for (;;) {
        const id = ids.get(scope);
        if (id !== undefined) return id;
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
  };
}
