import { getApps, initializeApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken, isSupported, type Messaging } from 'firebase/messaging';
import type { PublicConfig } from '../../../contract/calls/system.ts';
import { inPatience, webPushAddress } from './web-push.ts';

type Firebase = NonNullable<PublicConfig['firebase']>;

/** Public, and the same for all projects that have no key of their own: the library's own. */
const COMMON_KEY = 'BDOU99-h67HcA6JeFXHbSNMu7e2yNNu3RzoMj8TM4W88jITfq7ZmPvIM1Iv-4_l2LxQcYwhqby2xGpWwzjfAnG4';

/**
 * This browser's address at Firebase: a token for the subscription that it has of its own push service, the same for seven days (section
 * 9), then a new one; the library keeps it, in databases of its own. Undefined where Firebase gives none in time: the phone then has no
 * address, and asks again later, for a browser has one subscription, and one by the server's key would end it. Never rejects.
 */
export async function firebaseAddress(firebase: Firebase, isStale: boolean): Promise<string | undefined> {
  // The library takes whatever subscription there is, one by another key too.
  const subscription = await webPushAddress(firebase.vapidKey ?? COMMON_KEY, isStale);
  return subscription === undefined ? undefined : inPatience(withMessaging(firebase, tokenOf));

  async function tokenOf(messaging: Messaging): Promise<string> {
    return getToken(messaging, {
      ...(firebase.vapidKey !== undefined && { vapidKey: firebase.vapidKey }),
      // Else the library registers a worker of its own.
      serviceWorkerRegistration: await navigator.serviceWorker.ready,
    });
  }
}

/** Gives the token back, if there is one. Firebase hears of it if it can: nothing comes to it either way. Never rejects. */
export async function endFirebase(firebase: Firebase): Promise<void> {
  await inPatience(
    withMessaging(firebase, async (messaging) => {
      await deleteToken(messaging);
    }),
  );
}

async function withMessaging<Value>(
  { vapidKey: _, ...options }: Firebase,
  task: (messaging: Messaging) => Promise<Value>,
): Promise<Value | undefined> {
  // Where it is not, the library throws where nobody can catch it.
  if (!(await isSupported())) return undefined;
  const app = getApps().find(({ name }) => name === options.appId) ?? initializeApp(options, options.appId);
  return task(getMessaging(app));
}
