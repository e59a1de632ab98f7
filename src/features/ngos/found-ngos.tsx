import { useState, type RefObject } from 'react';
import { ngosMatching, type NgoSearch } from '../../data/queries/lists/ngos.ts';
import { useQuery } from '../../hooks/shared/use-query.ts';
import { NgoCard } from '../../parts/records/ngo-card.tsx';
import { ngoSearchQuery } from '../../parts/records/ngo-selects.tsx';
import { ngoListTexts } from '../../strings/public/ngos.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { VirtualList } from '../../ui/list/virtual-list.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import styles from './ngo-list.module.css';

const STEP = 100;
const everything: NgoSearch = { search: '', category: '', scope: '' };

interface FoundNgosProps {
  asked: NgoSearch;
  /** The server has told all of them: only then there are none. */
  isWhole: boolean;
  countRef: RefObject<HTMLParagraphElement | null>;
  onShowAll(asked: NgoSearch): void;
}

/** The NGOs that match, and how many they are: said by a screen reader whenever that changes. */
export function FoundNgos({ asked, isWhole, countRef, onShowAll }: FoundNgosProps) {
  const { search, category, scope } = asked;
  const query = ngoSearchQuery({ ...asked });
  const [limit, setLimit] = useState(STEP);
  const found = useQuery(() => ngosMatching({ search, category, scope }, limit), [search, category, scope, limit]);
  const isEmpty = found?.ngos.length === 0;
  const isNone = isEmpty && isWhole;
  return (
    <section className={styles['found']} aria-labelledby="ngo-count">
      <p id="ngo-count" ref={countRef} tabIndex={-1} role="status" className={styles['count']}>
        {isNone && <VisuallyHidden>{ngoListTexts.noneFound}</VisuallyHidden>}
        {found && !isEmpty && countText(found.ngos.length, found.hasMore)}
      </p>
      {isNone && (
        <EmptyState
          icon="info"
          title={ngoListTexts.noneFound}
          actions={<Button onClick={() => onShowAll(everything)}>{ngoListTexts.clear}</Button>}
        >
          {ngoListTexts.noneFoundBody}
        </EmptyState>
      )}
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
    </section>
  );
}

function countText(count: number, hasMore: boolean): string {
  return hasMore ? ngoListTexts.foundMore(count) : ngoListTexts.found(count);
}
