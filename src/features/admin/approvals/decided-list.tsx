import { lazy, useState } from 'react';
import type { Application } from '../../../../contract/entities/account.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { LatePart } from '../../../parts/late-part.tsx';
import { appTexts } from '../../../strings/shell/app.ts';
import { approvalTexts } from '../../../strings/admin/approvals.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from './approvals.module.css';
import type { Decision } from './recent-decisions.ts';
import type { Decisions } from './use-decisions.ts';

const DecidedTable = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./decided-table.tsx')).DecidedTable })),
);

interface DecidedListProps {
  /** Another list once something was decided. */
  round: number;
  decisions: Decisions;
  onBegin(application: Application, decision: Decision['decision']): void;
}

/** Those decided already, asked for only when somebody looks; each can be decided the other way. */
export function DecidedList({ round, decisions, onBegin }: DecidedListProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles['summary']}>{approvalTexts.decided}</summary>
      {isOpen && (
        <LatePart fallback={<Skeleton label={appTexts.loading} />}>
          <div className={styles['panel']}>
            <DecidedTable key={`approved-${round}`} status="approved" decisions={decisions} onBegin={onBegin} />
            <DecidedTable key={`refused-${round}`} status="refused" decisions={decisions} onBegin={onBegin} />
          </div>
        </LatePart>
      )}
    </details>
  );
}
