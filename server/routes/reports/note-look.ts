import type { Viewer } from '../../../contract/policies/viewer.ts';
import { refusals, type Refusal } from '../../refusal.ts';
import { recordAct } from '../../store/acts/acts.ts';
import type { RouteServices } from '../route.ts';

interface Look {
  action: 'contact-seen' | 'profile-seen';
  /** Who looks, and as whom. */
  account: string;
  viewer: Viewer;
  about: string;
}

/**
 * Who was shown how to reach a person, or their profile, stands written down before it is shown. Admins see the numbers in their
 * lists anyway; for everybody else the looks in an hour are limited, or one account could copy them all.
 */
export async function noteLook(
  { pool, clock, contactLooks }: RouteServices,
  { action, account, viewer, about }: Look,
): Promise<Refusal | undefined> {
  if (viewer !== 'admin') {
    if (contactLooks.room(account) === 0) return refusals.slowDown(contactLooks.secondsUntilRoom(account));
    contactLooks.take(account, 1);
  }
  await recordAct(pool, { actor: account, action, about, detail: { as: viewer } }, clock.now());
  return undefined;
}
