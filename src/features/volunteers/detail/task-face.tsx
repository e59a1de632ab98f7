import { lazy } from 'react';
import type { ReportView } from '../../../../contract/entities/report.ts';
import { hasLeft, withoutExactPlace } from '../../../../contract/policies/after-work.ts';
import { useDesk } from '../../../hooks/lists/use-desk.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import type { ListCopy } from '../../../hooks/lists/use-list-copy.ts';
import { useNow } from '../../../hooks/shared/use-now.ts';
import { ListBar } from '../../../parts/found/list-bar.tsx';
import { PublicStatus } from '../../../parts/records/public-status.tsx';
import { SeverityBadge } from '../../../parts/records/severity-badge.tsx';
import { KeptAge } from '../../../parts/found/kept-age.tsx';
import { LatePart } from '../../../parts/late-part.tsx';
import { disasterPageTexts } from '../../../strings/public/disaster.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { lastDecision, workOn } from '../list/standing.ts';
import styles from '../list/task.module.css';
import { useFreshCopy } from '../list/use-fresh-copy.ts';

const TaskBody = lazy(() => loadUntilThere(async () => ({ default: (await import('./task-body.tsx')).TaskBody })));

const REFRESH_MS = 15_000;

interface TaskFaceProps {
  disaster: ReportView;
  /** Nobody could be asked whether it still is so. */
  isOld: boolean;
  copy: ListCopy | undefined;
}

/** The disaster, what the volunteer can do about it now, and what they need on the way. */
export function TaskFace({ disaster, isOld, copy }: TaskFaceProps) {
  const state = useDesk();
  const now = useNow(REFRESH_MS);
  useFreshCopy(copy, lastDecision(state));
  const work = workOn(state, disaster._id);
  const isPast = work !== undefined && hasLeft(work, now);
  const { severity, displayStatus } = disaster;
  return (
    <>
      <p className={styles['marks']}>
        <SeverityBadge severity={severity} />
        <PublicStatus status={displayStatus} />
      </p>
      {isOld && (
        <Banner tone="note">
          <p>{disasterPageTexts.asSeenBefore}</p>
        </Banner>
      )}
      {copy?.stands === 'whole' && <KeptAge asOf={copy.asOf} />}
      <LatePart fallback={<Skeleton label={disasterPageTexts.loading} lines={6} />}>
        <TaskBody disaster={isPast ? withoutExactPlace(disaster) : disaster} state={state} now={now} />
      </LatePart>
      {copy?.stands === 'whole' && <ListBar copy={copy} isBelow />}
    </>
  );
}
