import { useState } from 'react';
import { dismissals } from '../../../../contract/enumerations.ts';
import { limits } from '../../../../contract/limits.ts';
import { referenceOf } from '../../../../contract/reference.ts';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { dismissalNames, reportDecisionTexts as words, reviseTexts } from '../../../strings/admin/admin-disaster.ts';
import { mergeTexts, sameEventTexts } from '../../../strings/admin/decisions.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { NONE_OF_THESE } from '../../../parts/records/same-choice.tsx';
import { SelectField, TextArea } from '../../../ui/form/field.tsx';
import { typedText } from '../../../ui/form/typed-text.ts';
import styles from '../shared/admin-disaster.module.css';
import type { DecisionAnswer } from './decision-answer.ts';
import { SameEvent } from './same-event.tsx';

interface DismissDialogProps extends DecisionAnswer {
  report: AdminReport;
}

type Problems = Readonly<Partial<Record<'dismissal' | 'same' | 'reason', string>>>;

/** Room that "Same event as" and a reference take of a reason, in any language. */
const SAME_EVENT_CHARACTERS = 60;

/** False, reported twice, and then of which report, or something else; and why. */
export function DismissDialog({ report, onDecide, onMerge, onClose }: DismissDialogProps) {
  const [problems, setProblems] = useState<Problems>({});
  const [chosen, setChosen] = useState({ dismissal: '', same: '' });
  const isDouble = chosen.dismissal === 'duplicate';
  const isNamed = isDouble && chosen.same !== '' && chosen.same !== NONE_OF_THESE;

  function submit(form: HTMLFormElement): void {
    const dismissal = dismissals.find((one) => one === typedText(form, 'dismissal'));
    const reason = reasonIn(form);
    const isSameMissing = isDouble && chosen.same === '' && form.querySelector('[name=same]') !== null;
    if (dismissal !== undefined && reason !== '' && !isSameMissing) {
      onDecide({ to: 'dismissed', dismissal, reason });
      return;
    }
    const found: Problems = {
      ...(dismissal === undefined && { dismissal: words.kindMissing }),
      ...(isSameMissing && { same: sameEventTexts.missing }),
      ...(reason === '' && !isSameMissing && { reason: words.reasonMissing }),
    };
    setProblems(found);
    form.querySelector<HTMLElement>(`[name=${Object.keys(found)[0] ?? 'reason'}]`)?.focus();
  }

  /** The report that it repeats is a reason, whatever else is written. */
  function reasonIn(form: HTMLFormElement): string {
    const typed = typedText(form, 'reason').trim();
    return isNamed ? `${sameEventTexts.reason(referenceOf(chosen.same))} ${typed}`.trim() : typed;
  }

  return (
    <Dialog title={words.dismissTitle} body={<p>{words.dismissBody}</p>} onCancel={onClose}>
      <form
        noValidate
        className={styles['form']}
        onChange={({ currentTarget }) =>
          setChosen({ dismissal: typedText(currentTarget, 'dismissal'), same: typedText(currentTarget, 'same') })
        }
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
      >
        <SelectField
          name="dismissal"
          label={words.kind}
          options={kinds()}
          placeholder={words.chooseKind}
          problem={problems.dismissal}
        />
        {isDouble && <SameEvent report={report} problem={problems.same} />}
        {isNamed && onMerge && (
          <>
            <p>{mergeTexts.insteadLead}</p>
            <Button look="aid" onClick={() => onMerge(chosen.same)}>
              {mergeTexts.instead}
            </Button>
          </>
        )}
        <TextArea
          name="reason"
          label={words.reason}
          hint={words.reasonHint}
          maxLength={limits.reasonCharacters - SAME_EVENT_CHARACTERS}
          problem={problems.reason}
          optional={isNamed ? reviseTexts.optional : undefined}
          dir="auto"
        />
        <Button type="submit" look="danger">
          {words.dismiss}
        </Button>
        <Button onClick={onClose}>{words.no}</Button>
      </form>
    </Dialog>
  );
}

function kinds(): Record<string, string> {
  return Object.fromEntries(dismissals.map((one) => [one, dismissalNames[one]]));
}
