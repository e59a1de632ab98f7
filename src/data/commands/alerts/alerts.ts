import { failed, ok, type Result } from '../../../../contract/base/result.ts';
import { phoneSession } from '../../client/phone-session.ts';
import {
  changePushState,
  newPushState,
  type ChosenWishes,
  type PhonePlace,
  type PushState,
} from '../../push/push-state.ts';

/** Alerts come to this phone from now on. Kept at once; the server is told when it can be. `follow`: something sent before that is to be heard of too. */
export function turnAlertsOn(now: number, follow?: string): Promise<Result<void, 'storage'>> {
  return keep((state) => {
    const on = { ...state, isOn: true };
    return follow === undefined ? on : { ...on, follow: [...new Set([...on.follow, follow])] };
  }, now);
}

/** Nothing comes to this phone any more, from now on and without a network; the server is told when it can be. */
export function turnAlertsOff(now: number): Promise<Result<void, 'storage'>> {
  return keep((state) => ({ ...state, isOn: false }), now);
}

export function chooseAlerts(wishes: ChosenWishes, now: number): Promise<Result<void, 'storage'>> {
  return keep((state) => ({ ...state, wishes }), now);
}

/** Where the phone is, for who tapped for it. */
export function placePhone(place: PhonePlace, now: number): Promise<Result<void, 'storage'>> {
  return keep((state) => ({ ...state, place }), now);
}

/** Of the person at this phone. */
export async function keep(change: (state: PushState) => PushState, now: number): Promise<Result<void, 'storage'>> {
  try {
    const owner = (await phoneSession())?.accountId ?? '';
    await changePushState((before) => change(before?.owner === owner ? before : newPushState(owner, now)));
    return ok(undefined);
  } catch {
    return failed('storage');
  }
}
