import { useMemo, useState } from 'react';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { useAdminReport } from '../../hooks/admin/use-admin-report.ts';
import { useQuery } from '../../hooks/shared/use-query.ts';
import { LazyPlacesMap } from '../../maps/lazy-places-map.tsx';
import { placeOnMap } from '../../maps/place-on-map.ts';
import { reportsMapTexts } from '../../strings/admin/admin-reports.ts';
import { placeOfView } from '../../maps/near/near-place.ts';
import { restTexts } from '../../strings/public/rest-on-server.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { disasterMapTexts } from '../../strings/public/disasters.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './admin-reports.module.css';
import { placesAmong, type ReportPlaces } from './places-among.ts';
import type { ReportedView } from './read-view.ts';
import { ReportCard } from './report-card.tsx';
import { useReturnPlace } from './return-place.ts';
import { kmFrom } from './shown-report.ts';

interface ReportsMapProps {
  view: ReportedView;
  now: number;
  /** Shows the chosen one elsewhere; else it is shown below. */
  onChoose?: ((id: string) => void) | undefined;
}

/** The same reports as the list's, of this device's copy, where they are. */
export function ReportsMap({ view, now, onChoose }: ReportsMapProps) {
  const { place, leaveAt } = useReturnPlace();
  const [chosen, setChosen] = useState(place?.id);
  const account = usePerson()?.id;
  const key = JSON.stringify(view);
  const found = useQuery(() => placesAmong(JSON.parse(key) as ReportedView), [key, account]);
  const places = useMemo(() => found?.places.map(placeOnMap) ?? [], [found]);
  if (found === undefined) return <Skeleton label={appTexts.loading} lines={6} />;
  if (places.length === 0) return <EmptyState icon="pin" title={reportsMapTexts.none} />;
  return (
    <div className={styles['section']}>
      <LazyPlacesMap
        places={places}
        label={reportsMapTexts.label}
        chosen={chosen}
        onChoose={(id) => {
          setChosen(id);
          onChoose?.(id);
        }}
        keepsAllInView
      />
      <p className={styles['note']}>{wordsOf(found)}</p>
      <div aria-live="polite">
        {chosen === undefined && <p>{disasterMapTexts.choose}</p>}
        {chosen !== undefined && !onChoose && (
          <Chosen key={chosen} id={chosen} view={view} now={now} onOpen={() => leaveAt({ id: chosen })} />
        )}
      </div>
    </div>
  );
}

function Chosen({ id, view, now, onOpen }: Omit<ReportsMapProps, 'onChoose'> & { id: string; onOpen(): void }) {
  const { report } = useAdminReport(id);
  return (
    report && (
      <div className={styles['section']}>
        <h3>{disasterMapTexts.chosen}</h3>
        <ReportCard report={report} now={now} km={kmFrom(placeOfView(view), report)} onOpen={onOpen} />
      </div>
    )
  );
}

function wordsOf({ places, hasMore, unplaced, isNear }: ReportPlaces): string {
  const words = [reportsMapTexts.shown(places.length)];
  if (isNear) words.unshift(restTexts.near);
  if (hasMore) words.push(reportsMapTexts.onlyNewest);
  if (unplaced > 0) words.push(reportsMapTexts.unplaced(unplaced));
  return words.join(' ');
}
