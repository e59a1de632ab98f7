import { lazy, useState } from 'react';
import type { AlertProgress } from '../../../../contract/calls/alert-progress.ts';
import type { DecisionWish } from '../../../data/commands/admin/acts.ts';
import { adminReport, type AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { alertProgress } from '../../../data/queries/admin/alert-progress.ts';
import { mergeWish } from '../../../data/queries/admin/merge-wish.ts';
import { useDeskKeys } from '../../../hooks/admin/use-desk-keys.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { LatePart } from '../../../parts/late-part.tsx';
import { reportDecisionTexts as words } from '../../../strings/admin/admin-disaster.ts';
import { classes } from '../../../ui/classes.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import styles from '../shared/admin-disaster.module.css';
import { AlertState } from '../alert/alert-state.tsx';
import { DecideButtons, type Question } from './decide-buttons.tsx';
import { ResolveState } from './resolve-state.tsx';
import { useAct } from '../shared/use-act.ts';
import { useResolve } from './use-resolve.ts';

const DecisionDialog = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./decision-dialog.tsx')).DecisionDialog })),
);
const AlertSheet = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('../alert/alert-sheet.tsx')).AlertSheet })),
);

interface DecidePanelProps {
  report: AdminReport;
  onAct(): void;
  /** Beside the list of reports, where there is a key for it and what was decided stays in view. */
  isBeside?: boolean;
  /** The key was pressed while this was on its way. */
  isKeyPressed?: boolean;
}

/** What an admin can decide about a report as it stands. */
export function DecidePanel({ report, onAct, isBeside = false, isKeyPressed = false }: DecidePanelProps) {
  const { _id, shownStatus } = report;
  const [asked, setAsked] = useState<{ question: Question; of: string } | undefined>(
    isKeyPressed && shownStatus === 'pending' ? { question: 'approve', of: shownStatus } : undefined,
  );
  const [alert, setAlert] = useState<{ id: string; isForNobody: boolean }>();
  const act = useAct();
  const resolve = useResolve(report, isBeside);
  // A question was asked about how it stood then.
  const question = asked?.of === shownStatus ? asked.question : undefined;
  const close = () => setAsked(undefined);

  function decide(wish: Omit<DecisionWish, 'reportId' | 'seen'>): void {
    close();
    onAct();
    if (wish.to === 'resolved') resolve.start();
    else
      void act
        .run(({ decideReport }) => decideReport({ reportId: _id, seen: shownStatus, ...wish }))
        .catch(console.error);
  }

  function merge(id: string): void {
    close();
    onAct();
    void act
      .run(async ({ mergeReport }) => mergeReport(mergeWish(report, (await adminReport(id)) ?? { ...report, _id: id })))
      .catch(console.error);
  }

  const told = useQuery(() => alertProgress(_id), [_id]);
  const isReached =
    shownStatus === 'active' &&
    (report.acts.waiting.some(({ what }) => what === 'alertVolunteers') ||
      (report.alertedAt !== undefined && !isForNobody(told?.alerts[0])));
  const isBusy = act.isSaving || resolve.isBusy;
  const ask = (next: Question) => setAsked({ question: next, of: shownStatus });
  const mayApprove = isBeside && shownStatus === 'pending' && !isBusy;
  useDeskKeys(mayApprove ? { a: () => ask('approve') } : {});

  return (
    <section className={classes(styles['section'], isBeside && styles['close'])} aria-labelledby="decide-title">
      <h2 id="decide-title">{isBeside ? <VisuallyHidden>{words.title}</VisuallyHidden> : words.title}</h2>
      {(!isBeside || shownStatus !== 'pending') && <Standing report={report} />}
      <DecideButtons
        report={report}
        isBusy={isBusy}
        isReached={isReached}
        onAsk={ask}
        onRelease={() => void act.run(({ releaseReport }) => releaseReport(_id)).catch(console.error)}
      />
      <ResolveState resolve={resolve} onAct={onAct} />
      <AlertState disasterId={_id} itemId={alert?.id} isForNobody={alert?.isForNobody ?? false} />
      <p role="alert" className={styles['problem']}>
        {act.problem}
      </p>
      <LatePart>
        {asked?.question === 'alert' && (
          <AlertSheet
            report={report}
            onAct={onAct}
            onSaved={(id, isForNobody) => (close(), setAlert({ id, isForNobody }))}
            onClose={close}
          />
        )}
        {question && question !== 'alert' && (
          <DecisionDialog question={question} report={report} onDecide={decide} onMerge={merge} onClose={close} />
        )}
      </LatePart>
    </section>
  );
}

/** All whom it goes to were chosen, and there was nobody. */
function isForNobody(alert: AlertProgress | undefined): boolean {
  return alert?.volunteers === 0 && alert.state !== 'choosing';
}

function Standing({ report: { shownStatus } }: { report: AdminReport }) {
  if (shownStatus === 'active') return null;
  if (shownStatus === 'resolved') {
    return (
      <Banner tone="good" isQuiet>
        <p>{words.isResolved}</p>
      </Banner>
    );
  }
  return <p>{shownStatus === 'pending' ? words.pendingLead : words.isDismissed}</p>;
}
