import { useId, type ReactNode } from 'react';
import type { SameReason } from '../../../contract/enumerations.ts';
import { mergeTexts as words, sameReasonNames } from '../../strings/admin/decisions.ts';
import { Button } from '../../ui/button.tsx';
import styles from './same-pair.module.css';

/** One of two records: what it is called, and its facts in the order in which both are compared. */
export interface Compared {
  title: ReactNode;
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

interface SamePairProps {
  own: Compared;
  other: Compared;
  why: readonly SameReason[];
  /** One of both is over: what is merged counts as that. */
  isOver: boolean;
  isBusy: boolean;
  onMerge(): void;
  onApart(): void;
}

/** Two records that may be one, side by side, and what an admin makes of them. */
export function SamePair({ own, other, why, isOver, isBusy, onMerge, onApart }: SamePairProps) {
  return (
    <div className={styles['pair']}>
      <p>{why.map((one) => sameReasonNames[one]).join(' · ')}</p>
      <div className={styles['columns']}>
        <Column name={words.this} compared={own} />
        <Column name={words.other} compared={other} />
      </div>
      {isOver && <p>{words.over}</p>}
      <div className={styles['buttons']}>
        <Button look="aid" aria-disabled={isBusy} onClick={() => !isBusy && onMerge()}>
          {words.merge}
        </Button>
        <Button aria-disabled={isBusy} onClick={() => !isBusy && onApart()}>
          {words.keepApart}
        </Button>
      </div>
    </div>
  );
}

function Column({ name, compared: { title, facts } }: { name: string; compared: Compared }) {
  const id = useId();
  return (
    <div className={styles['column']} role="group" aria-labelledby={id}>
      <p id={id} className={styles['name']}>
        {name}: {title}
      </p>
      <dl className={styles['facts']}>
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
