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

/**
 * Asks one provider after the other until one has a route that `isOpen`, each for its own time at most. Where none is open the first of them is
 * found all the same, for an estimate knows no road at all. Never rejects.
 */
export async function findRoute(
  wish: RouteWish,
  providers: readonly RouteProvider[],
  isOpen: (found: NonNullable<RouteSearch['found']>) => boolean = () => true,
): Promise<RouteSearch> {
  const failures: RouteFailure[] = [];
  let closed: RouteSearch['found'];
  const hasPlaces = isOnMap(wish.from) && isOnMap(wish.to);
  for (const provider of providers) {
    if (closed && provider.name === 'estimate') break;
    const answer = hasPlaces ? await askInTime(provider, wish) : failed('no-place');
    const found = answer.ok ? { route: answer.value, provider: provider.name } : undefined;
    if (found && isOpen(found)) return { found, failures };
    closed ??= found;
    failures.push({ provider: provider.name, status: answer.ok ? 'blocked' : answer.failure });
  }
  return { found: closed, failures: closed ? failures.filter(({ status }) => status !== 'blocked') : failures };
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
