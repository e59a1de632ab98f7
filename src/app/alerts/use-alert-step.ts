import { useState, useSyncExternalStore } from 'react';
import { systemClock } from '../../../contract/base/clock.ts';
import { alertState } from '../../data/queries/alerts.ts';
import { arrivals } from '../../data/queries/items/arrivals.ts';
import { useConfig } from '../../hooks/shared/use-config.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { useQuery } from '../../hooks/shared/use-query.ts';
import { alertPermission, followAlertPermission } from '../../platform/push/alert-permission.ts';
import { readAlertMemory } from './alert-memory.ts';
import { alertStep, audienceOf, type AlertAudience } from './alert-step.ts';

/** Whether alerts have a reason to ask on this phone now, and whom. */
export function useAlertStep() {
  const permission = useSyncExternalStore(followAlertPermission, alertPermission);
  const person = usePerson();
  const config = useConfig();
  const known = useQuery(async () => ({ state: await alertState() }), [person?.id]);
  const items = useQuery(() => arrivals().catch(() => ({ sent: 0 })), []);
  const [memory] = useState(readAlertMemory);
  const audience: AlertAudience | undefined = audienceOf(person?.role, (items?.sent ?? 0) > 0);
  const hasService = config?.firebase !== undefined || config?.vapidPublicKey !== undefined;
  const state = known?.state ?? null;
  const step = known && alertStep({ permission, audience, state, memory, hasService, now: systemClock.now() });
  return { step, audience, permission, state, hasService };
}
