import { routes } from '../../routes.ts';
import { volunteerTabAddress } from '../../addresses.ts';
import type { AlertAudience } from './alert-step.ts';

/** Where somebody who is logged in chooses which alerts come to this phone, and for where. */
export function alertsAddress(audience: AlertAudience): string {
  return `${audience === 'volunteer' ? volunteerTabAddress('profile') : routes.account}#alerts`;
}
