import type { PushState } from '../../data/queries/alerts.ts';
import type { AlertPermission } from '../../platform/push/alert-permission.ts';
import type { alertTexts } from '../../strings/shell/alerts.ts';

export type AlertStanding = keyof typeof alertTexts.state;

/** Alerts call approved volunteers and organizations; all others hear of what is theirs, and who has no account of what they sent from this phone. */
export type AlertAudience = 'called' | 'account' | 'nobody';

interface Facts {
  permission: AlertPermission;
  state: PushState | null;
  hasService: boolean;
  /** Who is at this phone. */
  audience: AlertAudience;
}

const ON = { called: 'on', account: 'onAccount', nobody: 'onSent' } as const;

/** How alerts stand on this phone: what keeps them from coming first, the nearest to the person first. */
export function alertStanding({ permission, state, hasService, audience }: Facts): AlertStanding {
  if (permission === 'never' || permission === 'install' || permission === 'blocked') return permission;
  if (!hasService) return 'no-service';
  if (state && !state.isOn) return state.told ? 'offWaits' : 'off';
  if (permission === 'ask') return 'ask';
  if (!state) return 'off';
  if (state.trouble !== undefined) return state.trouble;
  if (!state.told) return 'waits';
  return ON[audience];
}
