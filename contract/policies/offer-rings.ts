import { distanceKm, type Point } from '../base/great-circle.ts';
import type { ServiceArea } from '../entities/ngo.ts';
import { limits } from '../limits.ts';
import { areaCentre } from './service-area.ts';

/** How often a request that nobody takes is offered further away: each time to twice the distance. */
export const OFFER_RINGS = 3;

const MINUTE_MS = 60_000;

/** Which ring a request is offered in that waits since then: 0 is the service areas themselves. Both in epoch milliseconds. */
export function offerRing(since: number, now: number): number {
  const turns = Math.floor((now - since) / (limits.offerWiderMinutes * MINUTE_MS));
  return Number.isFinite(turns) ? Math.max(0, Math.min(OFFER_RINGS, turns)) : 0;
}

/**
 * Is a request offered to an NGO of this area in that ring? Everywhere without an area, and wherever nobody knows where it is: a person in
 * need is not passed over for that.
 */
export function isOffered(area: ServiceArea | undefined, place: Point | undefined, ring: number): boolean {
  const centre = areaCentre(area);
  if (area === undefined || centre === undefined || place === undefined) return true;
  return distanceKm(centre, place) <= area.radiusKm * 2 ** ring;
}
