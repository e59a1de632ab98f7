import { systemClock } from '../../../contract/base/clock.ts';
import { failed, type Result } from '../../../contract/base/result.ts';
import { language } from '../../strings/language.ts';
import type { MapPoint } from '../place.ts';
import type { AskRoute, Route, RouteStatus, RouteWish } from '../route/route.ts';
import { googleStatus, parseDirections, parseGoogleRoutes } from './parse-google-route.ts';
import { loadGoogle, untilRefused } from './load-google.ts';

/** For one answer of Google, as long as any other service has. */
const ANSWER_MS = 10_000;
/** 0.00001° is about a metre: more would say more about the person than the way needs. */
const PRECISION = 1e5;
/** What is paid for and sent: nothing that is not shown. */
const FIELDS = ['path', 'distanceMeters', 'durationMillis', 'legs', 'warnings'];
/** With these Google says that the key has no Routes API; one of an older project may have directions all the same. */
const closed: readonly RouteStatus[] = ['UNIMPLEMENTED', 'PERMISSION_DENIED', 'REQUEST_DENIED'];

/** Driving routes by Google's Maps JavaScript API. */
export function googleRoutes(key: string): AskRoute {
  return async (wish) => {
    // Without a network its script would only be waited for.
    if (!navigator.onLine) return failed('no-connection');
    const loaded = await loadGoogle(key, 'routes');
    return loaded.ok ? untilRefused(ask(loaded.value, rounded(wish))) : loaded;
  };
}

async function ask(library: google.maps.RoutesLibrary, wish: RouteWish): Promise<Result<Route, RouteStatus>> {
  const at = systemClock.now();
  const route = await answerOf(
    () => computeRoutes(library, wish),
    (answer) => parseGoogleRoutes(answer, wish, at),
  );
  if (route.ok || !closed.includes(route.failure) || typeof library.DirectionsService !== 'function') return route;
  const older = await answerOf(
    () => askDirections(library, wish),
    (answer) => parseDirections(answer, wish, at),
  );
  // Where that is closed too, those who run the server are to be told of the API that Google wants used.
  return older.ok || !closed.includes(older.failure) ? older : route;
}

function computeRoutes({ Route: routes }: Partial<google.maps.RoutesLibrary>, wish: RouteWish): Promise<unknown> {
  if (typeof routes?.computeRoutes !== 'function') throw new NoRoutesApi();
  return routes.computeRoutes({
    origin: wish.from,
    destination: wish.to,
    travelMode: 'DRIVING',
    polylineQuality: 'HIGH_QUALITY',
    language: language(),
    fields: FIELDS,
  });
}

/** Its language is that of the script. */
function askDirections({ DirectionsService }: google.maps.RoutesLibrary, wish: RouteWish): Promise<unknown> {
  return new DirectionsService().route({ origin: wish.from, destination: wish.to, travelMode: 'DRIVING' });
}

class NoRoutesApi extends Error {
  readonly code = 'UNIMPLEMENTED';
}

/** Whatever the script of another does: an answer in time, or why there is none. */
function answerOf(
  question: () => Promise<unknown>,
  read: (answer: unknown) => Result<Route, RouteStatus>,
): Promise<Result<Route, RouteStatus>> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(failed('timed-out')), ANSWER_MS);
    Promise.resolve()
      .then(question)
      .then(read)
      .then(resolve, (error: unknown) => resolve(failed(googleStatus(error))))
      .finally(() => clearTimeout(timer));
  });
}

function rounded({ from, to }: RouteWish): RouteWish {
  const round = ({ lat, lng }: MapPoint) => ({
    lat: Math.round(lat * PRECISION) / PRECISION,
    lng: Math.round(lng * PRECISION) / PRECISION,
  });
  return { from: round(from), to: round(to) };
}
