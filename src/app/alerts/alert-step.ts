import type { PushState } from '../../data/queries/alerts.ts';
import type { AlertPermission } from '../../platform/push/alert-permission.ts';
import type { AlertMemory } from './alert-memory.ts';

/** What the card about alerts has to say. */
export type AlertStep = 'ask' | 'install' | 'blocked' | 'never' | 'place' | 'done';

/** To whom: alerts about disasters call volunteers alone; all others hear of what is theirs. */
export type AlertAudience = 'volunteer' | 'account' | 'reporter';

interface Facts {
  permission: AlertPermission;
  audience: AlertAudience | undefined;
  state: Pick<PushState, 'isOn' | 'place' | 'wishes'> | null;
  memory: AlertMemory;
  /** This server can send pushes. */
  hasService: boolean;
  now: number;
}

/** How long "Not now" holds; who said it twice is not asked again. */
const REST_MS = 30 * 24 * 3_600_000;
const REFUSALS = 2;

/** Undefined: nothing to ask, or not now. Only volunteers are told of what they would have to do elsewhere first. */
export function alertStep({
  permission,
  audience,
  state,
  memory,
  hasService,
  now,
}: Facts): Exclude<AlertStep, 'done'> | undefined {
  if (audience === undefined || !hasService || isAtRest(memory, now)) return undefined;
  if (permission === 'ask') return 'ask';
  if (audience !== 'volunteer') return undefined;
  if (permission !== 'allowed') return permission;
  const isPlaced = state?.place !== undefined || state?.wishes.place !== undefined;
  return state?.isOn === true && !isPlaced ? 'place' : undefined;
}

/** `hasSent`: something of this phone has arrived. */
export function audienceOf(role: string | undefined, hasSent: boolean): AlertAudience | undefined {
  if (role === 'volunteer') return 'volunteer';
  if (role !== undefined) return 'account';
  return hasSent ? 'reporter' : undefined;
}

function isAtRest({ refusals, refusedAt }: AlertMemory, now: number): boolean {
  if (refusals >= REFUSALS) return true;
  return refusals > 0 && Math.abs(now - refusedAt) < REST_MS;
}
