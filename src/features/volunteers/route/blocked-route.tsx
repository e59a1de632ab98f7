import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import { useMemo } from 'react';
import type { ShownRoad } from '../../../data/queries/roads/roads-with-pending.ts';
import { pointsOnLine } from '../../../maps/roads/blocks-on-line.ts';
import { isBlocked, roadPoint } from '../../../maps/roads/road-on-map.ts';
import type { Route } from '../../../maps/route/route.ts';
import { roadKindWords, roadStateNames, roadTexts } from '../../../strings/public/roads.ts';
import { timeSince } from '../../../strings/time.ts';
import { routeTexts } from '../../../strings/volunteers/route.ts';
import { Button } from '../../../ui/button.tsx';
import type { RouteState } from './use-route.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';

interface BlockedRouteProps {
  route: Route;
  roads: readonly ShownRoad[];
  now: number;
  state: Pick<RouteState, 'hasRoads' | 'kind' | 'showByRoads' | 'setAvoidsUnconfirmed'>;
}

/**
 * Says which blocked roads a route leads over, and offers a way around over the roads of this phone.
 * An estimate knows no roads, and so none that are blocked.
 */
export function BlockedRoute({ route: { by, line }, roads, now, state: asking }: BlockedRouteProps) {
  const onIt = useMemo(() => {
    const points = by === 'estimate' ? [] : roads.filter(isBlocked).map((road) => ({ ...roadPoint(road), road }));
    return pointsOnLine(line, points).map(({ road }) => road);
  }, [by, line, roads]);
  if (onIt.length === 0) return null;
  // One's own are avoided in any case.
  const isUnconfirmed = onIt.every(({ state, isOwn }) => state !== 'confirmed' && !isOwn);
  const around = (
    <Button
      aria-disabled={asking.kind === 'asking'}
      onClick={() => (isUnconfirmed ? asking.setAvoidsUnconfirmed(true) : asking.showByRoads())}
    >
      {isUnconfirmed ? routeTexts.avoidUnconfirmed : routeTexts.around}
    </Button>
  );
  return (
    <Banner tone="bad" actions={asking.hasRoads && around}>
      {onIt.map(({ _id, kind, state, reportedAt }) => (
        <p key={_id}>
          {roadTexts.onRoute(timeSince(epochMsOf(reportedAt), now), roadKindWords(kind), roadStateNames[state])}
        </p>
      ))}
    </Banner>
  );
}
