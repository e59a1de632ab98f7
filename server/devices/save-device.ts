import { failed, ok, type Result } from '../../contract/base/result.ts';
import type { DeviceBody, DevicePlace } from '../../contract/entities/device.ts';
import { isUsableZone, ZONE_FIELD } from '../../contract/policies/time-zone.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { texts } from '../texts.ts';
import {
  deleteDevice,
  deleteSpareDevices,
  keepDevice,
  moveFollowed,
  type KeptDevice,
} from '../store/alerts/devices.ts';
import { claimDevice, findClaimed, type Claiming } from './claim-device.ts';
import { atPlace, inHandsOf, withChoices } from './device-rows.ts';
import type { PushToken } from './push-token.ts';

/** Binds the token to whoever makes the call, and to nobody where nobody is signed in. `former`: the token that this one replaces. */
export async function saveDevice(
  claiming: Claiming,
  token: PushToken,
  body: DeviceBody,
  former?: PushToken,
): Promise<Result<true, Refusal>> {
  const zone = body.wishes?.quiet?.timeZone;
  // Quiet hours of a zone that is not known here would be accepted, and never hold.
  if (zone !== undefined && !isUsableZone(zone)) return failed(refusals.invalid({ [ZONE_FIELD]: texts.unknownZone }));
  const { client, claimant, now } = claiming;
  const before = former && former.address !== token.address ? await findClaimed(claiming, former) : ok(undefined);
  if (!before.ok) return before;
  const claimed = await claimDevice(claiming, token);
  if (!claimed.ok) return claimed;
  const device = await heirOf(claiming, claimed.value, before.value);
  const row = withChoices(inHandsOf({ ...device, token: token.token }, claimant), body, now);
  await keepDevice(client, device.id, row, now);
  if (row.accountId !== null) await deleteSpareDevices(client, row.accountId, row.id);
  return ok(true);
}

/** What was kept under the former token goes on under this one. */
async function heirOf({ client }: Claiming, device: KeptDevice, former?: KeptDevice): Promise<KeptDevice> {
  if (former === undefined) return device;
  await moveFollowed(client, device.id, former.id);
  await deleteDevice(client, device.id);
  return former;
}

/** Keeps where the device is. A call that nobody signed in makes leaves its binding as it is, and is not told where it is. */
export async function placeDevice(
  claiming: Claiming,
  token: PushToken,
  place: DevicePlace,
): Promise<Result<true, Refusal>> {
  const claimed = await claimDevice(claiming, token);
  if (!claimed.ok) return claimed;
  const device = claimed.value;
  const { client, claimant, now } = claiming;
  const { session, keyMark } = claimant;
  const row =
    session === undefined
      ? { ...device, keyMark: keyMark ?? device.keyMark }
      : atPlace(inHandsOf(device, claimant), place, now);
  await keepDevice(client, device.id, row, now);
  if (row.accountId !== null) await deleteSpareDevices(client, row.accountId, row.id);
  return ok(true);
}

/** Nothing is kept of it afterwards. That there was nothing is as good. */
export async function forgetDevice(claiming: Claiming, token: PushToken): Promise<Result<true, Refusal>> {
  const found = await findClaimed(claiming, token);
  if (!found.ok) return found;
  if (found.value !== undefined) await deleteDevice(claiming.client, found.value.id);
  return ok(true);
}
