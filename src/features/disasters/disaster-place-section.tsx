import { useMemo } from 'react';
import type { ReportView } from '../../../contract/entities/report.ts';
import { placeOf } from '../../../contract/policies/place-of.ts';
import { LazyPlacesMap } from '../../maps/lazy-places-map.tsx';
import { placeOnMap } from '../../maps/place-on-map.ts';
import { exactnessNote, positionLine, radiusOf } from '../../parts/records/disaster-place.ts';
import { disasterPageTexts } from '../../strings/public/disaster.ts';
import { reportTypeLabel } from '../../strings/forms/labels.ts';
import styles from './disaster-screen.module.css';

/** Where it is: for the public to about a kilometre, for those who help exactly, with the address. */
export function DisasterPlaceSection({ disaster }: { disaster: ReportView }) {
  const { _id, address, location, disasterType, severity, displayStatus } = disaster;
  const places = useMemo(() => {
    const place = placeOf(location);
    return place ? [placeOnMap({ id: _id, ...place, disasterType, severity, displayStatus })] : [];
  }, [_id, location, disasterType, severity, displayStatus]);
  return (
    <section className={styles['section']}>
      <h2>{disasterPageTexts.place}</h2>
      {address && (
        <p dir="auto" className={styles['words']}>
          {address}
        </p>
      )}
      {places.length === 0 ? (
        <p>{disasterPageTexts.noPlace}</p>
      ) : (
        <>
          <LazyPlacesMap
            places={places}
            label={disasterPageTexts.mapLabel(reportTypeLabel(disasterType))}
            radiusM={radiusOf(disaster)}
            height="16rem"
          />
          <p>{positionLine(disaster)}</p>
          <p className={styles['soft']}>{exactnessNote(disaster)}</p>
        </>
      )}
    </section>
  );
}
