import { distanceKm } from '../../../../contract/base/great-circle.ts';
import { failed, ok, type Result } from '../../../../contract/base/result.ts';
import type { MapPoint } from '../../place.ts';
import type { Route, RouteStatus, RouteStep, RouteWish } from '../route.ts';
import { decodePolyline } from './polyline.ts';
import { readSteps } from './read-steps.ts';
import { isLength, isRecord, readJson } from './read-values.ts';

/** A simplified line of the longest drive has a few thousand: what has more would only fill the phone. */
const MOST_POINTS = 20_000;
/**
 * Kilometres from an end of the line to the place that was asked for. A server goes from the nearest road that it knows, however far that
 * is: one with the map of another country would answer with a way in there.
 */
const FARTHEST_KM = 10;

/** Reads an answer of OSRM's route service, version 1 (`geometries=polyline`, `steps=true`), with suspicion. */
export function parseRoute(
  answer: { status: number; text: string },
  wish: RouteWish,
  about: { host: string; at: number },
): Result<Route, RouteStatus> {
  const json = readJson(answer.text);
  const code = isRecord(json) ? json['code'] : undefined;
  if (code !== 'Ok') return failed(isCode(code) ? code : statusOf(answer.status));
  if (!isFine(answer.status)) return failed(statusOf(answer.status));
  const route = isRecord(json) && Array.isArray(json['routes']) ? (json['routes'][0] as unknown) : undefined;
  const read = isRecord(route) ? readRoute(route) : undefined;
  if (!read) return failed('unreadable');
  if (!isBetween(read.line, wish)) return failed('off-road');
  return ok({ by: 'osrm', ...about, ...read, from: wish.from, to: wish.to });
}

function readRoute(route: Record<string, unknown>): Pick<Route, 'metres' | 'seconds' | 'line' | 'steps'> | undefined {
  const { distance: metres, duration: seconds, geometry, legs } = route;
  if (!isLength(metres) || !isLength(seconds) || typeof geometry !== 'string' || !Array.isArray(legs)) return undefined;
  const line = decodePolyline(geometry);
  if (!line || line.length < 2 || line.length > MOST_POINTS || !line.every(isOnEarth)) return undefined;
  const steps: RouteStep[] = [];
  for (const leg of legs as unknown[]) {
    const more = isRecord(leg) ? readSteps(leg['steps']) : undefined;
    if (!more) return undefined;
    steps.push(...more);
  }
  return steps.length === 0 ? undefined : { metres, seconds, line, steps };
}

function isOnEarth({ lat, lng }: MapPoint): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

function isBetween(line: readonly MapPoint[], { from, to }: RouteWish): boolean {
  const [first, last] = [line[0], line.at(-1)];
  return !!first && !!last && distanceKm(first, from) <= FARTHEST_KM && distanceKm(last, to) <= FARTHEST_KM;
}

/** `NoRoute`, `NoSegment`, `TooBig`, `InvalidQuery`, …: a word, to be shown as it is. */
function isCode(code: unknown): code is string {
  return typeof code === 'string' && /^[A-Za-z][A-Za-z_-]{0,39}$/.test(code);
}

function isFine(status: number): boolean {
  return status >= 200 && status < 300;
}

function statusOf(status: number): RouteStatus {
  return isFine(status) ? 'unreadable' : `HTTP ${status}`;
}
