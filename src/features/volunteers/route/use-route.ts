import { useRef, useState } from 'react';
import type { Point } from '../../../../contract/base/great-circle.ts';
import { allowRoutesBy, keepRoute, takeBackRoutes } from '../../../data/commands/volunteers/route-notes.ts';
import { routeNotes } from '../../../data/queries/volunteers/route-notes.ts';
import { useConfig } from '../../../hooks/shared/use-config.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { findRoute, type RouteSearch } from '../../../maps/route/find-route.ts';
import { providerHost } from '../../../maps/route/provider-host.ts';
import { estimateProvider, keptProvider, osrmProvider } from '../../../maps/route/providers.ts';
import { roadsProvider } from '../../../maps/roads-on-phone/roads-provider.ts';
import { roadPoint } from '../../../maps/roads/road-on-map.ts';
import type { Route } from '../../../maps/route/route.ts';
import type { LocationFailure } from '../../../platform/location.ts';
import { isThinLink } from '../../../platform/link.ts';
import type { ShownRoad } from '../../../data/queries/roads/roads-with-pending.ts';
import { askOwnPosition } from '../place/own-position.ts';
import { keptRoute } from './kept-route.ts';

export interface RouteState {
  /** The route service of this deployment. */
  host: string | undefined;
  /** Are there roads by which the phone finds a way itself? */
  hasRoads: boolean;
  /** Bytes of roads that were missing at the last tap, and not fetched over a thin link unasked. */
  missingBytes: number;
  /** May it be told where the phone is? */
  isAllowed: boolean;
  /** Has that just been taken back here? */
  hasTakenBack: boolean;
  kind: 'idle' | 'asking' | 'asked';
  /** What is to be shown: what was found at the last tap, else what the phone kept. */
  found: RouteSearch['found'];
  /** What was tried in vain at the last tap. */
  failures: RouteSearch['failures'];
  /** Why the phone's position was not to be had at the last tap. */
  trouble: LocationFailure | undefined;
  /** Works out the way anew, `onPhone` alone or by the route service: a tap on its button is the consent to that. */
  show(onPhone?: boolean): void;
  /** The same as at the last tap; where the consent was taken back since, on this phone alone. */
  retry(): void;
  /** A way over the roads of this phone alone, around confirmed road blocks. `mayFetch`: the size was seen, and agreed to. */
  showByRoads(more?: RoadsWish): void;
  /** The road is blocked there, as the volunteer sees it: another way, around that too. */
  goAround(place: Point): void;
  takeBack(): void;
}

export interface RoadsWish {
  mayFetch?: boolean;
  avoidsUnconfirmed?: boolean;
  /** Where the volunteer has found the road blocked on this way. */
  found?: readonly Point[];
}

interface Asked extends Partial<RouteSearch> {
  kind: RouteState['kind'];
  isOnPhone?: boolean;
  roadsWish?: RoadsWish;
  missingBytes?: number;
  hasTakenBack?: boolean;
  trouble?: LocationFailure;
}

/** The way to a disaster, asked for by the person's tap alone. */
export function useRoute(disasterId: string, to: Point, roads: readonly ShownRoad[]): RouteState {
  const config = useConfig();
  const osrmUrl = config?.osrmUrl;
  const hasRoads = config?.roads === true;
  const host = providerHost(osrmUrl);
  const notes = useQuery(() => routeNotes<Route>(), [usePerson()?.id]);
  const [asked, setAsked] = useState<Asked>({ kind: 'idle' });
  const kept = keptRoute(notes, disasterId);
  const isCalledOff = useRef(false);

  async function ask(serviceUrl: string | undefined, roadsWish: RoadsWish = {}): Promise<void> {
    const isService = serviceUrl !== undefined && host !== undefined;
    const isOnPhone = !isService;
    isCalledOff.current = false;
    setAsked({ kind: 'asking' });
    if (isService) await allowRoutesBy(host).catch(console.error);
    const own = await askOwnPosition();
    if (own.kind !== 'on') {
      const trouble = (own.kind === 'off' && own.failure) || 'unavailable';
      return setAsked({ kind: 'asked', isOnPhone, trouble });
    }
    const readKept = async () => keptRoute(await routeNotes<Route>(), disasterId);
    // The phone may have looked for its position for seconds: who took the consent back meanwhile is heeded.
    const mayStillAsk = isService && !isCalledOff.current;
    let missingBytes = 0;
    const byRoads = roadsProvider({
      blocks: blocksToAvoid(roads, roadsWish),
      // Without a network nothing can be fetched: the roads that are there have to do.
      mayFetch: roadsWish.mayFetch === true || !navigator.onLine || !isThinLink(),
      onMissing: (bytes) => (missingBytes = bytes),
    });
    const search = await findRoute({ from: own.from, to }, [
      ...(mayStillAsk ? [osrmProvider(serviceUrl)] : []),
      ...(hasRoads ? [byRoads] : []),
      ...(mayStillAsk ? [keptProvider(readKept)] : []),
      estimateProvider,
    ]);
    // Shown all the same where the phone is too full to keep it.
    if (search.found?.provider === 'osrm') await keepRoute(disasterId, search.found.route).catch(console.error);
    setAsked({ kind: 'asked', isOnPhone, roadsWish, missingBytes, ...search });
  }

  const mayAsk = host !== undefined && notes?.allowedHost === host;
  const show = (onPhone = false, roadsWish: RoadsWish = {}) => {
    if (asked.kind !== 'asking') void ask(onPhone ? undefined : osrmUrl, roadsWish).catch(console.error);
  };
  return {
    host,
    hasRoads,
    missingBytes: asked.missingBytes ?? 0,
    isAllowed: mayAsk,
    hasTakenBack: asked.hasTakenBack === true && !mayAsk,
    kind: asked.kind,
    found: asked.found ?? (kept && { route: kept, provider: 'kept' }),
    failures: asked.failures ?? [],
    trouble: asked.trouble,
    show: (onPhone) => show(onPhone),
    showByRoads: (wish) => show(true, { ...asked.roadsWish, ...wish }),
    goAround: (place) => show(true, { ...asked.roadsWish, found: [...(asked.roadsWish?.found ?? []), place] }),
    retry: () => show(asked.isOnPhone === true || !mayAsk, asked.roadsWish),
    takeBack: () => {
      isCalledOff.current = true;
      setAsked((before) => ({ ...before, hasTakenBack: true }));
      void takeBackRoutes().catch(console.error);
    },
  };
}

/** Confirmed road blocks always; unconfirmed ones where the person wants that too. */
function blocksToAvoid(roads: readonly ShownRoad[], { avoidsUnconfirmed = false, found = [] }: RoadsWish) {
  const known = roads
    .filter(({ state }) => state === 'confirmed' || (avoidsUnconfirmed && state === 'reported'))
    .map((road) => roadPoint(road));
  return [...known, ...found];
}
