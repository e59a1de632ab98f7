import type { KeptDevice } from '../store/alerts/devices.ts';
import type { PushToken } from './push-token.ts';

/** Who says that a token is theirs. */
export interface Claimant {
  /** A session that lives, and whose it is. */
  session?: { id: string; accountId: string } | undefined;
  /** `keyMarkOf` the phone's own key; absent for a client of section 7 alone. */
  keyMark?: string | undefined;
}

/**
 * Whether the token's device may be theirs (S34). The phone's own key decides where both sides have one: another person on the same phone
 * takes over, the same person on another phone does not. Else it is theirs whose session it is; and where it is nobody's, who knows all of
 * the token, provided that no phone has put its key to it.
 */
export function mayClaim(device: KeptDevice, { token }: PushToken, { session, keyMark }: Claimant): boolean {
  if (device.keyMark !== null && keyMark !== undefined) return device.keyMark === keyMark;
  if (device.liveAccountId !== null) return device.liveAccountId === session?.accountId;
  return device.keyMark === null && device.token === token;
}
