import { lazy, useState, type RefObject } from 'react';
import type { KeptPart } from '../../data/queries/lists/lists.ts';
import { ngosMatching, type NgoSearch } from '../../data/queries/lists/ngos.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { useQuery } from '../../hooks/shared/use-query.ts';
import { LatePart } from '../../parts/late-part.tsx';
import { NgoCard } from '../../parts/records/ngo-card.tsx';
import { ngoSearchQuery } from '../../parts/records/ngo-selects.tsx';
import { ngoListTexts } from '../../strings/public/ngos.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { VirtualList } from '../../ui/list/virtual-list.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import styles from './ngo-list.module.css';

const RestOfNgos = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./rest-of-ngos.tsx')).RestOfNgos })),
);

const STEP = 100;
const everything: NgoSearch = { search: '', category: '', scope: '' };

interface FoundNgosProps {
  asked: NgoSearch;
  /** The server has told all of them: only then there are none. */
  isWhole: boolean;
  /** Where this phone keeps a part of them: the server has the rest. */
  kept: KeptPart | undefined;
  countRef: RefObject<HTMLParagraphElement | null>;
  onShowAll(asked: NgoSearch): void;
}

/** The NGOs that match, and how many they are: said by a screen reader whenever that changes. Below this phone's the server's. */
export function FoundNgos({ asked, isWhole, kept, countRef, onShowAll }: FoundNgosProps) {
  const { search, category, scope } = asked;
  const query = ngoSearchQuery({ ...asked });
  const [limit, setLimit] = useState(STEP);
  const found = useQuery(() => ngosMatching({ search, category, scope }, limit), [search, category, scope, limit]);
  const isEmpty = found?.ngos.length === 0;
  const isNone = isEmpty && isWhole && !kept;
  const none = <NoneFound onShowAll={() => onShowAll(everything)} />;
  return (
    <section className={styles['found']} aria-labelledby="ngo-count">
      <p id="ngo-count" ref={countRef} tabIndex={-1} role="status" className={styles['count']}>
        {isNone && <VisuallyHidden>{ngoListTexts.noneFound}</VisuallyHidden>}
        {found && !isEmpty && countText(found.ngos.length, found.hasMore, kept !== undefined)}
      </p>
      {isNone && none}
      {found && !isEmpty && (
        <VirtualList
          isGrid
          labelledBy="ngo-count"
          rows={found.ngos}
          keyOf={({ _id }) => _id}
          render={(ngo) => <NgoCard ngo={ngo} from={query} />}
          total={found.hasMore ? undefined : found.ngos.length}
          rowRem={14}
          onNearEnd={found.hasMore ? () => setLimit(found.ngos.length + STEP) : undefined}
        />
      )}
      {kept && found?.hasMore === false && (
        <LatePart fallback={<Skeleton label={appTexts.loading} />}>
          <RestOfNgos asked={asked} from={query} kept={kept} shown={found.ngos.map(({ _id }) => _id)} none={none} />
        </LatePart>
      )}
    </section>
  );
}

function NoneFound({ onShowAll }: { onShowAll(): void }) {
  return (
    <EmptyState
      icon="info"
      title={ngoListTexts.noneFound}
      actions={<Button onClick={onShowAll}>{ngoListTexts.clear}</Button>}
    >
      {ngoListTexts.noneFoundBody}
    </EmptyState>
  );
}

function countText(count: number, hasMore: boolean, isPart: boolean): string {
  if (hasMore) return ngoListTexts.foundMore(count);
  return isPart ? ngoListTexts.foundKept(count) : ngoListTexts.found(count);
}
