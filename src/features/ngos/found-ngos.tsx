import { lazy, useState, type RefObject } from 'react';
import type { KeptPart } from '../../data/queries/lists/lists.ts';
import { ngosOrNear } from '../../data/queries/lists/near-ngos.ts';
import type { NgoSearch } from '../../data/queries/lists/ngos.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { useQuery } from '../../hooks/shared/use-query.ts';
import { LatePart } from '../../parts/late-part.tsx';
import { NgoCard } from '../../parts/records/ngo-card.tsx';
import { ngoSearchQuery } from '../../parts/records/ngo-selects.tsx';
import { ngoListTexts } from '../../strings/public/ngos.ts';
import { restTexts } from '../../strings/public/rest-on-server.ts';
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

type Found = Awaited<ReturnType<typeof ngosOrNear>>;

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
  const found = useQuery(() => ngosOrNear({ search, category, scope }, limit), [search, category, scope, limit]);
  // Where this phone keeps a part, the server may have what fits: what comes close stands in its stead alone.
  const isInStead = found?.isNear === true && kept !== undefined;
  const isEmpty = found?.ngos.length === 0 || isInStead;
  const isNone = isEmpty && isWhole && !kept;
  const none = <NoneFound onShowAll={() => onShowAll(everything)} />;
  const list = found && (
    <VirtualList
      isGrid
      labelledBy={isInStead ? 'ngos-near' : 'ngo-count'}
      rows={found.ngos}
      keyOf={({ _id }) => _id}
      render={(ngo) => <NgoCard ngo={ngo} from={query} />}
      total={found.hasMore ? undefined : found.ngos.length}
      rowRem={14}
      onNearEnd={found.hasMore ? () => setLimit(found.ngos.length + STEP) : undefined}
    />
  );
  return (
    <section className={styles['found']} aria-labelledby="ngo-count">
      <p id="ngo-count" ref={countRef} tabIndex={-1} role="status" className={styles['count']}>
        {isNone && <VisuallyHidden>{ngoListTexts.noneFound}</VisuallyHidden>}
        {found && !isEmpty && countText(found, kept !== undefined)}
      </p>
      {isNone && none}
      {!isEmpty && list}
      {kept && found && (isInStead || !found.hasMore) && (
        <LatePart fallback={<Skeleton label={appTexts.loading} />}>
          <RestOfNgos
            asked={asked}
            from={query}
            kept={kept}
            shown={isInStead ? [] : found.ngos.map(({ _id }) => _id)}
            none={none}
            onPhone={
              isInStead && (
                <>
                  <p id="ngos-near" role="status" className={styles['count']}>
                    {restTexts.near}
                  </p>
                  {list}
                </>
              )
            }
          />
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

function countText({ ngos: { length: count }, hasMore, isNear }: Found, isPart: boolean): string {
  if (isNear) return restTexts.near;
  if (hasMore) return ngoListTexts.foundMore(count);
  return isPart ? ngoListTexts.foundKept(count) : ngoListTexts.found(count);
}
