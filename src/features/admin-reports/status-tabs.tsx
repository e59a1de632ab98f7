import type { ReactNode } from 'react';
import type { DisplayStatus } from '../../../contract/enumerations.ts';
import type { ReportCounts } from '../../data/queries/admin/admin-reports.ts';
import { reportedTexts } from '../../strings/admin/admin-reports.ts';
import { numberText } from '../../strings/plural.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import styles from './status-tabs.module.css';

/** Section 2's three sub-tabs. Dismissed reports stand beside the resolved ones: on the wire both are `rejected`. */
const tabs = ['pending', 'active', 'resolved'] as const;
type StatusTab = (typeof tabs)[number];

interface StatusTabsProps {
  status: DisplayStatus;
  counts: ReportCounts | undefined;
  onOpen(status: StatusTab): void;
  /** What is shown of the chosen one. */
  children: ReactNode;
}

export function StatusTabs({ status, counts, onOpen, children }: StatusTabsProps) {
  const current: StatusTab = status === 'dismissed' ? 'resolved' : status;
  return (
    <Tabs
      label={reportedTexts.statuses}
      start={current}
      onOpen={(id) => onOpen(tabs.find((one) => one === id) ?? 'pending')}
      tabs={tabs.map((id) => ({
        id,
        label: <span className={styles['label']}>{labelOf(id, counts)}</span>,
        // A list that was left is not kept: it may be long.
        render: () =>
          id === current && (
            <>
              <h3>
                <VisuallyHidden>{reportedTexts[id]}</VisuallyHidden>
              </h3>
              {children}
            </>
          ),
      }))}
    />
  );
}

function labelOf(id: StatusTab, counts: ReportCounts | undefined): string {
  return counts ? reportedTexts.counted(reportedTexts[id], numberText(counts[id])) : reportedTexts[id];
}
