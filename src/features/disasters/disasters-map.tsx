import { useMemo, useState } from 'react';
import { disasterPlaces, type DisasterPlaces } from '../../data/queries/lists/disaster-places.ts';
import { openDisaster } from '../../data/queries/lists/disasters.ts';
import type { DisasterFilter } from '../../data/queries/lists/open-reports.ts';
import { useRoads } from '../../hooks/roads/use-roads.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { useQuery } from '../../hooks/shared/use-query.ts';
import { LazyPlacesMap } from '../../maps/lazy-places-map.tsx';
import { isBlocked, roadsOnMap } from '../../maps/roads/road-on-map.ts';
import { placeOnMap } from '../../maps/place-on-map.ts';
import { DisasterCard } from '../../parts/records/disaster-card.tsx';
import { KeptAge } from '../../parts/found/kept-age.tsx';
import { appTexts } from '../../strings/shell/app.ts';
import { disasterMapTexts } from '../../strings/public/disasters.ts';
import { RoadsBesideMap } from '../../maps/roads/roads-beside-map.tsx';
import { RoadList } from '../../maps/roads/road-list.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './disasters-screen.module.css';

/** The same disasters as the list's, where they are. */
export function DisastersMap({ filter, isWhole, now }: { filter: DisasterFilter; isWhole: boolean; now: number }) {
  const { type, severity, status } = filter;
  const account = usePerson()?.id;
  const [chosen, setChosen] = useState<string>();
  const found = useQuery(() => disasterPlaces({ type, severity, status }), [type, severity, status, account]);
  const places = useMemo(() => found?.places.map(placeOnMap) ?? [], [found]);
  const state = useRoads(now);
  const roads = useMemo(() => state?.blocks.filter(isBlocked) ?? [], [state?.blocks]);
  const marks = useMemo(() => roadsOnMap(roads, now), [roads, now]);
  const road = roads.find(({ _id }) => _id === chosen);
  if (found === undefined) return <Skeleton label={appTexts.loading} lines={6} />;
  if (places.length === 0) return isWhole && <EmptyState icon="pin" title={disasterMapTexts.none} />;
  return (
    <div className={styles['section']}>
      <LazyPlacesMap
        places={places}
        roads={marks}
        label={disasterMapTexts.label}
        chosen={chosen}
        onChoose={setChosen}
        keepsAllInView
      />
      <p className={styles['note']}>{wordsOf(found)}</p>
      <div aria-live="polite">
        {chosen === undefined && <p>{disasterMapTexts.choose}</p>}
        {road && <RoadList roads={[road]} now={now} />}
        {chosen !== undefined && !road && <Chosen key={chosen} id={chosen} now={now} />}
      </div>
      {roads.length > 0 && <KeptAge asOf={state?.asOf} />}
      {state && <RoadsBesideMap state={state} roads={roads} now={now} />}
    </div>
  );
}

function Chosen({ id, now }: { id: string; now: number }) {
  const account = usePerson()?.id;
  const disaster = useQuery(() => openDisaster(id), [id, account]);
  return (
    disaster && (
      <div className={styles['section']}>
        <h2>{disasterMapTexts.chosen}</h2>
        <DisasterCard report={disaster} now={now} />
      </div>
    )
  );
}

function wordsOf({ places, more, unplaced }: DisasterPlaces): string {
  const words = [disasterMapTexts.shown(places.length)];
  if (more > 0) words.push(disasterMapTexts.more(more));
  if (unplaced > 0) words.push(disasterMapTexts.unplaced(unplaced));
  return [...words, disasterMapTexts.rounded].join(' ');
}
