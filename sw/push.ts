import type { PushKind } from '../contract/entities/push-message.ts';
import { keepAlert } from '../src/data/alerts/keep-alert.ts';
import { inTime } from '../src/data/in-time.ts';
import { languageInUse } from '../src/data/language-in-use.ts';
import { workerPorts } from '../src/data/outbox/adapters/worker-ports.ts';
import { readSession } from '../src/data/outbox/accounts/session.ts';
import type { PageMessage } from '../src/worker-messages.ts';
import { drainBySelf } from './drain.ts';
import { note } from './note.ts';
import { notificationOf } from './notification.ts';
import { type Pushed, readPush } from './read-push.ts';

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds: nobody is to wait longer for an alert because this phone's storage hangs. */
const STORAGE_PATIENCE_MS = 2_000;

/**
 * A push came. The task goes to the device's database first, so that a tap opens it without a network; then the notification is shown,
 * whatever became of that and whatever came: browsers take the permission from who shows none. Then the server is told, and everything
 * else that waits is sent, since there is a network now.
 */
export async function onPush({ data }: PushEvent): Promise<void> {
  const pushed = readPush(textIn(data));
  const [language, isHidden] = await Promise.all([
    inTime(languageInUse(), undefined, STORAGE_PATIENCE_MS),
    inTime(isOfWhoLeft(pushed), false, STORAGE_PATIENCE_MS),
    inTime(keep(pushed), undefined, STORAGE_PATIENCE_MS),
  ]);
  const { title, options } = notificationOf(isHidden ? { ...pushed, ...nothing } : pushed, language, maxActions());
  const { body = '', data: carried } = options;
  const isShown = await self.registration.showNotification(title, options).then(
    () => true,
    () => false,
  );
  if (isShown) {
    await tellPages({ type: 'pushed', title, body, path: carried.path });
    await note(carried.proof, 'reached');
  }
  await drainBySelf();
}

function textIn(data: PushMessageData | null): string {
  try {
    return data?.text() ?? '';
  } catch {
    return '';
  }
}

async function keep({ id, message }: Pushed): Promise<void> {
  if (id === undefined || !message?.['task']) return;
  await keepAlert(workerPorts.store, { id, cameAt: Date.now(), message }).catch(() => undefined);
}

const nothing = { title: undefined, body: undefined, message: undefined };
/** About a person: nobody else is to read them. */
const personal: readonly unknown[] = ['account', 'work', 'team'] satisfies readonly PushKind[];

/** It was on its way when the person that it is for signed out. */
async function isOfWhoLeft({ message }: Pushed): Promise<boolean> {
  if (!personal.includes(message?.['kind'])) return false;
  return (await workerPorts.store.read(readSession).catch(() => true)) === undefined;
}

/** Browsers without buttons in notifications do not know the number either. */
function maxActions(): number | undefined {
  return (Notification as { maxActions?: number }).maxActions;
}

/** Those that are looked at show the words too: a notification may be hidden behind a full screen. */
async function tellPages(message: PageMessage): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' }).catch(() => []);
  for (const page of pages) if (page.visibilityState === 'visible') page.postMessage(message);
}
