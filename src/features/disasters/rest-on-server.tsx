import { useEffect, useId, type ReactNode } from 'react';
import { findDisasters } from '../../data/commands/find-disasters.ts';
import type { KeptPart } from '../../data/queries/lists/lists.ts';
import type { DisasterFilter } from '../../data/queries/lists/open-reports.ts';
import { useServerPages } from '../../hooks/lists/use-server-pages.ts';
import { DisasterCard } from '../../parts/records/disaster-card.tsx';
import { moreDisasterTexts } from '../../strings/public/more-disasters.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { VirtualList } from '../../ui/list/virtual-list.tsx';
import styles from './disasters-screen.module.css';
import { MoreFound } from './more-found.tsx';

/** Rows that are worth a page: where this phone shows most of it anyway the next one is asked for at once. */
const FEW = 20;

interface RestOnServerProps {
  filter: DisasterFilter;
  kept: KeptPart;
  /** Ids of those of this phone, all of which are shown above. */
  shown: readonly string[];
  now: number;
  /** In place of rows, where neither this phone nor the server has any. */
  none: ReactNode;
}

/** Below what this phone has: the server's list, without that. Once it is shown the server is asked. */
export function RestOnServer({ filter, kept, shown, now, none }: RestOnServerProps) {
  const titleId = useId();
  const found = useServerPages(findDisasters, filter);
  const here = new Set(shown);
  const rows = found.rows.filter(({ _id }) => !here.has(_id));
  const { hasMore, isAsking, failure, isFull, more } = found;
  const isShort = rows.length < FEW && hasMore && !isAsking && !failure;
  useEffect(() => {
    if (isShort) more();
  });
  if (shown.length === 0 && rows.length === 0 && !hasMore && !isAsking && !failure) return none;
  return (
    <section className={styles['section']} aria-labelledby={titleId} aria-busy={isAsking}>
      <h3 id={titleId}>{moreDisasterTexts.title}</h3>
      {rows.length === 0 && isAsking && <Skeleton label={moreDisasterTexts.asking} lines={6} />}
      {rows.length > 0 && (
        <VirtualList
          key={found.first}
          rows={rows}
          labelledBy={titleId}
          keyOf={({ _id }) => _id}
          render={(row) => <DisasterCard report={row} now={now} />}
          isGrid
          {...(hasMore && !isFull && !failure && { onNearEnd: more })}
        />
      )}
      <MoreFound found={found} kept={kept} count={rows.length} isNone={shown.length === 0} />
    </section>
  );
}
