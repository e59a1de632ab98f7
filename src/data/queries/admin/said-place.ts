import { distanceKm, type Point } from '../../../../contract/base/great-circle.ts';
import type { Near } from '../../../../contract/entities/near.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import { mainDb } from '../../db.ts';
import { folded } from '../../../../contract/search/folded.ts';
import { ofOwnCopy } from '../lists/lists.ts';

/** Kilometres: farther from its middle no city reaches, and help from there does not come within the hour. */
const AROUND_KM = 50;

/** A place as somebody called it. */
export interface SaidPlace {
  /** Its words, each to be found in what was written. */
  text: string;
  /** Where this device's records know a town of that name. */
  towns: readonly Point[];
}

/** Looks a place up in the names of towns by which records are shown: "Delhi" is what is "near New Delhi". */
export async function saidPlace(text: string): Promise<SaidPlace> {
  const middles = new Map<string, { km: number; point: Point }>();
  const note = (near: Near, point: Point) => {
    const town = [near.name, near.region, near.country].join('\n');
    if (near.km < (middles.get(town)?.km ?? Infinity)) middles.set(town, { km: near.km, point });
  };
  await ofOwnCopy(
    'reports',
    () =>
      mainDb.reports.each(({ near, location }) => {
        const point = placeOf(location);
        if (near && point && isNamed(near, text)) note(near, point);
      }),
    undefined,
  );
  return { text, towns: [...middles.values()].map(({ point }) => point) };
}

/** Is a record there, by the town that it is near, or by how far it is from one of that name? */
export function isAround(
  { text, towns }: SaidPlace,
  { near, at }: { near?: Near | undefined; at: Point | undefined },
): boolean {
  if (near && isNamed(near, text)) return true;
  return at !== undefined && towns.some((town) => distanceKm(town, at) <= AROUND_KM);
}

function isNamed({ name, region = '' }: Near, text: string): boolean {
  const town = folded(`${name} ${region}`);
  return folded(text)
    .split(/\s+/)
    .every((word) => town.includes(word));
}
