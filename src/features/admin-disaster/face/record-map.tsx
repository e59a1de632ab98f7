import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import { useMemo } from 'react';
import { useNow } from '../../../hooks/shared/use-now.ts';
import { useRoads } from '../../../hooks/roads/use-roads.ts';
import { isBlocked, roadsOnMap } from '../../../maps/roads/road-on-map.ts';
import { RoadsBesideMap } from '../../../maps/roads/roads-beside-map.tsx';
import type { TeamMember } from '../../../../contract/entities/volunteer.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { LazyPlacesMap } from '../../../maps/lazy-places-map.tsx';
import type { MapPlace } from '../../../maps/place.ts';
import { adminDisasterTexts, adminTeamTexts } from '../../../strings/admin/admin-disaster.ts';
import { isolated } from '../../../strings/isolate.ts';
import { reportTypeLabel } from '../../../strings/forms/labels.ts';
import { exactTime } from '../../../strings/exact-time.ts';
import styles from '../shared/admin-disaster.module.css';

/** Section 9: 400 px. On a phone it leaves room to scroll past it. */
const HEIGHT = 'min(60vh, 400px)';
const CLOCK_MS = 60_000;

interface RecordMapProps {
  report: AdminReport;
  team: readonly TeamMember[];
}

/** The disaster in red, volunteers who share where they are in green. A disaster without a position is nowhere, never at 0, 0. */
export function RecordMap({ report, team }: RecordMapProps) {
  const { _id, location, locationAccuracy, disasterType } = report;
  const position = placeOf(location);
  const places = useMemo(() => {
    const place = placeOf(location);
    const own: MapPlace[] = place ? [{ id: _id, ...place, label: reportTypeLabel(disasterType), tone: 'danger' }] : [];
    return [...own, ...team.flatMap(volunteerPlace)];
  }, [_id, location, disasterType, team]);
  const now = useNow(CLOCK_MS);
  const state = useRoads(now);
  const roads = useMemo(() => state?.blocks.filter(isBlocked) ?? [], [state?.blocks]);
  const marks = useMemo(() => roadsOnMap(roads, now), [roads, now]);
  return (
    <section className={styles['section']}>
      <h2>{adminDisasterTexts.place}</h2>
      {position === undefined && <p>{adminDisasterTexts.unknownPosition}</p>}
      {places.length > 0 && (
        <LazyPlacesMap
          places={places}
          roads={marks}
          label={adminDisasterTexts.mapLabel}
          // A volunteer's position that is on the map alone has no circle.
          radiusM={position && locationAccuracy}
          height={HEIGHT}
          keepsAllInView
        />
      )}
      {places.length > 0 && state && <RoadsBesideMap state={state} roads={roads} now={now} />}
    </section>
  );
}

function volunteerPlace({ _id, name, position }: TeamMember): MapPlace[] {
  if (position === undefined) return [];
  const label = adminTeamTexts.onMap(isolated(name), exactTime(epochMsOf(position.at)));
  return [{ id: _id, lat: position.lat, lng: position.lng, label, tone: 'good' }];
}
