import { useMemo } from 'react';
import type { ReportView } from '../../../../contract/entities/report.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import { LazyPlacesMap } from '../../../maps/lazy-places-map.tsx';
import { placeOnMap } from '../../../maps/place-on-map.ts';
import { isExact, positionLine } from '../../../parts/records/disaster-place.ts';
import { disasterPageTexts } from '../../../strings/public/disaster.ts';
import { reportTypeLabel } from '../../../strings/forms/labels.ts';
import { taskTexts } from '../../../strings/volunteers/tasks.ts';
import { Icon } from '../../../ui/icon.tsx';
import { awayWords } from '../place/direction.ts';
import { useOwnPosition } from '../place/own-position.ts';
import { PositionButton } from '../list/position-button.tsx';
import styles from '../list/task.module.css';

/** Metres: what a position rounded to 0.01° may be off. */
const ROUNDED_RADIUS_M = 800;

/** Where to go: on the app's map, and by whatever map app the phone has. */
export function TaskPlace({ disaster }: { disaster: ReportView }) {
  const { _id, address, location, disasterType, severity, displayStatus } = disaster;
  const own = useOwnPosition();
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
            radiusM={isExact(disaster) ? undefined : ROUNDED_RADIUS_M}
            height="16rem"
          />
          <p>{positionLine(disaster)}</p>
          <p className={styles['note']}>{isExact(disaster) ? disasterPageTexts.exact : disasterPageTexts.rounded}</p>
          <p className={styles['near']}>
            <a className={styles['anchor']} href={`geo:${place.lat},${place.lng}?q=${place.lat},${place.lng}`}>
              <Icon name="pin" size={20} />
              {taskTexts.openInMaps}
            </a>
          </p>
          <PositionButton own={own} away={own.kind === 'on' ? awayWords(own.from, place) : undefined} />
        </>
      )}
    </section>
  );
}
