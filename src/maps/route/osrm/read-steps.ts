import type { RouteStep } from '../route.ts';
import { isLength, isRecord } from '../read-values.ts';

/** More than the longest drive has. */
const MOST_STEPS = 5_000;
/** Characters of a road's name; longer ones are cut. */
const ROAD_CHARACTERS = 120;

/** The steps of one leg; `undefined` where one of them cannot be read: with a hole in it nobody could follow the list. */
export function readSteps(steps: unknown): RouteStep[] | undefined {
  if (!Array.isArray(steps) || steps.length > MOST_STEPS) return undefined;
  const read = (steps as unknown[]).map(readStep);
  return read.every((step) => step !== undefined) ? read : undefined;
}

function readStep(step: unknown): RouteStep | undefined {
  if (!isRecord(step) || !isLength(step['distance']) || !isRecord(step['maneuver'])) return undefined;
  const { type, modifier, exit, bearing_after: bearing } = step['maneuver'];
  if (typeof type !== 'string') return undefined;
  const road = roadOf(step['name']) ?? roadOf(step['ref']);
  return {
    type,
    ...(typeof modifier === 'string' && { modifier }),
    ...(isLength(exit) && Number.isInteger(exit) && exit > 0 && { exit }),
    ...(isLength(bearing) && bearing <= 360 && { bearing }),
    ...(road !== undefined && { road }),
    ...(step['mode'] === 'ferry' && { isFerry: true }),
    metres: step['distance'],
  };
}

function roadOf(name: unknown): string | undefined {
  const words = typeof name === 'string' ? name.trim().slice(0, ROAD_CHARACTERS) : '';
  return words === '' ? undefined : words;
}
