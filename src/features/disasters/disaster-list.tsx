import { disasterList } from '../../data/queries/lists/disasters.ts';
import type { DisasterFilter } from '../../data/queries/lists/open-reports.ts';
import { lazy, useState } from 'react';
import type { KeptPart } from '../../data/queries/lists/lists.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { useQuery } from '../../hooks/shared/use-query.ts';
import { LatePart } from '../../parts/late-part.tsx';
import { DisasterCard } from '../../parts/records/disaster-card.tsx';
import { routes } from '../../routes.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { disasterListTexts } from '../../strings/public/disasters.ts';
import { titles } from '../../strings/shell/titles.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { VirtualList } from '../../ui/list/virtual-list.tsx';
import styles from './disasters-screen.module.css';
import { NearButton } from './near-button.tsx';
import type { Near } from './use-near.ts';

const RestOfDisasters = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./rest-of-disasters.tsx')).RestOfDisasters })),
);
const NearestWithServer = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./nearest-with-server.tsx')).NearestWithServer })),
);

/** Rows that are read at first, and then more each time the end comes near. */
const STEP = 60;

interface DisasterListProps {
  filter: DisasterFilter;
  /** The server has told all of them: only then there are none. */
  isWhole: boolean;
  /** Where this phone keeps a part of them: the server has the rest. */
  kept: KeptPart | undefined;
  now: number;
  near: Near;
  onNear(): void;
  onClear(): void;
}

/** The newest first, or the nearest. */
export function DisasterList({ filter, isWhole, kept, now, near, onNear, onClear }: DisasterListProps) {
  const { type, severity, status } = filter;
  const isNearest = kept !== undefined && near.kind === 'on';
  const [read, setLimit] = useState(STEP);
  // What the server finds may belong between any of this phone's.
  const limit = isNearest ? Infinity : read;
  const account = usePerson()?.id;
  const { from, accuracyM } = near.kind === 'on' ? near : {};
  const found = useQuery(
    () => disasterList({ filter: { type, severity, status }, limit, from }),
    [type, severity, status, limit, from, account],
  );
  if (found === undefined) return <Skeleton label={appTexts.loading} lines={6} />;
  const none = type || severity || status ? <NoneOfThese onClear={onClear} /> : <None />;
  if (found.rows.length === 0 && !kept) return isWhole ? none : null;
  const list = found.rows.length > 0 && (
    <VirtualList
      rows={found.rows}
      keyOf={({ _id }) => _id}
      render={(row) => <DisasterCard report={row} now={now} km={row.km} accuracyM={accuracyM} />}
      isGrid
      {...(found.hasMore && { onNearEnd: () => setLimit(found.rows.length + STEP) })}
    />
  );
  const server = kept && { filter: { type, severity, status }, kept, now, none };
  return (
    <div className={styles['section']}>
      <NearButton near={near} isTold={kept !== undefined} onToggle={onNear} />
      {server && near.kind === 'on' ? (
        <LatePart fallback={list}>
          <NearestWithServer {...server} near={near} own={found.rows} />
        </LatePart>
      ) : (
        list
      )}
      {server && near.kind !== 'on' && !found.hasMore && (
        <LatePart fallback={<Skeleton label={appTexts.loading} />}>
          <RestOfDisasters {...server} shown={found.rows.map(({ _id }) => _id)} />
        </LatePart>
      )}
    </div>
  );
}

function None() {
  return (
    <EmptyState
      icon="report"
      title={disasterListTexts.none}
      actions={
        <ButtonLink to={routes.reportDisaster} look="alarm" icon="report">
          {titles.report}
        </ButtonLink>
      }
    >
      {disasterListTexts.noneHow}
    </EmptyState>
  );
}

function NoneOfThese({ onClear }: { onClear(): void }) {
  return (
    <EmptyState
      icon="report"
      title={disasterListTexts.noneOfThese}
      actions={<Button onClick={onClear}>{disasterListTexts.clear}</Button>}
    />
  );
}
