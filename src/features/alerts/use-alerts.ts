import { useSyncExternalStore } from 'react';
import type { KnownConfig } from '../../data/queries/config.ts';
import { alertState, type PushState } from '../../data/queries/alerts.ts';
import { useConfig } from '../../hooks/shared/use-config.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { useQuery } from '../../hooks/shared/use-query.ts';
import { alertPermission, followAlertPermission } from '../../platform/push/alert-permission.ts';
import { alertStanding, type AlertAudience, type AlertStanding } from './alert-standing.ts';

export interface Alerts {
  standing: AlertStanding;
  state: PushState | null;
  isVolunteer: boolean;
  /** A volunteer, or an organization: those are called to what suits them. */
  isCalled: boolean;
  isApproved: boolean;
  config: KnownConfig;
}

/** How alerts stand on this phone; undefined while that is being read. */
export function useAlerts(): Alerts | undefined {
  const permission = useSyncExternalStore(followAlertPermission, alertPermission);
  const person = usePerson();
  const config = useConfig();
  const known = useQuery(async () => ({ state: await alertState() }), [person?.id]);
  if (!known || !config) return undefined;
  const isVolunteer = person?.role === 'volunteer';
  const isApproved = person?.status !== 'pending';
  const hasService = config.firebase !== undefined || config.vapidPublicKey !== undefined;
  const isCalled = isVolunteer || person?.role === 'ngo';
  const audience: AlertAudience = !person ? 'nobody' : isCalled && isApproved ? 'called' : 'account';
  const standing = alertStanding({ permission, state: known.state, hasService, audience });
  return { standing, state: known.state, isVolunteer, isCalled, isApproved, config };
}
