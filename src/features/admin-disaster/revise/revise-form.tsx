import { useRef, useState } from 'react';
import { limits } from '../../../../contract/limits.ts';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { readForm, type FormValues } from '../../../hooks/draft/form-values.ts';
import { reviseTexts as words } from '../../../strings/admin/admin-disaster.ts';
import { TextArea } from '../../../ui/form/field.tsx';
import styles from '../shared/admin-disaster.module.css';
import { buildRevision, factsAsTexts } from './build-revision.ts';
import { EditFrame, MovedOn } from '../shared/edit-frame.tsx';
import { ReviseFields } from './revise-fields.tsx';
import { useAct } from '../shared/use-act.ts';

interface ReviseFormProps {
  report: AdminReport;
  onAct(): void;
  onClose(): void;
}

/** The facts of a report put right: it stands beside the original, which stays as it came. */
export function ReviseForm({ report, onAct, onClose }: ReviseFormProps) {
  const [base, setBase] = useState(() => ({ revision: report.revision ?? 0, values: factsAsTexts(report) }));
  const hasMovedOn = (report.revision ?? 0) !== base.revision;
  return (
    <section className={styles['section']} aria-labelledby="revise-title">
      <h2 id="revise-title">{words.title}</h2>
      <p>{words.lead}</p>
      {hasMovedOn && (
        <MovedOn
          words={words}
          onAgain={() => setBase({ revision: report.revision ?? 0, values: factsAsTexts(report) })}
        />
      )}
      <Fields
        key={base.revision}
        reportId={report._id}
        seen={base.revision}
        before={base.values}
        onAct={onAct}
        onClose={onClose}
      />
    </section>
  );
}

interface FormProps extends Omit<ReviseFormProps, 'report'> {
  reportId: string;
  /** The number of revisions that the form began with. */
  seen: number;
  before: FormValues;
}

function Fields({ reportId, seen, before, onAct, onClose }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>();
  const [isUnchanged, setUnchanged] = useState(false);
  const act = useAct();

  async function save(): Promise<void> {
    const values = form.current ? readForm(form.current) : before;
    const { facts, problems: found } = buildRevision(before, values);
    const [isWrong, isNothing] = [Object.keys(found).length > 0, Object.keys(facts).length === 0];
    setProblems(isWrong ? found : undefined);
    setUnchanged(!isWrong && isNothing);
    if (isWrong || isNothing) return;
    const reason = (values['reason'] ?? '').trim();
    onAct();
    const saved = await act.run(({ reviseReport }) =>
      reviseReport({ reportId, seen, facts, ...(reason !== '' && { reason }) }),
    );
    if (saved !== undefined) onClose();
  }

  return (
    <EditFrame id="revise-form" words={words} form={form} problems={problems} act={act} onSave={save} onClose={onClose}>
      {(onFilled) => (
        <>
          <ReviseFields start={before} problems={problems ?? {}} onFilled={onFilled} />
          <TextArea
            name="reason"
            label={words.reason}
            optional={words.optional}
            maxLength={limits.reasonCharacters}
            dir="auto"
          />
          <p role="status" className={styles['soft']}>
            {isUnchanged && words.unchanged}
          </p>
        </>
      )}
    </EditFrame>
  );
}
