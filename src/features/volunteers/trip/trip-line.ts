import { distanceKm, type Point } from '../../../../contract/base/great-circle.ts';
import type { Trip } from '../../../data/queries/volunteers/trip.ts';

/** Metres: less than this is the receiver's own wandering. */
const STEP_M = 25;
/** So much and no more of the phone's storage: some 100 kB. A longer trip is kept more roughly. */
export const MOST_POINTS = 2_000;
/** About a metre. */
const DECIMALS = 1e5;

type Parts = Trip['parts'];

/** The trip with where the phone is now; the same one where it has hardly moved. */
export function withPoint(parts: Parts, { lat, lng }: Point): Parts {
  const point = { lat: Math.round(lat * DECIMALS) / DECIMALS, lng: Math.round(lng * DECIMALS) / DECIMALS };
  const last = parts.at(-1) ?? [];
  const before = last.at(-1);
  if (before && distanceKm(before, point) * 1000 < STEP_M) return parts;
  const longer = [...parts.slice(0, -1), [...last, point]];
  return count(longer) > MOST_POINTS ? rougher(longer) : longer;
}

/** From now on after a pause: nothing is drawn over what was not recorded. */
export function withPause(parts: Parts): Parts {
  return (parts.at(-1) ?? []).length === 0 ? parts : [...parts, []];
}

export function lengthM(parts: Parts): number {
  const km = parts.flatMap((part) => part.slice(1).map((point, index) => distanceKm(part[index] ?? point, point)));
  return km.reduce((sum, one) => sum + one, 0) * 1000;
}

function count(parts: Parts): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}

/** Every second point goes, but for the ends of each part. Parts that are many pauses and little way go with the oldest. */
function rougher(parts: Parts): Parts {
  const halves = parts.map((part) => part.filter((_, index) => index % 2 === 0 || index === part.length - 1));
  return count(halves) < MOST_POINTS ? halves : halves.slice(Math.ceil(halves.length / 2));
}
