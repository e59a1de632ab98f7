import { failed, ok, type Result } from '../../../contract/base/result.ts';
import type { MapPoint } from '../place.ts';
import { isBetween, isOnEarth } from '../route/is-between.ts';
import { isLength, isRecord } from '../route/read-values.ts';
import type { Route, RouteStatus, RouteStep, RouteWish } from '../route/route.ts';
import { plainWords } from './plain-words.ts';

/** As people know it, and as its terms want it to be named beside what comes from it. */
export const GOOGLE_NAME = 'Google Maps';

/** A line of high quality has a point every few metres in bends; what has more than the longest drive would only fill the phone. */
const MOST_POINTS = 200_000;
/** More than the longest drive has. */
const MOST_STEPS = 5_000;
/** More than a screen should say beside a route. */
const MOST_REMARKS = 10;

type Facts = Pick<Route, 'metres' | 'seconds' | 'line' | 'steps' | 'remarks'>;
type Raw = Readonly<Record<string, unknown>>;

/** Reads what `Route.computeRoutes` answered, with suspicion. */
export function parseGoogleRoutes(answer: unknown, wish: RouteWish, at: number): Result<Route, RouteStatus> {
  return parse(answer, wish, at, (route) => {
    const { distanceMeters: metres, durationMillis: millis, path, legs, warnings } = route;
    const seconds = isLength(millis) ? millis / 1000 : undefined;
    const steps = readSteps(legs, ({ instructions, distanceMeters }) => [instructions, distanceMeters]);
    return factsOf({ metres, seconds, line: readLine(path), steps, remarks: readRemarks(warnings) });
  });
}

/** Reads what the older `DirectionsService` answered. Its steps are markup, of which the text alone is taken. */
export function parseDirections(answer: unknown, wish: RouteWish, at: number): Result<Route, RouteStatus> {
  return parse(answer, wish, at, (route) => {
    const { legs, overview_path: path, warnings, copyrights } = route;
    const all = Array.isArray(legs) ? (legs as unknown[]) : [];
    const steps = readSteps(legs, ({ instructions, distance }) => [instructions, valueOf(distance)]);
    return factsOf({
      metres: sumOf(all, 'distance'),
      seconds: sumOf(all, 'duration'),
      line: readLine(path),
      steps,
      remarks: [...readRemarks(warnings), ...readRemarks([copyrights])],
    });
  });
}

/** Google's word for why there is no route, such as `ZERO_RESULTS`: to be shown as it is. */
export function googleStatus(error: unknown): RouteStatus {
  const { code, name, message } = Object(error) as Record<string, unknown>;
  if (isStatus(code)) return code;
  // `MapsRequestError: DIRECTIONS_ROUTE: ZERO_RESULTS: …`
  const said = typeof message === 'string' ? /^[A-Z_]+: ([A-Z_]+):/.exec(message)?.[1] : undefined;
  if (isStatus(said)) return said;
  return name === 'MapsNetworkError' ? 'no-connection' : 'UNKNOWN_ERROR';
}

function isStatus(code: unknown): code is string {
  return typeof code === 'string' && /^[A-Z][A-Z_]{1,39}$/.test(code);
}

function parse(
  answer: unknown,
  wish: RouteWish,
  at: number,
  read: (route: Raw) => Facts | undefined,
): Result<Route, RouteStatus> {
  if (!isRecord(answer)) return failed('unreadable');
  const { routes = [] } = answer;
  if (!Array.isArray(routes)) return failed('unreadable');
  if (routes.length === 0) return failed('ZERO_RESULTS');
  const route: unknown = routes[0];
  const facts = isRecord(route) ? read(route) : undefined;
  if (!facts) return failed('unreadable');
  if (!isBetween(facts.line, wish)) return failed('off-road');
  return ok({ by: 'google', host: GOOGLE_NAME, at, ...facts, from: wish.from, to: wish.to });
}

function factsOf(read: {
  metres: unknown;
  seconds: unknown;
  line: MapPoint[] | undefined;
  steps: RouteStep[] | undefined;
  remarks: string[];
}): Facts | undefined {
  const { metres, seconds, line, steps, remarks } = read;
  if (!isLength(metres) || !isLength(seconds) || !line || !steps || steps.length === 0) return undefined;
  return { metres, seconds, line, steps, ...(remarks.length > 0 && { remarks }) };
}

/** Members of Google's points are numbers, or functions that answer with one. */
function readLine(path: unknown): MapPoint[] | undefined {
  if (!Array.isArray(path) || path.length < 2 || path.length > MOST_POINTS) return undefined;
  const points = (path as unknown[]).map((point) => {
    const { lat, lng } = Object(point) as Raw;
    return { lat: coordinateOf(point, lat), lng: coordinateOf(point, lng) };
  });
  // NaN is on no Earth.
  return points.every(isOnEarth) ? points : undefined;
}

function coordinateOf(point: unknown, member: unknown): number {
  const value: unknown = typeof member === 'function' ? Reflect.apply(member, point, []) : member;
  return typeof value === 'number' ? value : Number.NaN;
}

/** A step without words goes on along the one before: its length is that one's. */
function readSteps(legs: unknown, read: (step: Raw) => [words: unknown, metres: unknown]): RouteStep[] | undefined {
  if (!Array.isArray(legs)) return undefined;
  const steps: RouteStep[] = [];
  for (const leg of legs as unknown[]) {
    const some = isRecord(leg) ? leg['steps'] : undefined;
    if (!Array.isArray(some) || steps.length + some.length > MOST_STEPS) return undefined;
    for (const step of some as unknown[]) {
      if (!isRecord(step)) return undefined;
      const [said, metres] = read(step);
      if (!isLength(metres)) return undefined;
      const words = plainWords(said);
      const before = steps.at(-1);
      if (words !== '') steps.push({ type: 'said', words, metres });
      else if (before) before.metres += metres;
    }
  }
  return steps;
}

function readRemarks(remarks: unknown): string[] {
  if (!Array.isArray(remarks)) return [];
  return (remarks as unknown[])
    .slice(0, MOST_REMARKS)
    .map(plainWords)
    .filter((words) => words !== '');
}

/** Of `{ text, value }`. */
function valueOf(measure: unknown): unknown {
  return isRecord(measure) ? measure['value'] : undefined;
}

function sumOf(legs: readonly unknown[], name: 'distance' | 'duration'): number {
  return legs.reduce<number>((sum, leg) => {
    const value = isRecord(leg) ? valueOf(leg[name]) : undefined;
    return isLength(value) ? sum + value : Number.NaN;
  }, 0);
}
