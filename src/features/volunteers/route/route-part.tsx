import { useEffect, useRef } from 'react';
import type { Point } from '../../../../contract/base/great-circle.ts';
import { useNow } from '../../../hooks/shared/use-now.ts';
import type { GoogleTrouble, Route } from '../../../maps/route/route.ts';
import type { ShownRoad } from '../../../data/queries/roads/roads-with-pending.ts';
import { routeTexts } from '../../../strings/volunteers/route.ts';
import { useFocusHeir } from '../../../ui/form/use-focus-heir.ts';
import styles from '../list/task.module.css';
import { BlockedRoute } from './blocked-route.tsx';
import { RouteAsking } from './route-asking.tsx';
import { RouteFacts } from './route-facts.tsx';
import { RouteSteps } from './route-steps.tsx';
import { RouteTrouble } from './route-trouble.tsx';
import { useRoute } from './use-route.ts';

interface RoutePartProps {
  disasterId: string;
  /** Where the disaster is. */
  place: Point;
  /** Blocked roads that this phone knows of. */
  roads: readonly ShownRoad[];
  /** Told of each route that is shown here: its line belongs on the map. Google's belongs on Google's, which may fail. */
  onRoute(route: Route | undefined, onMapFailed: (trouble: GoogleTrouble) => void): void;
}

const CLOCK_MS = 60_000;

/** The way to a disaster: by the route service if there is one and the volunteer wants that, else as this phone can tell it. */
export function RoutePart({ disasterId, place, roads, onRoute }: RoutePartProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusProps = useFocusHeir(heading);
  const state = useRoute(disasterId, place, roads);
  const now = useNow(CLOCK_MS);
  const route = state.found?.route;
  const { giveUpGoogle } = state;
  useEffect(() => onRoute(route, giveUpGoogle), [onRoute, route, giveUpGoogle]);
  return (
    <section
      className={styles['section']}
      aria-labelledby="route-title"
      data-route={state.found?.provider}
      {...focusProps}
    >
      <h3 id="route-title" ref={heading} tabIndex={-1}>
        {routeTexts.title}
      </h3>
      <RouteTrouble state={state} />
      {route && <BlockedRoute route={route} roads={roads} now={now} state={state} />}
      {state.found && <RouteFacts {...state.found} now={now} />}
      <RouteAsking state={state} place={place} />
      {route && route.steps.length > 0 && <RouteSteps steps={route.steps} />}
    </section>
  );
}
