import { failed, ok, type Result } from '../../../../contract/base/result.ts';
import type { MapPoint } from '../../place.ts';
import { isBetween, isOnEarth } from '../is-between.ts';
import type { Route, RouteStatus, RouteStep, RouteWish } from '../route.ts';
import { decodePolyline } from './polyline.ts';
import { readSteps } from './read-steps.ts';
import { isLength, isRecord, readJson } from '../read-values.ts';

/** A simplified line of the longest drive has a few thousand: what has more would only fill the phone. */
const MOST_POINTS = 20_000;

/** Reads an answer of OSRM's route service, version 1 (`geometries=polyline` or `geojson`, `steps=true`), with suspicion. */
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
  if (!isLength(metres) || !isLength(seconds) || !Array.isArray(legs)) return undefined;
  const line = readLine(geometry);
  if (!line || line.length < 2 || line.length > MOST_POINTS || !line.every(isOnEarth)) return undefined;
  const steps: RouteStep[] = [];
  for (const leg of legs as unknown[]) {
    const more = isRecord(leg) ? readSteps(leg['steps']) : undefined;
    if (!more) return undefined;
    steps.push(...more);
  }
  return steps.length === 0 ? undefined : { metres, seconds, line, steps };
}

/** The polyline that was asked for, or GeoJSON, which some servers that speak OSRM's API answer with whatever they are asked. */
function readLine(geometry: unknown): MapPoint[] | undefined {
  if (typeof geometry === 'string') return decodePolyline(geometry);
  if (!isRecord(geometry) || geometry['type'] !== 'LineString' || !Array.isArray(geometry['coordinates']))
    return undefined;
  const line = (geometry['coordinates'] as unknown[]).map(readPoint);
  return line.every((point) => point !== undefined) ? line : undefined;
}

/** Longitude first, and perhaps a height after the two. */
function readPoint(point: unknown): MapPoint | undefined {
  const [lng, lat] = Array.isArray(point) ? (point as unknown[]) : [];
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined;
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
