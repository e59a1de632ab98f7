import { useEffect, type ReactNode } from 'react';
import { publicDegrees } from '../../../contract/policies/public-position.ts';
import { findDisastersNear, RINGS_KM } from '../../data/commands/find-disasters.ts';
import type { ListedDisaster } from '../../data/queries/lists/disasters.ts';
import { joinedByDistance } from '../../data/queries/lists/joined-by-distance.ts';
import type { KeptPart } from '../../data/queries/lists/lists.ts';
import type { DisasterFilter } from '../../data/queries/lists/open-reports.ts';
import { useServerPages } from '../../hooks/lists/use-server-pages.ts';
import { MoreFound } from '../../parts/found/more-found.tsx';
import { DisasterCard } from '../../parts/records/disaster-card.tsx';
import { kilometresText } from '../../strings/public/disasters.ts';
import { moreDisasterTexts } from '../../strings/public/more-disasters.ts';
import { VirtualList } from '../../ui/list/virtual-list.tsx';
import styles from './disasters-screen.module.css';
import type { Near } from './use-near.ts';

/** Where so few are close by, those further away are asked for at once. */
const FEW = 20;

interface NearestWithServerProps {
  filter: DisasterFilter;
  kept: KeptPart;
  near: Near & { kind: 'on' };
  /** All that this phone has of them. */
  own: readonly ListedDisaster[];
  now: number;
  none: ReactNode;
}

/** What this phone has and what the server finds around the reader, together by distance. */
export function NearestWithServer({ filter, kept, near: { from, accuracyM }, own, now, none }: NearestWithServerProps) {
  const around = { lat: publicDegrees(from.lat), lng: publicDegrees(from.lng) };
  const found = useServerPages(findDisastersNear, { ...filter, ...around });
  const here = new Set(own.map(({ _id }) => _id));
  const others = found.rows.filter(({ _id }) => !here.has(_id));
  const rows = joinedByDistance(own, others, from);
  // What is further away would take the place of the nearest.
  const hasMore = found.hasMore && !found.isFull;
  const isShort = others.length < FEW && hasMore && !found.isAsking && !found.failure;
  const { more } = found;
  useEffect(() => {
    if (isShort) more();
  });
  if (rows.length === 0 && !hasMore && !found.isAsking && !found.failure) return none;
  return (
    <div className={styles['section']} aria-busy={found.isAsking}>
      <VirtualList
        rows={rows}
        keyOf={({ _id }) => _id}
        render={(row) => <DisasterCard report={row} now={now} km={row.km} accuracyM={accuracyM} />}
        isGrid
        {...(hasMore && !found.failure && { onNearEnd: more })}
      />
      <MoreFound
        found={{ ...found, hasMore }}
        kept={kept}
        count={others.length}
        noneKept={own.length === 0 ? moreDisasterTexts.noneKept : ''}
        end={<p className={styles['note']}>{moreDisasterTexts.farther(kilometresText(RINGS_KM.at(-1) ?? 0))}</p>}
      />
    </div>
  );
}
