import { useCallback, useRef, useState } from 'react';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import { readForm, type FormValues } from '../../../hooks/draft/form-values.ts';
import { useKeptFields } from '../../../hooks/draft/use-kept-fields.ts';
import { LateMark } from '../../../parts/found/late-mark.tsx';
import { adminDisasterTexts, adminShownMessages } from '../../../strings/admin/admin-disaster.ts';
import { alertSheetTexts as words } from '../../../strings/admin/admin-alert.ts';
import { askedFailureTexts } from '../../../strings/accounts/asked-failures.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { ProblemSummary } from '../../../ui/form/problem-summary.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import styles from '../shared/admin-disaster.module.css';
import own from './alert.module.css';
import { AlertFields } from './alert-fields.tsx';
import { AlertPreview } from './alert-preview.tsx';
import { AlertReach } from './alert-reach.tsx';
import { bringActs } from '../shared/bring-acts.ts';
import { buildAlert, suggestedAlert } from './build-alert.ts';

const FIELDS = ['title', 'body', 'radiusKm', 'volunteersWanted'] as const;

interface AlertSheetProps {
  report: AdminReport;
  onAct(): void;
  /** The alert lies on this phone, as this item; `isForNobody`: by the last count nobody would get it. */
  onSaved(itemId: string, isForNobody: boolean): void;
  onClose(): void;
}

/** Approves and alerts in one act. What is typed stays until it is saved, also where the sheet is closed by a slip. */
export function AlertSheet({ report, onAct, onSaved, onClose }: AlertSheetProps) {
  const form = useRef<HTMLFormElement>(null);
  const isForNobody = useRef(false);
  const onCounted = useCallback((isNobody: boolean) => void (isForNobody.current = isNobody), []);
  const kept = useKeptFields(`alert-${report._id}`, FIELDS);
  const [start] = useState<FormValues>(() => ({ ...suggestedAlert(report), ...kept.values }));
  const [typed, setTyped] = useState(start);
  const [opened] = useState(report.shownStatus);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>();
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const isActive = report.shownStatus === 'active';

  function read(): FormValues {
    return form.current ? readForm(form.current) : typed;
  }

  async function send(): Promise<void> {
    const { alert, problems: found } = buildAlert(read());
    setFailure(undefined);
    setProblems(Object.keys(found).length > 0 ? found : undefined);
    if (isSaving || Object.keys(found).length > 0) return;
    setSaving(true);
    const { alertVolunteers } = await bringActs();
    const saved = await alertVolunteers({
      ...alert,
      ...placed(report),
      disasterId: report._id,
      seen: report.shownStatus,
    });
    setSaving(false);
    if (!saved.ok) {
      const isSignedOut = saved.failure.kind === 'signed-out';
      setFailure(isSignedOut ? askedFailureTexts['sign-in'] : adminShownMessages.alertError);
      return;
    }
    onAct();
    kept.forget();
    onSaved(saved.value.id, isForNobody.current);
  }

  return (
    <Sheet title={words.title} close={words.close} onClose={onClose}>
      <form
        ref={form}
        noValidate
        className={styles['form']}
        onInput={() => {
          setTyped(read());
          kept.keep(read());
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void send().catch(console.error);
        }}
      >
        {problems && <ProblemSummary title={words.problems} problems={problems} />}
        {opened !== report.shownStatus && (
          <Banner tone="note">
            <p>{adminDisasterTexts.changedHere}</p>
          </Banner>
        )}
        <p>{isActive ? words.leadAgain : words.lead}</p>
        <LateMark writtenAt={report.writtenAt} reportedAt={report.reportedAt} />
        <AlertFields
          report={report}
          start={start}
          problems={problems ?? {}}
          reach={<AlertReach id={report._id} typedRadius={typed['radiusKm'] ?? ''} onCounted={onCounted} />}
        />
        <AlertPreview title={typed['title'] ?? ''} body={typed['body'] ?? ''} />
        {failure && <Banner tone="bad" title={failure} />}
        <div className={own['send']}>
          <Button type="submit" look="alarm" isWide aria-disabled={isSaving}>
            {isSaving ? words.sending : words.send}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </div>
      </form>
    </Sheet>
  );
}

/** Section 7 has the position in the call: the disaster's own, by which the server chooses. */
function placed({ location }: AdminReport) {
  const place = placeOf(location);
  return place && { longitude: place.lng, lattitude: place.lat };
}
