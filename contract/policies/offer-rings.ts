import { distanceKm, type Point } from '../base/great-circle.ts';
import type { ServiceArea } from '../entities/ngo.ts';
import { limits } from '../limits.ts';
import { areaCentre, servesPlace } from './service-area.ts';

/** How often a request that nobody takes is offered further away: each time to twice the distance. */
export const OFFER_RINGS = 3;

const MINUTE_MS = 60_000;

/** Which ring a request is offered in that waits since then: 0 is the service areas themselves. Both in epoch milliseconds. */
export function offerRing(since: number, now: number): number {
  const turns = Math.floor((now - since) / (limits.offerWiderMinutes * MINUTE_MS));
  return Number.isFinite(turns) ? Math.max(0, Math.min(OFFER_RINGS, turns)) : 0;
}

/** Is a request offered to an NGO of this area in that ring? As in the area itself, only further. */
export function isOffered(area: ServiceArea | undefined, place: Point | undefined, ring: number): boolean {
  return servesPlace(area && { ...area, radiusKm: area.radiusKm * 2 ** ring }, place);
}

/** Kilometres from the edge of its area at which a request lies that is offered to an NGO for want of others; none: in its area, or not offered. */
export function offeredBeyondKm(
  area: ServiceArea | undefined,
  place: Point | undefined,
  ring: number,
): number | undefined {
  const centre = areaCentre(area);
  if (area === undefined || centre === undefined || place === undefined) return undefined;
  if (servesPlace(area, place) || !isOffered(area, place, ring)) return undefined;
  return distanceKm(centre, place) - area.radiusKm;
}
