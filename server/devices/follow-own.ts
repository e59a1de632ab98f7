import { ok, type Result } from '../../contract/base/result.ts';
import { sha256 } from '../intake/check-item.ts';
import type { Refusal } from '../refusal.ts';
import { followRecords } from '../store/reports/followed-records.ts';
import { claimDevice, type Claiming } from './claim-device.ts';
import type { PushToken } from './push-token.ts';
import { keepDevice } from '../store/alerts/devices.ts';

export interface Claim {
  _id: string;
  claimSecret: string;
}

/** Returns the ids of those that the secrets prove to be the phone's own. Whose the device is stays as it is. */
export async function followOwn(
  claiming: Claiming,
  token: PushToken,
  claims: readonly Claim[],
): Promise<Result<string[], Refusal>> {
  const claimed = await claimDevice(claiming, token);
  if (!claimed.ok) return claimed;
  const { client, claimant, now } = claiming;
  const device = claimed.value;
  await keepDevice(client, device.id, { ...device, keyMark: claimant.keyMark ?? device.keyMark }, now);
  const proofs = claims.map(({ _id, claimSecret }) => ({ id: _id, claimHash: sha256(claimSecret) }));
  return ok(await followRecords(client, device.id, proofs, now));
}
