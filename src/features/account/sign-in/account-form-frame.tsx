import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { type FormValues, readForm } from '../../../hooks/draft/form-values.ts';
import { appTexts } from '../../../strings/shell/app.ts';
import { formTexts } from '../../../strings/forms/form.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { ProblemSummary } from '../../../ui/form/problem-summary.tsx';
import { NeededNote } from '../../../ui/form/needed-note.tsx';
import styles from './account-form-frame.module.css';

interface AccountFormFrameProps {
  id: string;
  form: RefObject<HTMLFormElement | null>;
  isBusy: boolean;
  problems: Readonly<Record<string, string>>;
  /** What went wrong, as a sentence. */
  failure: string | undefined;
  submitLabel: string;
  busyLabel: string;
  onTyped?(values: FormValues): void;
  onSubmit(): void;
  children: ReactNode;
}

/** What stands around the fields of the account's forms: problems and failures above them, the button below. */
export function AccountFormFrame(props: AccountFormFrameProps) {
  const { id, form, isBusy, problems, failure, submitLabel, busyLabel, onTyped, onSubmit, children } = props;
  const count = Object.keys(problems).length;
  return (
    <form
      id={id}
      ref={form}
      noValidate
      className={styles['form']}
      onInput={(event) => onTyped?.(readForm(event.currentTarget))}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {count > 0 && <ProblemSummary title={formTexts.summary(count)} problems={problems} />}
      {failure !== undefined && <Failure text={failure} />}
      <NeededNote text={appTexts.needed} />
      {children}
      {/* Not `disabled`: a browser takes the focus from such a button. A second submit does nothing anyway. */}
      <Button type="submit" look="aid" isWide aria-disabled={isBusy}>
        {isBusy ? busyLabel : submitLabel}
      </Button>
    </form>
  );
}

/** Takes the focus, so that it is read and in view on a small screen. */
function Failure({ text }: { text: string }) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);
  return (
    <Banner tone="bad" ref={banner}>
      <p>{text}</p>
    </Banner>
  );
}
