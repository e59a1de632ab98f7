import type { knownNeeds } from './known-needs.ts';

/** Whoever needs rescue or medicine cannot say how much of it. */
const uncounted: readonly (typeof knownNeeds)[number][] = ['Medicine', 'First aid', 'Rescue boat', 'Evacuation'];

/** Must a need of this kind say how much? */
export function isCounted(type: string): boolean {
  const kind = type.trim().toLowerCase();
  return uncounted.every((one) => one.toLowerCase() !== kind);
}

/** What our phones send as the quantity where nothing was said: a server that is older, or a stranger's, takes no need without one. */
export const NO_QUANTITY = '—';
