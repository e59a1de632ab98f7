import { useCallback, useEffect, useRef, useState } from 'react';
import type { Point } from '../../../../contract/base/great-circle.ts';
import {
  allowRoutesBy,
  avoidUnconfirmed,
  keepRoute,
  takeBackRoutes,
} from '../../../data/commands/volunteers/route-notes.ts';
import { routeNotes } from '../../../data/queries/volunteers/route-notes.ts';
import { useConfig } from '../../../hooks/shared/use-config.ts';
import { useOnline } from '../../../hooks/shared/use-online.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { findRoute, type RouteFailure, type RouteSearch } from '../../../maps/route/find-route.ts';
import { googleProvider } from '../../../maps/google/google-provider.ts';
import { providerHost } from '../../../maps/route/provider-host.ts';
import { estimateProvider, keptProvider, osrmProvider } from '../../../maps/route/providers.ts';
import { roadsProvider } from '../../../maps/roads-on-phone/roads-provider.ts';
import { pointsOnLine } from '../../../maps/roads/blocks-on-line.ts';
import type { GoogleTrouble, Route } from '../../../maps/route/route.ts';
import type { LocationFailure } from '../../../platform/location.ts';
import { isThinLink } from '../../../platform/link.ts';
import { askOwnPosition } from '../place/own-position.ts';
import { blocksToAvoid } from './blocks-to-avoid.ts';
import { keptRoute } from './kept-route.ts';

export interface RouteState {
  /** The route service of this deployment. */
  host: string | undefined;
  /** The key that Google is asked with, before that service; absent: a tap asks Google nothing. */
  googleKey: string | undefined;
  /** Is Google to be named on the screen, so that a tap is a consent to that too? */
  offersGoogle: boolean;
  /** Told whether it is named there. The same function always. */
  nameGoogle(isNamed: boolean): void;
  /** Are there roads by which the phone finds a way itself? */
  hasRoads: boolean;
  /** Bytes of roads that were missing at the last tap, and not fetched over a thin link unasked. */
  missingBytes: number;
  /** Who may be told where the phone is: all whom a tap asks, or some of them. */
  isAllowed: boolean;
  allowed: { host: boolean; google: boolean };
  /** Has that just been taken back here? */
  hasTakenBack: boolean;
  kind: 'idle' | 'asking' | 'asked';
  /** What is to be shown: what was found at the last tap, else what the phone kept. */
  found: RouteSearch['found'];
  /** What was tried in vain at the last tap. */
  failures: RouteSearch['failures'];
  /** Why the phone's position was not to be had at the last tap. */
  trouble: LocationFailure | undefined;
  /** Works out the way anew, `onPhone` alone or by the route services: a tap on its button is the consent to that. */
  show(onPhone?: boolean): void;
  /** The same as at the last tap; where the consent was taken back since, on this phone alone. */
  retry(): void;
  /** A way over the roads of this phone alone, around road blocks. `mayFetch`: the size was seen, and agreed to. */
  showByRoads(more?: RoadsWish): void;
  /** Does the person want unconfirmed road blocks avoided, now and later? */
  avoidsUnconfirmed: boolean;
  /** Keeps that wish, and looks for the way over the phone's roads by it. */
  setAvoidsUnconfirmed(avoids: boolean): void;
  takeBack(): void;
  /** Google's map could not be drawn, or was taken away: those after Google are asked. The same function always. */
  giveUpGoogle(trouble: GoogleTrouble): void;
}

export interface RoadsWish {
  mayFetch?: boolean;
  avoidsUnconfirmed?: boolean;
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
export function useRoute(disasterId: string, to: Point): RouteState {
  const config = useConfig();
  const { osrmUrl, googleMapsKey } = config ?? {};
  const hasRoads = config?.roads === true;
  const host = providerHost(osrmUrl);
  const notes = useQuery(() => routeNotes<Route>(), [usePerson()?.id]);
  const isOnline = useOnline();
  const [isGoogleNamed, nameGoogle] = useState(false);
  const allowsGoogle = notes?.allowsGoogle === true;
  const googleKey = allowsGoogle || isGoogleNamed ? googleMapsKey : undefined;
  const hasService = host !== undefined || googleKey !== undefined;
  const [asked, setAsked] = useState<Asked>({ kind: 'idle' });
  const kept = keptRoute(notes, disasterId);
  const isCalledOff = useRef(false);

  async function ask(isOnPhone: boolean, roadsWish: RoadsWish = {}): Promise<void> {
    isCalledOff.current = false;
    setAsked({ kind: 'asking' });
    if (!isOnPhone) await allowRoutesBy(host, { google: googleKey !== undefined }).catch(console.error);
    const own = await askOwnPosition();
    if (own.kind !== 'on') {
      const trouble = (own.kind === 'off' && own.failure) || 'unavailable';
      return setAsked({ kind: 'asked', isOnPhone, trouble });
    }
    return search(own.from, { isOnPhone, roadsWish });
  }

  async function search(from: Point, { isOnPhone, roadsWish, withoutGoogle }: Search): Promise<void> {
    const readKept = async () => keptRoute(await routeNotes<Route>(), disasterId);
    const { blocks, unasked } = await blocksToAvoid(roadsWish.avoidsUnconfirmed);
    // The phone may have looked for its position for seconds: who took the consent back meanwhile is heeded.
    const mayStillAsk = !isOnPhone && !isCalledOff.current;
    let missingBytes = 0;
    const byRoads = roadsProvider({
      blocks,
      // Without a network nothing can be fetched: the roads that are there have to do.
      mayFetch: roadsWish.mayFetch === true || !navigator.onLine || !isThinLink(),
      onMissing: (bytes) => (missingBytes = bytes),
    });
    const providers = [
      ...(mayStillAsk && googleKey !== undefined && !withoutGoogle ? [googleProvider(googleKey)] : []),
      ...(mayStillAsk && osrmUrl !== undefined && host !== undefined ? [osrmProvider(osrmUrl)] : []),
      ...(hasRoads ? [byRoads] : []),
      ...(mayStillAsk ? [keptProvider(readKept)] : []),
      estimateProvider,
    ];
    const result = await findRoute({ from, to }, providers, ({ route, provider }) => {
      // The phone's own search has been told of the blocks, and may begin right beside one; an estimate knows no roads.
      return provider === 'roads' || provider === 'estimate' || pointsOnLine(route.line, unasked).length === 0;
    });
    const { found } = result;
    // The phone's own way takes the place of one that was kept, lest a reload lead over the block again. Google's terms let none of its
    // routes be kept. Shown all the same where the phone is too full.
    if (found && (found.provider === 'osrm' || (found.provider === 'roads' && (await readKept())))) {
      await keepRoute(disasterId, found.route).catch(console.error);
    }
    const failures = [...(withoutGoogle ? [withoutGoogle] : []), ...result.failures];
    // Google's route is on a map that asks Google for more as it is moved: not for who took the consent back meanwhile.
    if (found?.provider === 'google' && isCalledOff.current) return setAsked(takenBack);
    setAsked({ kind: 'asked', isOnPhone, roadsWish, missingBytes, found, failures });
  }

  const allowed = {
    host: host !== undefined && notes?.allowedHost === host,
    google: googleKey !== undefined && allowsGoogle,
  };
  const isAllowed = hasService && allowed.host === (host !== undefined) && allowed.google === (googleKey !== undefined);
  const show = (onPhone = false, roadsWish: RoadsWish = {}) => {
    if (asked.kind !== 'asking') void ask(onPhone || !hasService, roadsWish).catch(console.error);
  };

  const giveUp = useRef<RouteState['giveUpGoogle']>(() => undefined);
  useEffect(() => {
    giveUp.current = (trouble) => {
      if (asked.found?.provider !== 'google') return;
      const { from } = asked.found.route;
      setAsked({ kind: 'asking' });
      const withoutGoogle = { provider: 'google', status: trouble } as const;
      void search(from, { isOnPhone: false, roadsWish: asked.roadsWish ?? {}, withoutGoogle }).catch(console.error);
    };
  });
  const giveUpGoogle = useCallback((trouble: GoogleTrouble) => giveUp.current(trouble), []);

  return {
    host,
    googleKey,
    offersGoogle: googleMapsKey !== undefined && !allowsGoogle && isOnline,
    nameGoogle,
    hasRoads,
    missingBytes: asked.missingBytes ?? 0,
    isAllowed,
    allowed,
    hasTakenBack: asked.hasTakenBack === true && !isAllowed,
    kind: asked.kind,
    found: asked.found ?? (kept && { route: kept, provider: 'kept' }),
    failures: asked.failures ?? [],
    trouble: asked.trouble,
    show: (onPhone) => show(onPhone),
    showByRoads: (wish) => show(true, { ...asked.roadsWish, ...wish }),
    avoidsUnconfirmed: notes?.avoidsUnconfirmed === true,
    setAvoidsUnconfirmed: (avoids) => {
      if (asked.kind === 'asking') return;
      void avoidUnconfirmed(avoids).catch(console.error);
      const isShown = asked.found?.provider === 'roads';
      if (avoids || isShown) show(true, { ...asked.roadsWish, avoidsUnconfirmed: avoids });
    },
    retry: () => show(asked.isOnPhone === true || !isAllowed, asked.roadsWish),
    takeBack: () => {
      isCalledOff.current = true;
      setAsked((before) => (before.found?.provider === 'google' ? takenBack : { ...before, hasTakenBack: true }));
      void takeBackRoutes().catch(console.error);
    },
    giveUpGoogle,
  };
}

const takenBack: Asked = { kind: 'idle', hasTakenBack: true };

interface Search {
  isOnPhone: boolean;
  roadsWish: RoadsWish;
  /** What had gone wrong with Google before, so that it is not asked. */
  withoutGoogle?: RouteFailure;
}
