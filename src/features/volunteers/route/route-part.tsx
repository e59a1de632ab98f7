import { useEffect, useMemo, useRef } from 'react';
import type { Point } from '../../../../contract/base/great-circle.ts';
import { useMay } from '../../../hooks/shared/use-may.ts';
import { useNow } from '../../../hooks/shared/use-now.ts';
import { placeAhead } from '../../../maps/route/on-way.ts';
import type { GoogleTrouble, Route } from '../../../maps/route/route.ts';
import type { ShownRoad } from '../../../data/queries/roads/roads-with-pending.ts';
import { routeBlockTexts } from '../../../strings/volunteers/route-blocks.ts';
import { routeTexts } from '../../../strings/volunteers/route.ts';
import { useFocusHeir } from '../../../ui/form/use-focus-heir.ts';
import styles from '../list/task.module.css';
import { BlockedHere } from './blocked-here.tsx';
import { BlockedRoute } from './blocked-route.tsx';
import { RouteAsking } from './route-asking.tsx';
import { RouteFacts } from './route-facts.tsx';
import { RouteRisks } from './route-risks.tsx';
import { RouteSteps } from './route-steps.tsx';
import { RouteTrouble } from './route-trouble.tsx';
import { useRoute } from './use-route.ts';

interface RoutePartProps {
  disasterId: string;
  /** Where the disaster is. */
  place: Point;
  /** Blocked roads that this phone knows of. */
  roads: readonly ShownRoad[];
  /** Where the phone is, as it moves. */
  self: Point | undefined;
  /** Told of each route that is shown here: its line belongs on the map. Google's belongs on Google's, which may fail. */
  onRoute(route: Route | undefined, onMapFailed: (trouble: GoogleTrouble) => void): void;
}

const CLOCK_MS = 60_000;

/** The way to a disaster: by the route service if there is one and the volunteer wants that, else as this phone can tell it. */
export function RoutePart({ disasterId, place, roads, self, onRoute }: RoutePartProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusProps = useFocusHeir(heading);
  const state = useRoute(disasterId, place);
  const now = useNow(CLOCK_MS);
  const mayReport = useMay('report-road-blocks');
  const route = state.found?.route;
  const { giveUpGoogle } = state;
  useEffect(() => onRoute(route, giveUpGoogle), [onRoute, route, giveUpGoogle]);
  const ahead = useMemo(
    () => (route && self && route.by !== 'estimate' ? placeAhead(route, self) : undefined),
    [route, self],
  );
  const onBlocked = mayReport
    ? () => {
        if (state.hasRoads) state.showByRoads();
      }
    : undefined;
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
      {route && <RouteRisks route={route} />}
      {state.found && <RouteFacts {...state.found} now={now} />}
      <RouteAsking state={state} place={place} />
      {route && ahead && onBlocked && (
        <div className={styles['near']}>
          <BlockedHere
            place={ahead}
            stretch={routeBlockTexts.ahead}
            label={routeBlockTexts.blockedAhead}
            onBlocked={onBlocked}
          />
        </div>
      )}
      {route && route.steps.length > 0 && <RouteSteps route={route} onBlocked={onBlocked} />}
    </section>
  );
}
