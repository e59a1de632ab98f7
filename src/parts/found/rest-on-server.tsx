import { useEffect, useId, type ReactNode } from 'react';
import { restTexts } from '../../strings/public/rest-on-server.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { VirtualList } from '../../ui/list/virtual-list.tsx';
import styles from './found-records.module.css';
import { MoreFound } from './more-found.tsx';
import type { ServerPages } from './server-pages.ts';

/** Rows that are worth a page: where this phone shows most of it anyway the next one is asked for at once. */
const FEW = 20;

interface RestOnServerProps<Row> {
  found: ServerPages<Row>;
  /** How much of the server's list this phone keeps. */
  kept: { rows: number; of: number };
  /** Ids of those of this phone, all of which are shown above. */
  shown: readonly string[];
  /** What is said where nothing of this phone fits. */
  noneKept: string;
  /** In place of rows, where neither this phone nor the server has any. */
  none: ReactNode;
  heading: 'h2' | 'h3';
  render(row: Row): ReactNode;
}

/** Below what this phone has: the server's list, without that. Once it is shown the server is asked. */
export function RestOnServer<Row extends { _id: string }>(props: RestOnServerProps<Row>) {
  const { found, kept, shown, noneKept, none, heading: Heading, render } = props;
  const titleId = useId();
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
      <Heading id={titleId}>{restTexts.title}</Heading>
      {rows.length === 0 && isAsking && <Skeleton label={restTexts.asking} lines={6} />}
      {rows.length > 0 && (
        <VirtualList
          key={found.first}
          rows={rows}
          labelledBy={titleId}
          keyOf={({ _id }) => _id}
          render={render}
          isGrid
          {...(hasMore && !isFull && !failure && { onNearEnd: more })}
        />
      )}
      <MoreFound found={found} kept={kept} count={rows.length} noneKept={shown.length === 0 ? noneKept : ''} />
    </section>
  );
}
