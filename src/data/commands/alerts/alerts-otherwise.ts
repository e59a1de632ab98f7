import type { Result } from '../../../../contract/base/result.ts';
import { keep } from './alerts.ts';

/**
 * Alerts come another way where no push can: kept at once, and the server told anew of this phone when it can be. It forgets all of such a
 * phone once no other way is wanted, also if that was for a moment.
 */
export function tellAlertsOtherwise(now: number): Promise<Result<void, 'storage'>> {
  return keep(({ told: _forgotten, ...state }) => ({ ...state, isOn: true }), now);
}
