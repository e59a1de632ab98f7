import { failed, type Result } from '../../../contract/base/result.ts';
import { isOnMap } from '../place.ts';
import type { AskRoute, Route, RouteStatus, RouteWish } from './route.ts';

/** One way to come to a route. */
export interface RouteProvider {
  name: 'google' | 'osrm' | 'roads' | 'kept' | 'estimate';
  /** Milliseconds for its code and its answer together. */
  timeLimitMs: number;
  /** Brings its code, which is a chunk of its own. */
  load(): Promise<AskRoute>;
}

export interface RouteFailure {
  provider: RouteProvider['name'];
  status: RouteStatus;
}

export interface RouteSearch {
  found: { route: Route; provider: RouteProvider['name'] } | undefined;
  /** Of those that were tried before it, in their order. */
  failures: readonly RouteFailure[];
}

/** Asks one provider after the other until one has a route, each for its own time at most. Never rejects. */
export async function findRoute(wish: RouteWish, providers: readonly RouteProvider[]): Promise<RouteSearch> {
  const failures: RouteFailure[] = [];
  const hasPlaces = isOnMap(wish.from) && isOnMap(wish.to);
  for (const provider of providers) {
    const answer = hasPlaces ? await askInTime(provider, wish) : failed('no-place');
    if (answer.ok) return { found: { route: answer.value, provider: provider.name }, failures };
    failures.push({ provider: provider.name, status: answer.failure });
  }
  return { found: undefined, failures };
}

/** A provider that never answers must not hold up the next one, whether or not it heeds the signal. */
function askInTime({ timeLimitMs, load }: RouteProvider, wish: RouteWish): Promise<Result<Route, RouteStatus>> {
  const limit = new AbortController();
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      limit.abort();
      resolve(failed('timed-out'));
    }, timeLimitMs);
    const settle = (answer: Result<Route, RouteStatus>) => {
      clearTimeout(timer);
      resolve(answer);
    };
    load()
      .then((ask) => ask(wish, limit.signal))
      .then(settle, (error: unknown) => {
        // Its code could not be brought, or it is broken: the next one is asked all the same.
        console.warn('route', error);
        settle(failed('no-connection'));
      });
  });
}
