import { addressOf } from '../../../addresses.ts';
import { lazy, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ReportView } from '../../../../contract/entities/report.ts';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { putAwayConflict } from '../../../data/queries/admin/own-acts.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import type { ListCopy } from '../../../hooks/lists/use-list-copy.ts';
import { ActState } from '../../../parts/act-state.tsx';
import { useIsLive } from '../../../hooks/admin/use-news.ts';
import { ListBar } from '../../../parts/found/list-bar.tsx';
import { LatePart } from '../../../parts/late-part.tsx';
import { routes } from '../../../routes.ts';
import { KeptAge } from '../../../parts/found/kept-age.tsx';
import { dispatchDeskTexts } from '../../../strings/admin/dispatch-desk.ts';
import { reportTypeLabel } from '../../../strings/forms/labels.ts';
import { adminDisasterTexts } from '../../../strings/admin/admin-disaster.ts';
import { historyTexts } from '../../../strings/admin/admin-history.ts';
import { appTexts } from '../../../strings/shell/app.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { classes } from '../../../ui/classes.ts';
import styles from '../shared/admin-disaster.module.css';
import { MessagesPart } from '../messages/messages-part.tsx';
import { PhotosPart } from '../photos/photos-part.tsx';
import { RecordHead } from './record-head.tsx';
import { useUnderEyes } from './use-under-eyes.ts';

const AlertsSection = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('../alert/alerts-section.tsx')).AlertsSection })),
);
const FactsSection = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('../revise/facts-section.tsx')).FactsSection })),
);
const DecidePanel = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('../decide/decide-panel.tsx')).DecidePanel })),
);
const SameSection = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('../same/same-section.tsx')).SameSection })),
);
const CampaignSection = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('../campaign/campaign-section.tsx')).CampaignSection })),
);
const WhereSection = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./where-section.tsx')).WhereSection })),
);
const HistorySection = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('../history/history-section.tsx')).HistorySection })),
);

/** The work on a disaster that its volunteers say is done. */
export type RecordWork = ComponentType<{ report: ReportView }>;

interface RecordFaceProps {
  work: RecordWork;
  report: AdminReport;
  /** False while no more is known than what came with the link. */
  isWhole: boolean;
  copy: ListCopy | undefined;
}

/** What changed under the reader's eyes, and what became of their own acts: before all else. */
function Changes({ report, eyes }: { report: AdminReport; eyes: ReturnType<typeof useUnderEyes> }) {
  return (
    <>
      <ActState
        acts={report.acts}
        putAway={(id) => {
          eyes.look();
          void putAwayConflict(id).catch(console.error);
        }}
      />
      {/* A conflict tells it better: by whom, and when. */}
      {eyes.hasChanged && report.acts.conflicts.length === 0 && (
        <Banner tone="note" actions={<Button onClick={eyes.look}>{adminDisasterTexts.haveRead}</Button>}>
          <p>{adminDisasterTexts.changedHere}</p>
        </Banner>
      )}
    </>
  );
}

/** A report and what can be done with it. On a phone first what happened, then the decision; on a desk side by side. */
export function RecordFace({ report, isWhole, copy, work }: RecordFaceProps) {
  const eyes = useUnderEyes(report, isWhole);
  const isLive = useIsLive();
  return (
    <>
      <RecordHead report={report} />
      {copy?.stands === 'whole' && copy.trouble !== undefined && <KeptAge asOf={copy.asOf} />}
      <Changes report={report} eyes={eyes} />
      {isWhole ? (
        <Whole report={report} work={work} onAct={eyes.act} />
      ) : (
        <Skeleton label={appTexts.loading} lines={6} />
      )}
      {copy && <ListBar isLive={isLive} copy={copy} isBelow />}
    </>
  );
}

function Whole({ report, work: Work, onAct }: Pick<RecordFaceProps, 'report' | 'work'> & { onAct(): void }) {
  const hasAlerts = mayHaveAlerts(report);
  return (
    <div className={classes(styles['columns'], hasAlerts && styles['three'])}>
      {hasAlerts && (
        <div className={styles['first']}>
          <Part>
            <AlertsSection report={report} />
          </Part>
        </div>
      )}
      <div className={styles['column']}>
        <Part>
          <FactsSection report={report} onAct={onAct} />
        </Part>
        {report.shownStatus === 'active' && (
          <Part>
            <Work report={report} />
          </Part>
        )}
        <PhotosPart report={report} />
        <MessagesPart id={report._id} messagedAt={report.messagedAt} />
        {report.sameAs === undefined && (
          <Part>
            <DecidePanel report={report} onAct={onAct} />
          </Part>
        )}
        <LatePart>
          <SameSection report={report} onAct={onAct} />
        </LatePart>
        <Part>
          <CampaignSection report={report} />
        </Part>
      </div>
      <div className={styles['column']}>
        <Part>
          <WhereSection report={report} />
        </Part>
        <LatePart words={historyTexts.online} fallback={<Skeleton label={appTexts.loading} />}>
          <HistorySection report={report} />
        </LatePart>
      </div>
    </div>
  );
}

interface BesideProps {
  work: RecordWork;
  report: AdminReport;
  isWhole: boolean;
  isKeyPressed: boolean;
}

/** The same beside the list of reports: what can be decided stays in view while the rest is scrolled. */
export function RecordFaceBeside({ report, isWhole, isKeyPressed, work: Work }: BesideProps) {
  const eyes = useUnderEyes(report, isWhole);
  const page = addressOf(routes.adminDisaster, report._id);
  return (
    <>
      <div className={styles['bar']}>
        <div className={styles['between']}>
          <h2 className={styles['name']}>{reportTypeLabel(report.disasterType)}</h2>
          <Link to={page} state={{ isFromList: true }}>
            {dispatchDeskTexts.openPage}
          </Link>
        </div>
        {report.sameAs === undefined && (
          <Part>
            <DecidePanel report={report} onAct={eyes.act} isBeside isKeyPressed={isKeyPressed} />
          </Part>
        )}
      </div>
      <RecordHead report={report} />
      <Changes report={report} eyes={eyes} />
      <div className={styles['beside']}>
        <LatePart>
          <SameSection report={report} onAct={eyes.act} />
        </LatePart>
        {mayHaveAlerts(report) && (
          <Part>
            <AlertsSection report={report} />
          </Part>
        )}
        {report.shownStatus === 'active' && (
          <Part>
            <Work report={report} />
          </Part>
        )}
        <Part>
          <FactsSection report={report} onAct={eyes.act} />
        </Part>
        <PhotosPart report={report} />
        <MessagesPart id={report._id} messagedAt={report.messagedAt} />
        <Part>
          <WhereSection report={report} />
        </Part>
        <Part>
          <CampaignSection report={report} />
        </Part>
        <LatePart words={historyTexts.online} fallback={<Skeleton label={appTexts.loading} />}>
          <HistorySection report={report} />
        </LatePart>
      </div>
    </>
  );
}

/** Whoever opens the page of a disaster to which somebody alerted wants to know first of all who comes. */
function mayHaveAlerts({ shownStatus, alertedAt, acts }: AdminReport): boolean {
  return (
    shownStatus === 'active' || alertedAt !== undefined || acts.waiting.some(({ what }) => what === 'alertVolunteers')
  );
}

function Part({ children }: { children: ReactNode }) {
  return <LatePart fallback={<Skeleton label={appTexts.loading} />}>{children}</LatePart>;
}
