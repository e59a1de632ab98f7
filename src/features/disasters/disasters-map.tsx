import { useMemo, useState } from 'react';
import type { ReportView } from '../../../contract/entities/report.ts';
import { placeOf } from '../../../contract/policies/place-of.ts';
import { disasterPlaces } from '../../data/queries/lists/disaster-places.ts';
import { openDisaster } from '../../data/queries/lists/disasters.ts';
import type { DisasterFilter } from '../../data/queries/lists/open-reports.ts';
import type { MapView } from '../../hooks/lists/cells-in-view.ts';
import { useRoads } from '../../hooks/roads/use-roads.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { useQuery } from '../../hooks/shared/use-query.ts';
import { LazyPlacesMap } from '../../maps/lazy-places-map.tsx';
import { isBlocked, roadsOnMap } from '../../maps/roads/road-on-map.ts';
import { placeOnMap } from '../../maps/place-on-map.ts';
import type { MapPlace } from '../../maps/place.ts';
import { DisasterCard } from '../../parts/records/disaster-card.tsx';
import { KeptAge } from '../../parts/found/kept-age.tsx';
import { appTexts } from '../../strings/shell/app.ts';
import { disasterMapTexts } from '../../strings/public/disasters.ts';
import { RoadsBesideMap } from '../../maps/roads/roads-beside-map.tsx';
import { RoadList } from '../../maps/roads/road-list.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './disasters-screen.module.css';
import { shownWords } from './map-words.ts';

export interface DisastersMapProps {
  filter: DisasterFilter;
  isWhole: boolean;
  now: number;
  /** What the server says of those that this phone does not keep. */
  server?: ServersMap;
}

export interface ServersMap {
  /** How many are where, in place of single ones. */
  cells: readonly MapPlace[] | undefined;
  /** What is said of those numbers. */
  words: string | undefined;
  /** Single ones, where the map is near enough for them. */
  around: readonly ReportView[];
  onView(view: MapView): void;
}

/** The same disasters as the list's, where they are. */
export function DisastersMap({ filter, isWhole, now, server }: DisastersMapProps) {
  const { type, severity, status } = filter;
  const account = usePerson()?.id;
  const [chosen, setChosen] = useState<string>();
  const found = useQuery(() => disasterPlaces({ type, severity, status }), [type, severity, status, account]);
  const around = server?.around;
  const places = useMemo(() => found?.places.map(placeOnMap) ?? [], [found]);
  // Beside those that the map goes to by itself: what is found where it is must not move it.
  const others = useMemo(() => {
    const own = new Set(places.map(({ id }) => id));
    return (around ?? []).filter(({ _id }) => !own.has(_id)).flatMap(marksOf);
  }, [places, around]);
  const withOthers = useMemo(() => (others.length > 0 ? [...places, ...others] : undefined), [places, others]);
  const state = useRoads(now);
  const roads = useMemo(() => state?.blocks.filter(isBlocked) ?? [], [state?.blocks]);
  const marks = useMemo(() => roadsOnMap(roads, now), [roads, now]);
  const road = roads.find(({ _id }) => _id === chosen);
  if (found === undefined) return <Skeleton label={appTexts.loading} lines={6} />;
  if (places.length === 0 && !server) return isWhole && <EmptyState icon="pin" title={disasterMapTexts.none} />;
  return (
    <div className={styles['section']}>
      <LazyPlacesMap
        places={places}
        roads={marks}
        label={disasterMapTexts.label}
        chosen={chosen}
        onChoose={setChosen}
        instead={server?.cells ?? withOthers}
        onView={server?.onView}
        keepsAllInView
      />
      <p className={styles['note']} aria-live="polite">
        {server?.words ?? shownWords(places.length + others.length, found.more, found.unplaced)}
      </p>
      <div aria-live="polite">
        {chosen === undefined && (
          <p>{server?.words === undefined ? disasterMapTexts.choose : disasterMapTexts.nearer}</p>
        )}
        {road && <RoadList roads={[road]} now={now} />}
        {chosen !== undefined && !road && (
          <Chosen key={chosen} id={chosen} other={around?.find(({ _id }) => _id === chosen)} now={now} />
        )}
      </div>
      {roads.length > 0 && <KeptAge asOf={state?.asOf} />}
      {state && <RoadsBesideMap state={state} roads={roads} now={now} />}
    </div>
  );
}

/** `other`: as the server told of it, where this phone keeps none. */
function Chosen({ id, other, now }: { id: string; other: ReportView | undefined; now: number }) {
  const account = usePerson()?.id;
  const disaster = useQuery(() => openDisaster(id), [id, account]) ?? other;
  return (
    disaster && (
      <div className={styles['section']}>
        <h2>{disasterMapTexts.chosen}</h2>
        <DisasterCard report={disaster} now={now} />
      </div>
    )
  );
}

function marksOf({ _id: id, location, disasterType, severity, displayStatus }: ReportView): MapPlace[] {
  const place = placeOf(location);
  return place ? [placeOnMap({ id, ...place, disasterType, severity, displayStatus })] : [];
}
