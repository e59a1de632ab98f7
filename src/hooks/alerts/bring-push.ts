import { ok, type Result } from '../../../contract/base/result.ts';
import type { PushPorts } from '../../data/push/push-ports.ts';
import type { PhonePlace } from '../../data/push/push-state.ts';
import { syncPush } from '../../data/push/sync-push.ts';
import { wantsAnotherWay } from '../../data/queries/volunteers/another-way.ts';
import { publicConfig } from '../../data/queries/config.ts';
import { alertPermission } from '../../platform/push/alert-permission.ts';
import type { LocationFailure } from '../../platform/location.ts';
import { clearNotifications, endWebPush, webPushAddress } from '../../platform/push/web-push.ts';
import { language } from '../../strings/language.ts';

/** Degrees to three decimals: about 100 m, which is as near as an alert needs. */
const DECIMALS = 3;

/** Tells the server what it does not know yet of this phone. Never rejects. */
export function bringPush(): Promise<void> {
  return syncPush(ports());
}

/** Asks the phone where it is, as far as an alert needs it: opens the browser's question where that was not answered, so it needs a tap. */
export async function askPlace(): Promise<Result<PhonePlace, LocationFailure>> {
  const { currentPosition } = await import('./phone-location.ts');
  const position = await currentPosition();
  return position.ok ? ok({ lati: rounded(position.value.lati), long: rounded(position.value.long) }) : position;
}

async function knownPlace(): Promise<PhonePlace | undefined> {
  const { locationPermission } = await import('./phone-location.ts');
  if ((await locationPermission()) !== 'granted') return undefined;
  const place = await askPlace();
  return place.ok ? place.value : undefined;
}

/** Only where this server has Firebase. Undefined where that code cannot be had just now. */
async function byFirebase(): Promise<typeof import('../../platform/push/firebase-messaging.ts') | undefined> {
  try {
    return await import('../../platform/push/firebase-messaging.ts');
  } catch (error) {
    console.warn('Firebase', error);
    return undefined;
  }
}

function isAllowed(): boolean {
  return alertPermission() === 'allowed';
}

function ports(): PushPorts {
  return {
    isAllowed,
    isWanted: async () => isAllowed() || wantsAnotherWay(),
    channel({ firebase, vapidPublicKey }) {
      if (firebase) return { address: async (isStale) => (await byFirebase())?.firebaseAddress(firebase, isStale) };
      if (vapidPublicKey === undefined) return undefined;
      return { address: (isStale) => webPushAddress(vapidPublicKey, isStale) };
    },
    async end() {
      await endWebPush();
      const { firebase } = await publicConfig();
      if (firebase) await (await byFirebase())?.endFirebase(firebase);
    },
    clear: clearNotifications,
    place: knownPlace,
    language: language(),
    now: () => Date.now(),
  };
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS));
}
