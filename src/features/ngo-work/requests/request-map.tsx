import { useMemo } from 'react';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import type { Urgency } from '../../../../contract/policies/aid-urgency.ts';
import type { NgoRequest } from '../../../data/queries/ngos/ngo-requests.ts';
import { LazyPlacesMap } from '../../../maps/lazy-places-map.tsx';
import type { MapPlace, MapTone } from '../../../maps/place.ts';
import { disasterTypeLabel } from '../../../strings/forms/labels.ts';
import { ngoRequestTexts, urgencyNames } from '../../../strings/public/ngo-requests.ts';
import styles from './requests.module.css';

const tones: Readonly<Record<Urgency, MapTone>> = { critical: 'danger', high: 'warning', normal: 'info' };

interface RequestMapProps {
  rows: readonly NgoRequest[];
  chosen: string | undefined;
  onChoose(id: string): void;
}

/** The same requests as the list's, where they are. */
export function RequestMap({ rows, chosen, onChoose }: RequestMapProps) {
  const places = useMemo(() => rows.flatMap((row) => mapPlaceOf(row) ?? []), [rows]);
  const unplaced = rows.length - places.length;
  return (
    <div className={styles['map']}>
      <LazyPlacesMap places={places} label={ngoRequestTexts.mapLabel} chosen={chosen} onChoose={onChoose} />
      {unplaced > 0 && <p className={styles['note']}>{ngoRequestTexts.unplaced(unplaced)}</p>}
    </div>
  );
}

function mapPlaceOf(row: NgoRequest): MapPlace | undefined {
  const { _id, disasterType, urgency, standing } = row;
  const place = placeOf(row.category === 'resource' ? row.position : row.location);
  if (place === undefined) return undefined;
  const tone = standing === 'accepted' ? 'good' : standing === 'rejected' ? 'neutral' : tones[urgency];
  return { id: _id, ...place, tone, label: `${disasterTypeLabel(disasterType)} · ${urgencyNames[urgency]}` };
}
