import { systemClock } from '../../../contract/base/clock.ts';
import { asOfTime, listCopyTexts } from '../../strings/shell/list-copy.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { KeptAge } from './kept-age.tsx';
import styles from './list-bar.module.css';

/** How a copy stands, as `useListCopy` tells it. */
interface ShownCopy {
  stands: 'empty' | 'part' | 'coming' | 'whole';
  /** How much of the server's list is here, where that is not all. */
  kept?: { rows: number; of: number } | undefined;
  /** Has more of it kept here. */
  keepMore?: (() => void) | undefined;
  /** Epoch milliseconds. */
  asOf: number | undefined;
  isRefreshing: boolean;
  trouble: 'unreachable' | 'refused' | undefined;
  refresh(): void;
}

interface ListBarProps {
  copy: ShownCopy | undefined;
  isLive?: boolean;
  isBelow?: boolean;
}

/**
 * Above a list of which this device keeps a copy: how old it is, and a button that asks for news. Where there is none yet it stands
 * for the list itself: coming, or why it does not come. A list that keeps itself up to the server's (`isLive`) tells its age only once
 * that fails. `isBelow`: what it is of stands above it, with its age above all.
 */
export function ListBar({ copy, isLive = false, isBelow = false }: ListBarProps) {
  if (isLive && isAsExpected(copy)) {
    return copy?.kept ? <KeptPart copy={copy} kept={copy.kept} /> : null;
  }
  if (copy === undefined || copy.stands === 'coming') {
    return (
      <div className={styles['coming']}>
        <Skeleton label={listCopyTexts.coming} lines={1} />
      </div>
    );
  }
  const { stands, kept, asOf, isRefreshing, trouble, refresh } = copy;
  if (stands !== 'whole') {
    const never = trouble === 'refused' ? listCopyTexts.neverRefused : listCopyTexts.never;
    const why = stands === 'part' ? listCopyTexts.part : never;
    return (
      <Banner tone="note" actions={<Button onClick={refresh}>{listCopyTexts.tryAgain}</Button>}>
        <p>{why}</p>
      </Banner>
    );
  }
  return (
    <>
      {!isBelow && <KeptAge asOf={asOf} />}
      <div className={styles['bar']}>
        <p className={styles['asOf']} role="status">
          {asOf !== undefined && asOfTime(asOf, systemClock.now())}
          {trouble !== undefined && ` · ${listCopyTexts[trouble]}`}
        </p>
        <Button look="quiet" onClick={refresh} aria-disabled={isRefreshing}>
          {isRefreshing ? listCopyTexts.refreshing : listCopyTexts.refresh}
        </Button>
      </div>
      {kept && !isBelow && <KeptPart copy={copy} kept={kept} />}
    </>
  );
}

function KeptPart({ copy, kept }: { copy: ShownCopy; kept: NonNullable<ShownCopy['kept']> }) {
  const { isRefreshing, keepMore } = copy;
  return (
    <div className={styles['part']}>
      <p className={styles['asOf']}>{listCopyTexts.kept(kept.rows, kept.of)}</p>
      {keepMore && (
        <Button look="quiet" onClick={() => !isRefreshing && keepMore()} aria-disabled={isRefreshing}>
          {listCopyTexts.keepMore}
        </Button>
      )}
    </div>
  );
}

/** Here and whole, or about to be read. */
function isAsExpected(copy: ShownCopy | undefined): boolean {
  return copy === undefined || (copy.stands === 'whole' && copy.trouble === undefined);
}
