import { distanceKm, type Point } from '../base/great-circle.ts';
import type { ServiceArea } from '../entities/ngo.ts';
import { placeOf } from './place-of.ts';

/** The middle of an NGO's service area; undefined where it works everywhere, or its position cannot be read. */
export function areaCentre(area: ServiceArea | undefined): Point | undefined {
  return area && placeOf(area);
}

/** Does an NGO work there? Everywhere without an area, and wherever nobody knows where it is: a person in need is not passed over for that. */
export function servesPlace(area: ServiceArea | undefined, place: Point | undefined): boolean {
  const centre = areaCentre(area);
  if (area === undefined || centre === undefined || place === undefined) return true;
  return distanceKm(centre, place) <= area.radiusKm;
}
