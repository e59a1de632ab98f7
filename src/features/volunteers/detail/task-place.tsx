import { lazy, Suspense, useMemo, useState } from 'react';
import type { ReportView } from '../../../../contract/entities/report.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { LazyPlacesMap } from '../../../maps/lazy-places-map.tsx';
import { placeOnMap } from '../../../maps/place-on-map.ts';
import type { Route } from '../../../maps/route/route.ts';
import { mapsLink } from '../../../platform/maps-link.ts';
import { exactnessNote, positionLine, radiusOf } from '../../../parts/records/disaster-place.ts';
import { disasterPageTexts } from '../../../strings/public/disaster.ts';
import { reportTypeLabel } from '../../../strings/forms/labels.ts';
import { taskTexts } from '../../../strings/volunteers/tasks.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from '../list/task.module.css';

const RoutePart = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('../route/route-part.tsx')).RoutePart })),
);

/** Section 9: a town and the roads around it. */
const ROUTE_ZOOM = 12;
const MAP_HEIGHT = '400px';

/** Where to go and how to get there: on the app's map, in words, and by whatever map app the phone has. */
export function TaskPlace({ disaster }: { disaster: ReportView }) {
  const { _id, address, location, disasterType, severity, displayStatus } = disaster;
  const [route, setRoute] = useState<Route>();
  const line = useMemo(() => route && { points: route.line, isRough: route.by === 'estimate' }, [route]);
  const place = useMemo(() => placeOf(location), [location]);
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
          <LazyPlacesMap
            places={places}
            label={disasterPageTexts.mapLabel(reportTypeLabel(disasterType))}
            radiusM={radiusOf(disaster)}
            closest={ROUTE_ZOOM}
            line={line}
            height={MAP_HEIGHT}
          />
          <p>{positionLine(disaster)}</p>
          <p className={styles['note']}>{exactnessNote(disaster)}</p>
          <p className={styles['near']}>
            <a className={styles['anchor']} href={mapsLink(place)} rel="noreferrer">
              <Icon name="pin" size={20} />
              {taskTexts.openInMaps}
            </a>
          </p>
          <Suspense fallback={<Skeleton label={disasterPageTexts.loading} />}>
            <RoutePart disasterId={_id} place={place} onRoute={setRoute} />
          </Suspense>
        </>
      )}
    </section>
  );
}
