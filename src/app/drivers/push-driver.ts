import { follow } from '../../data/live.ts';
import { subscribePerson } from '../../data/person-store.ts';
import { serverLife } from '../../data/push/push-state.ts';
import { alertState } from '../../data/queries/alerts.ts';
import { wantsAnotherWay } from '../../data/queries/volunteers/another-way.ts';
import { arrivals } from '../../data/queries/items/arrivals.ts';
import { publicConfig } from '../../data/queries/config.ts';
import { bringPush } from '../../hooks/alerts/bring-push.ts';
import { followAlertPermission } from '../../platform/push/alert-permission.ts';

/** Milliseconds: what changes together is told together. */
const CALM_MS = 300;

/**
 * Keeps the server's knowledge of this phone up to date while the app is open: at the start, with a network, when the page is looked at
 * again, when somebody logs in or out, when a wish was changed, something has arrived, or the server was put back from a copy. Each time only what differs is sent.
 */
export function startPushDriver(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const bring = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void bringPush(), CALM_MS);
  };
  addEventListener('online', bring);
  // A login in another tab.
  addEventListener('storage', bring);
  subscribePerson(bring);
  followAlertPermission(bring);
  let before = '';
  follow(whatMatters, (now) => {
    // What the driver itself writes down asks the question anew, and makes no difference to the answer.
    if (now !== before) bring();
    before = now;
  });
}

/** What the person decides or sends, whether they want another way, by which keys the server pushes, and whether it may have forgotten this phone. */
async function whatMatters(): Promise<string> {
  const [state, { sent }, config, life, otherWay] = await Promise.all([
    alertState(),
    arrivals().catch(() => ({ sent: 0 })),
    publicConfig(),
    serverLife().catch(() => undefined),
    wantsAnotherWay(),
  ]);
  const { isOn, wishes, place, follow: followed } = state ?? {};
  return JSON.stringify([isOn, wishes, place, followed, sent, config.vapidPublicKey, config.firebase, life, otherWay]);
}
