/** What stands on a map. `label` is what a screen reader says of it. */
export interface MapPlace {
  id: string;
  lat: number;
  lng: number;
  label: string;
  tone: MapTone;
  /** Of a mark that stands for so many places somebody else has counted: it leads nearer. Absent: one place. */
  weight?: number;
}

/**
 * Told apart on the map by shape as well as by colour. From the gravest on: a group has the look of its gravest place.
 * `blocked` and `unsure` are roads, confirmed and not: they stand beside what a map is about.
 */
export const mapTones = ['danger', 'blocked', 'unsure', 'warning', 'info', 'good', 'neutral'] as const;
export type MapTone = (typeof mapTones)[number];

/** Degrees of WGS 84. */
export interface MapPoint {
  lat: number;
  lng: number;
}

/** A point that is known only to within so many metres; without them it is as exact as it says. */
export interface KnownPoint extends MapPoint {
  accuracyM?: number | undefined;
}

/** Is this somewhere on the ground? What could not be read as numbers becomes 0, 0 elsewhere: never a place. */
export function isOnMap({ lat, lng }: MapPoint): boolean {
  const isInRange = Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return isInRange && !(lat === 0 && lng === 0);
}
