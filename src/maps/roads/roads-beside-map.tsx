import type { RoadsState, ShownRoad } from '../../hooks/roads/use-roads.ts';
import { roadTexts } from '../../strings/public/roads.ts';
import { timeSince } from '../../strings/time.ts';
import { Fold } from '../../ui/fold.tsx';
import { RoadList } from './road-list.tsx';
import styles from './road-list.module.css';

/** As many as anybody reads; the map has all. */
const MOST = 50;

interface RoadsBesideMapProps {
  state: RoadsState;
  /** Those of its roads that stand on the map. */
  roads: readonly ShownRoad[];
  now: number;
}

/** The blocked roads of a map as a list beside it, and how old that is. */
export function RoadsBesideMap({ state: { asOf, isRefreshing }, roads, now }: RoadsBesideMapProps) {
  if (asOf === undefined && roads.length === 0) {
    return isRefreshing ? null : <p className={styles['soft']}>{roadTexts.unknown}</p>;
  }
  const age = asOf === undefined ? '' : roadTexts.asOf(timeSince(asOf, now));
  if (roads.length === 0) {
    return (
      <p className={styles['soft']}>
        {roadTexts.none} {age}
      </p>
    );
  }
  return (
    <Fold summary={roadTexts.list(roads.length)} isOpenAtFirst={false}>
      <RoadList roads={roads.slice(0, MOST)} now={now} />
      <p className={styles['soft']}>{age}</p>
    </Fold>
  );
}
