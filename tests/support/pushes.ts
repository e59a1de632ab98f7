import { expect, type Page, type Worker } from 'playwright/test';
import type { Relay } from './relay.ts';

/** What the server was told of pushes: which notice, and whether it was opened. */
export function receipts(relay: Relay): Promise<{ notice_id: string; opened: boolean }[]> {
  return relay.query('SELECT notice_id, opened_at IS NOT NULL AS opened FROM push_receipts ORDER BY reached_at');
}

export interface ShownNotification {
  title: string;
  body: string;
  tag: string;
}

/** The notifications that stand on the phone now. Needs a page of the app's origin. */
export function notifications(page: Page): Promise<ShownNotification[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });
}

/** As much of a worker's global scope as a tap needs. */
interface WorkerScope extends EventTarget {
  registration: ServiceWorkerRegistration;
  clients: {
    openWindow(path: string): Promise<null>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<Pick<MessagePort, 'postMessage'>[]>;
  };
  NotificationEvent: new (type: string, init: { notification: Notification; action: string }) => Event;
  setTimeout(work: () => void, ms: number): number;
}

/**
 * From now on what this worker shows stands until it is tapped, as on a phone: a computer's browser puts a notification away after some
 * seconds, and nothing is left to tap. It holds as long as the worker runs. What stood there before is put away.
 */
export async function keepNotifications(page: Page): Promise<void> {
  await workerOf(page).evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerScope;
    const show = registration.showNotification.bind(registration);
    for (const before of await registration.getNotifications()) before.close();
    registration.showNotification = (title, options) => show(title, { ...options, requireInteraction: true });
  });
}

/** What those say that stand there. */
export function keptNotifications(page: Page): Promise<string[]> {
  return workerOf(page).evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerScope;
    return (await registration.getNotifications()).filter((one) => one.requireInteraction).map(({ body }) => body);
  });
}

/** From now on this worker notes what it shows, as long as it runs: what stands there is put away too soon to be counted. */
export async function notePushes(page: Page): Promise<void> {
  await workerOf(page).evaluate(() => {
    const { registration } = globalThis as unknown as WorkerScope;
    const show = registration.showNotification.bind(registration);
    const noted: (ShownNotification & { path: string })[] = [];
    Object.assign(globalThis, { notedPushes: noted });
    registration.showNotification = async (title, options = {}) => {
      await show(title, options);
      const { path } = options.data as { path: string };
      noted.push({ title, body: options.body ?? '', tag: options.tag ?? '', path });
    };
  });
}

export function shownPushes(page: Page): Promise<(ShownNotification & { path: string })[]> {
  return workerOf(page).evaluate(
    () => (globalThis as unknown as { notedPushes: (ShownNotification & { path: string })[] }).notedPushes,
  );
}

/** A machine that plays several journeys at once answers later than a phone in a hand. */
const PATIENCE = 30;

function workerOf(page: Page): Worker {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('no worker runs');
  return worker;
}

/**
 * The page does what the worker asks of it: what hears that is a file that comes after all others. It is asked for the page that it
 * shows, so that nothing changes.
 */
export async function untilTapsAreHeard(page: Page): Promise<void> {
  const { pathname, search } = new URL(page.url());
  const ask = async (path: string) => {
    const scope = globalThis as unknown as WorkerScope;
    const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const answers = pages.map(
      (one) =>
        new Promise<boolean>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(true));
          port1.start();
          setTimeout(() => resolve(false), 1000);
          one.postMessage({ type: 'open', path }, [port2]);
        }),
    );
    return (await Promise.all(answers)).includes(true);
  };
  await expect.poll(() => workerOf(page).evaluate(ask, `${pathname}${search}`)).toBe(true);
}

/**
 * Taps the one notification that stands there, and answers the address that the worker opened a window for, if it did. The browser lets
 * only a finger's tap open windows: that one step is noted in its place. What the worker waits for it waits for long.
 */
export async function tapNotification(page: Page, action: '' | 'view' | 'help' = ''): Promise<string | undefined> {
  return workerOf(page).evaluate(
    async ([button, patience]) => {
      const scope = globalThis as unknown as WorkerScope;
      const [notification] = await scope.registration.getNotifications();
      if (!notification) throw new Error('no notification stands there');
      let opened: string | undefined;
      scope.clients.openWindow = async (path) => {
        opened = path;
        return null;
      };
      const inTime = scope.setTimeout.bind(scope);
      scope.setTimeout = (work, ms) => inTime(work, ms * patience);
      const event = new scope.NotificationEvent('notificationclick', { notification, action: button });
      let work: Promise<unknown> = Promise.resolve();
      Object.defineProperty(event, 'waitUntil', { value: (promise: Promise<unknown>) => void (work = promise) });
      scope.dispatchEvent(event);
      await work;
      scope.setTimeout = inTime;
      return opened;
    },
    [action, PATIENCE] as const,
  );
}
