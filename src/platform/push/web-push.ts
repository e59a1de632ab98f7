/** The browser's own push service is asked over the network, and some never answer. */
const PATIENCE_MS = 30_000;

/**
 * The subscription of this browser by the server's key (P-256, unpadded base64url), as the JSON text that the server takes: the one it
 * has, unless it is stale or by another key. Undefined where the browser gives none in time.
 */
export function webPushAddress(serverKey: string, isStale: boolean): Promise<string | undefined> {
  return inPatience(subscribed(serverKey, isStale));
}

/** Nothing comes to this browser any more. Never rejects. */
export async function endWebPush(): Promise<void> {
  const end = async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    await subscription?.unsubscribe();
  };
  await inPatience(end());
}

/** Nothing that came is to be read any more by who has the phone next. Never rejects. */
export async function clearNotifications(): Promise<void> {
  const clear = async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    for (const notification of (await registration?.getNotifications()) ?? []) notification.close();
  };
  await inPatience(clear());
}

async function subscribed(serverKey: string, isStale: boolean): Promise<string | undefined> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = bytesOf(serverKey);
  const kept = await pushManager.getSubscription();
  if (kept && !isStale && isBy(kept, key)) return textOf(kept);
  await kept?.unsubscribe();
  return textOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}

/** A browser that does not tell the key is believed. */
function isBy({ options }: PushSubscription, key: Uint8Array): boolean {
  const kept = (options as PushSubscriptionOptions | undefined)?.applicationServerKey;
  return !kept || String(new Uint8Array(kept)) === String(key);
}

function textOf(subscription: PushSubscription): string | undefined {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? JSON.stringify({ endpoint, keys: { p256dh, auth } }) : undefined;
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** What `work` answers; undefined once it has failed, or taken too long. */
export function inPatience<Value>(work: Promise<Value>): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
    void work
      .then(resolve, (error: unknown) => {
        // Section 8: only logged.
        console.warn('push', error);
        resolve(undefined);
      })
      .finally(() => clearTimeout(timer));
  });
}
