import { sharesStorage, type InstallWay } from '../../platform/install-way.ts';
import type { InstallMemory } from './install-memory.ts';

/** `card`: the app asks by itself. `link`: a small way for who wants it after all. */
export type InstallStanding = 'card' | 'link' | 'nothing';

interface Facts {
  /** Absent: it cannot be done here, or is done. */
  way: InstallWay | undefined;
  memory: InstallMemory;
  /** Items of this phone that were sent, and that are not yet. */
  items: { sent: number; unsent: number };
  now: number;
}

/** How long "Not now" holds. */
const REST_MS = 30 * 24 * 3_600_000;
/** Who said it this often is not asked again. */
const REFUSALS = 2;

/** Asks at a good moment, once the app was of use: something was saved on this phone, or somebody came back. */
export function installStanding({ way, memory, items, now }: Facts): InstallStanding {
  if (way === undefined) return 'nothing';
  if (memory.visits < 2 && items.sent + items.unsent === 0) return 'nothing';
  // What waits in this browser would not be in the installed app: first it has to be sent.
  const wouldLeaveBehind = items.unsent > 0 && !sharesStorage(way);
  return isAtRest(memory, now) || wouldLeaveBehind ? 'link' : 'card';
}

function isAtRest({ refusals, refusedAt, isDone }: InstallMemory, now: number): boolean {
  if (isDone || refusals >= REFUSALS) return true;
  return refusals > 0 && Math.abs(now - refusedAt) < REST_MS;
}
