/**
 * Name of the hidden control that says how exact the position is that the phone filled in: the text that it filled in, and the metres
 * behind it. They count for as long as the place says just that: what a person types is as exact as they are.
 */
export const LOCATED = 'locationAccuracy';

const BETWEEN = '; ';

export function locatedText(location: string, accuracyM: number | undefined): string {
  return accuracyM === undefined ? '' : `${location}${BETWEEN}${accuracyM}`;
}

/** The metres in it. */
export function metresOf(located: string): number | undefined {
  const parted = located.lastIndexOf(BETWEEN);
  return parted > 0 ? Number(located.slice(parted + BETWEEN.length)) : undefined;
}

/** Metres, where the place is still the phone's own position. */
export function accuracyOf(location: string, located: string): number | undefined {
  const metres = metresOf(located);
  return locatedText(location, metres) === located ? metres : undefined;
}
