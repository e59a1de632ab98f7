import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { addDevice, hasEnded, lockDevice, wantsAnotherWay, type KeptDevice } from '../store/alerts/devices.ts';
import { texts } from '../texts.ts';
import { mayClaim, type Claimant } from './claimant.ts';
import type { PushToken } from './push-token.ts';

/** One transaction in which a device is dealt with. */
export interface Claiming {
  client: pg.PoolClient;
  claimant: Claimant;
  /** Epoch milliseconds. */
  now: number;
}

/** The device of the token, locked, if it may be the claimant's; undefined where there is none. */
export async function findClaimed(
  { client, claimant, now }: Claiming,
  token: PushToken,
): Promise<Result<KeptDevice | undefined, Refusal>> {
  const device = await lockDevice(client, token.address, now);
  if (device !== undefined && !mayClaim(device, token, claimant)) {
    return failed(refusals.forbidden(texts.otherPhone));
  }
  return ok(device);
}

/**
 * The same, made where there is none: section 7 knows no order of its calls. Not at an address that has ended: its phone is to get itself
 * another one, and not to believe that alerts come. One that no push can reach only for who wants alerts another way.
 */
export async function claimDevice(claiming: Claiming, token: PushToken): Promise<Result<KeptDevice, Refusal>> {
  const { client, claimant } = claiming;
  if (token.isNone && !(await wantsAnotherWay(client, claimant.session?.accountId))) {
    return failed(refusals.forbidden(texts.noOtherWay));
  }
  if (await hasEnded(client, token.address)) return failed(refusals.forbidden(texts.endedAddress));
  await addDevice(client, randomUUID(), token.token, claiming.now);
  const found = await findClaimed(claiming, token);
  if (!found.ok) return found;
  // Forgotten by another request since it was added.
  return found.value === undefined ? failed(refusals.busy()) : ok(found.value);
}
