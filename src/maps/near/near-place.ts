import type { Point } from '../../../contract/base/great-circle.ts';
import { publicDegrees } from '../../../contract/policies/public-position.ts';
import { readPosition } from '../../../contract/base/read-position.ts';

/** Kilometres around a place. */
export const radii = [5, 10, 25, 50, 100, 250] as const;
export type Radius = (typeof radii)[number];
export const USUAL_KM: Radius = 25;

/** A place that is looked around. */
export interface NearView {
  /** As it was typed, a place or not. */
  near?: string | undefined;
  km: Radius;
}

export function placeOfView({ near }: Pick<NearView, 'near'>): Point | undefined {
  return near === undefined ? undefined : readPosition(near);
}

export function radiusOf(value: string | null): Radius | undefined {
  return radii.find((one) => `${one}` === value);
}

interface AskedPlace {
  lati: string;
  long: string;
  radiusKm: string;
}

/** As the contract takes a place in an address: to about a kilometre, which matters little beside the least radius. */
export function askedPlace(view: NearView): AskedPlace | undefined {
  const place = placeOfView(view);
  return place && { lati: `${publicDegrees(place.lat)}`, long: `${publicDegrees(place.lng)}`, radiusKm: `${view.km}` };
}
