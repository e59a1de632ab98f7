import { lazy, useState } from 'react';
import type { Dismissal } from '../../../../contract/enumerations.ts';
import { actOnAid, decideReport, mergeReport, releaseReport } from '../../../data/commands/admin/acts.ts';
import type { AdminAid } from '../../../data/queries/admin/admin-aid.ts';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { mergeWish } from '../../../data/queries/admin/merge-wish.ts';
import { putAwayConflict } from '../../../data/queries/admin/own-acts.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { useListCopy } from '../../../hooks/lists/use-list-copy.ts';
import { ActState } from '../../../parts/act-state.tsx';
import { KindReasonDialog } from '../../../parts/form/kind-reason-dialog.tsx';
import { useIsLive } from '../../../hooks/admin/use-news.ts';
import { ListBar } from '../../../parts/found/list-bar.tsx';
import { LatePart } from '../../../parts/late-part.tsx';
import { closingsTold } from '../../../parts/aid/closings-told.ts';
import { aidActTexts } from '../../../strings/admin/admin-aid.ts';
import { deskSearchTexts } from '../../../strings/admin/admin-search.ts';
import { triageTexts } from '../../../strings/admin/admin-triage.ts';
import { appTexts } from '../../../strings/shell/app.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { DeskSearch } from '../search/desk-search.tsx';
import styles from './triage.module.css';
import { useDeskView } from '../search/use-desk-view.ts';
import { useTriageActs, type TriageActs } from './use-triage-acts.ts';

const HeldReports = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./held-reports.tsx')).HeldReports })),
);
const MergeHeld = lazy(() => loadUntilThere(async () => ({ default: (await import('./merge-held.tsx')).MergeHeld })));
const HeldAid = lazy(() => loadUntilThere(async () => ({ default: (await import('./held-aid.tsx')).HeldAid })));

const LISTS = ['reports', 'aid'] as const;
/** What was let through or put away stands among all others. */
const HELD = ['held'] as const;

type Question = { kind: 'report'; report: AdminReport } | { kind: 'aid'; aid: AdminAid };

/** Reports and aid requests over the rate: an admin looks at each, offline too. */
export function TriagePanel() {
  const copy = useListCopy(LISTS);
  const isLive = useIsLive();
  const triage = useTriageActs();
  const { run, problem, forget, acts } = triage;
  const { view, text, change } = useDeskView('triage', HELD);
  const [question, setQuestion] = useState<Question>();
  return (
    <section className={styles['panel']} aria-labelledby="triage-title">
      <h3 id="triage-title">{triageTexts.title}</h3>
      <p>{triageTexts.lead}</p>
      <ListBar isLive={isLive} copy={copy} />
      {problem !== undefined && !question && <Banner tone="bad">{problem}</Banner>}
      <ActState acts={acts} putAway={(id) => void putAwayConflict(id)} />
      <DeskSearch
        name="held"
        label={triageTexts.search}
        hint={deskSearchTexts.heldHint}
        view={view}
        onChange={change}
      />
      {copy !== undefined && copy.stands !== 'empty' && (
        <LatePart fallback={<Skeleton label={appTexts.loading} lines={6} />}>
          <HeldReports
            key={`reports ${text}`}
            text={text}
            isWhole={copy.stands === 'whole' && copy.keptOpen === undefined}
            onRelease={({ _id }) => void run(_id, () => releaseReport(_id))}
            onDismiss={(report) => setQuestion({ kind: 'report', report })}
          />
          <HeldAid
            key={`aid ${text}`}
            text={text}
            isWhole={copy.stands === 'whole' && copy.keptOpen === undefined}
            onRelease={({ _id }) => void run(_id, () => actOnAid({ act: 'release', aidId: _id }))}
            onEnd={(aid) => setQuestion({ kind: 'aid', aid })}
          />
        </LatePart>
      )}
      {question && (
        <Asked
          question={question}
          triage={triage}
          onClose={() => {
            setQuestion(undefined);
            forget();
          }}
        />
      )}
    </section>
  );
}

interface AskedProps {
  question: Question;
  triage: TriageActs;
  onClose(): void;
}

/** It stays open, with what was typed, where this phone could not save the act. */
function Asked({ question, triage: { run, problem }, onClose }: AskedProps) {
  const closeIf = (isSaved: boolean) => {
    if (isSaved) onClose();
  };
  if (question.kind === 'report') {
    const { report } = question;
    const { _id: reportId, shownStatus: seen } = report;
    const dismiss = (dismissal: Dismissal, reason: string) =>
      run(reportId, () => decideReport({ reportId, to: 'dismissed', seen, dismissal, reason }));
    return (
      <KindReasonDialog
        title={triageTexts.dismissTitle}
        body={triageTexts.dismissBody}
        label={triageTexts.why}
        kinds={triageTexts.kinds}
        yes={triageTexts.dismiss}
        problem={problem}
        more={{
          of: 'duplicate',
          asked: (
            <LatePart>
              <MergeHeld
                report={report}
                onMerge={(other) => void run(reportId, () => mergeReport(mergeWish(report, other))).then(closeIf)}
              />
            </LatePart>
          ),
        }}
        onYes={(kind, reason) => void dismiss(kind, reason).then(closeIf)}
        onNo={onClose}
      />
    );
  }
  const { _id: aidId, shown } = question.aid;
  return (
    <KindReasonDialog
      title={triageTexts.closeTitle}
      body={triageTexts.closeBody}
      label={triageTexts.why}
      kinds={aidActTexts.closings}
      told={closingsTold()}
      yes={triageTexts.closeRequest}
      problem={problem}
      onYes={(to, reason) =>
        void run(aidId, () => actOnAid({ act: 'close', aidId, seen: shown.status, to, reason })).then(closeIf)
      }
      onNo={onClose}
    />
  );
}
