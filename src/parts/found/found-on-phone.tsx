import type { ReactNode, RefObject } from 'react';
import { serverSearchTexts } from '../../strings/admin/admin-reports.ts';
import { listCopyTexts } from '../../strings/shell/list-copy.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './found-records.module.css';

interface FoundOnPhoneProps {
  /** How many there are; empty for none. */
  count: string;
  /** Takes the focus over where what had it has left the list. */
  countRef?: RefObject<HTMLParagraphElement | null>;
  /** How this phone's copy stands. */
  copy:
    | {
        stands: 'empty' | 'part' | 'coming' | 'whole';
        trouble: 'unreachable' | 'refused' | undefined;
        /** How much of the server's list that is, where it is not all. */
        kept?: { rows: number; of: number } | undefined;
      }
    | undefined;
  /** Something is hidden from the person by words or filters. */
  isSearch: boolean;
  /** Absent where the server was just asked in vain. */
  onAskServer?: (() => void) | undefined;
  children: ReactNode;
}

/** What of this phone's copy fits, and the way to what only the server has. */
export function FoundOnPhone({ count, countRef, copy, isSearch, onAskServer, children }: FoundOnPhoneProps) {
  const isPart = copy?.stands === 'part' || copy?.kept !== undefined;
  const isAlone = isSearch && copy?.trouble === 'unreachable' && onAskServer !== undefined;
  return (
    <div className={styles['section']}>
      <div className={styles['head']}>
        <p ref={countRef} tabIndex={countRef && -1} role="status" className={styles['note']}>
          {count} {isPart && serverSearchTexts.beyond} {isAlone && serverSearchTexts.onlyPhone}
        </p>
        {onAskServer && (
          <Button look="quiet" onClick={onAskServer}>
            {serverSearchTexts.ask}
          </Button>
        )}
      </div>
      {count === '' && copy?.kept && <EmptyState icon="phone" title={listCopyTexts.noneHere} />}
      {children}
    </div>
  );
}
