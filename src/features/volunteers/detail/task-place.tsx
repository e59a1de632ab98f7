import { lazy, useCallback, useMemo, useState } from 'react';
import type { ReportView } from '../../../../contract/entities/report.ts';
import { hasLeft, leavesAt } from '../../../../contract/policies/after-work.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import type { ShownRoad } from '../../../data/queries/roads/roads-with-pending.ts';
import { useConfig } from '../../../hooks/shared/use-config.ts';
import type { Trip } from '../../../data/queries/volunteers/trip.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { LazyGoogleRouteMap } from '../../../maps/google/lazy-google-route-map.tsx';
import { LazyPlacesMap } from '../../../maps/lazy-places-map.tsx';
import { placeOnMap } from '../../../maps/place-on-map.ts';
import type { GoogleTrouble, Route } from '../../../maps/route/route.ts';
import { mapsLink } from '../../../platform/maps-link.ts';
import { exactnessNote, positionLine, radiusOf } from '../../../parts/records/disaster-place.ts';
import { KeptAge } from '../../../parts/found/kept-age.tsx';
import { LatePart } from '../../../parts/late-part.tsx';
import { disasterPageTexts } from '../../../strings/public/disaster.ts';
import { RoadsBesideMap } from '../../../maps/roads/roads-beside-map.tsx';
import { reportTypeLabel } from '../../../strings/forms/labels.ts';
import { routeBlockTexts } from '../../../strings/volunteers/route-blocks.ts';
import { exactTime } from '../../../strings/exact-time.ts';
import { taskTexts } from '../../../strings/volunteers/tasks.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from '../list/task.module.css';
import { isOnIt } from '../list/standing.ts';
import { useMovingPosition } from '../place/moving-position.ts';
import { ReportRoad } from '../roads/report-road.tsx';
import { useRoadsAround } from '../roads/roads-around.ts';
import { useStretches } from '../roads/use-stretches.ts';
import { useTrip } from '../trip/use-trip.ts';

const RoutePart = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('../route/route-part.tsx')).RoutePart })),
);

const TripPart = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('../trip/trip-part.tsx')).TripPart })),
);

/** Section 9: a town and the roads around it. */
const ROUTE_ZOOM = 12;
const NO_ROADS: readonly ShownRoad[] = [];
const NO_PARTS: Trip['parts'] = [];
const MAP_HEIGHT = '400px';

/** A route that is shown, and whom to tell where Google's map cannot show it. */
interface ShownRoute {
  route: Route | undefined;
  onMapFailed(trouble: GoogleTrouble): void;
}
type OnRoute = (route: Route | undefined, onMapFailed: ShownRoute['onMapFailed']) => void;
const NO_ROUTE: ShownRoute = { route: undefined, onMapFailed: () => undefined };

interface TaskPlaceProps {
  disaster: ReportView;
  /** The volunteer's work on it. While they are on it the map has where they are. */
  work: ShownWork | undefined;
  now: number;
}

/** Where to go and how to get there: on the app's map, in words, and by whatever map app the phone has. */
export function TaskPlace({ disaster, work, now }: TaskPlaceProps) {
  const isOn = work !== undefined && isOnIt(work);
  const { _id, address, location, disasterType, severity, displayStatus } = disaster;
  const [{ route, onMapFailed }, setShown] = useState<ShownRoute>(NO_ROUTE);
  const showRoute = useCallback<OnRoute>((next, onFailed) => setShown({ route: next, onMapFailed: onFailed }), []);
  const config = useConfig();
  const line = useMemo(() => route && { points: route.line, isRough: route.by === 'estimate' }, [route]);
  const place = useMemo(() => placeOf(location), [location]);
  const around = useRoadsAround(place, now);
  const label = disasterPageTexts.mapLabel(reportTypeLabel(disasterType));
  const stretches = useStretches(around?.roads, config?.roads === true, route);
  const self = useMovingPosition(isOn);
  const trip = useTrip();
  const parts = trip?.trip?.parts;
  const lines = useMemo(
    () => [...stretches, ...(parts ?? NO_PARTS).map((points) => ({ points, look: 'driven' as const }))],
    [stretches, parts],
  );
  const places = useMemo(
    () => (place ? [placeOnMap({ id: _id, ...place, disasterType, severity, displayStatus })] : []),
    [_id, place, disasterType, severity, displayStatus],
  );
  return (
    <section className={styles['section']}>
      <h2>{disasterPageTexts.place}</h2>
      {address && (
        <p dir="auto" className={styles['words']}>
          {address}
        </p>
      )}
      {place === undefined ? (
        <p>{disasterPageTexts.noPlace}</p>
      ) : (
        <>
          {route?.by === 'google' && config?.googleMapsKey !== undefined ? (
            <LazyGoogleRouteMap
              googleKey={config.googleMapsKey}
              line={route.line}
              place={place}
              label={label}
              roads={around?.marks}
              closest={ROUTE_ZOOM}
              height={MAP_HEIGHT}
              onFailed={onMapFailed}
            />
          ) : (
            <LazyPlacesMap
              places={places}
              label={label}
              radiusM={radiusOf(disaster)}
              closest={ROUTE_ZOOM}
              line={line}
              roads={around?.marks}
              stretches={lines}
              self={self}
              height={MAP_HEIGHT}
            />
          )}
          {self && route?.by !== 'google' && <p className={styles['note']}>{routeBlockTexts.self}</p>}
          <p className={styles['near']}>
            <a className={styles['anchor']} href={mapsLink(place)} rel="noreferrer">
              <Icon name="pin" size={20} />
              {taskTexts.openInMaps}
            </a>
          </p>
          <LatePart fallback={<Skeleton label={disasterPageTexts.loading} />}>
            <RoutePart
              disasterId={_id}
              place={place}
              roads={around?.roads ?? NO_ROADS}
              self={self}
              onRoute={showRoute}
            />
          </LatePart>
          <p>{positionLine(disaster)}</p>
          <p className={styles['note']}>{noteOf(disaster, work, now)}</p>
          {around && around.roads.length > 0 && <KeptAge asOf={around.state.asOf} />}
          {around && <RoadsBesideMap state={around.state} roads={around.roads} now={now} />}
          <ReportRoad around={place} />
          {trip && (isOn || trip.trip) && (
            <LatePart>
              <TripPart state={trip} roads={around?.roads ?? NO_ROADS} now={now} />
            </LatePart>
          )}
        </>
      )}
    </section>
  );
}

/** How exactly the place is known, and what becomes of that where the volunteer's work has ended. */
function noteOf(disaster: ReportView, work: ShownWork | undefined, now: number): string {
  const at = work && leavesAt(work);
  if (!work || at === undefined) return exactnessNote(disaster);
  return hasLeft(work, now) ? taskTexts.left : taskTexts.leaves(exactTime(at));
}
