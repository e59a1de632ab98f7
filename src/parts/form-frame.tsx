import { lazy, Suspense, type ReactNode, type RefObject } from 'react';
import { formTexts } from '../strings/form.ts';
import { Banner } from '../ui/banner.tsx';
import { Button, type ButtonLook } from '../ui/button.tsx';
import { ProblemSummary } from '../ui/problem-summary.tsx';
import styles from './form-frame.module.css';

type LateNote = { default: (props: { onStartOver(): void }) => ReactNode };

/** Only a phone that has been here before needs it, and that one has it. */
const RestoredNote = lazy(() =>
  import('./restored-note.tsx').then(
    (chunk): LateNote => ({ default: chunk.RestoredNote }),
    () => ({ default: Nothing }),
  ),
);

interface FormFrameProps {
  id: string;
  form: RefObject<HTMLFormElement | null>;
  isKept: boolean;
  isRestored: boolean;
  isSubmitting: boolean;
  isSlow: boolean;
  problems: Readonly<Record<string, string>>;
  storageProblem: string | undefined;
  submitLabel: string;
  look: ButtonLook;
  onTyped(): void;
  onSubmit(): void;
  onStartOver(): void;
  onExport(): void;
  children: ReactNode;
}

/** What stands around the fields of a form that must never lose anything. */
export function FormFrame(props: FormFrameProps) {
  const { id, form, isKept, isRestored, isSubmitting, isSlow, problems, storageProblem, children } = props;
  const problemCount = Object.keys(problems).length;
  return (
    <form
      id={id}
      ref={form}
      noValidate
      className={styles['form']}
      onInput={props.onTyped}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      {!isKept && <Banner tone="note">{formTexts.notKept}</Banner>}
      {isRestored && (
        <Suspense fallback={null}>
          <RestoredNote onStartOver={props.onStartOver} />
        </Suspense>
      )}
      {problemCount > 0 && <ProblemSummary title={formTexts.summary(problemCount)} problems={problems} />}
      {children}
      {isSlow && (
        <Banner
          tone="note"
          title={formTexts.stillSaving}
          actions={<Button onClick={props.onExport}>{formTexts.exportTyped}</Button>}
        >
          <p>{formTexts.stillSavingBody}</p>
        </Banner>
      )}
      {storageProblem !== undefined && (
        <NotSaved detail={storageProblem} onExport={props.onExport} onRetry={props.onSubmit} />
      )}
      <div className={styles['submit']}>
        <Button type="submit" look={props.look} isWide disabled={isSubmitting}>
          {isSubmitting ? formTexts.submitting : props.submitLabel}
        </Button>
        {isKept && <p className={styles['note']}>{formTexts.worksOffline}</p>}
      </div>
    </form>
  );
}

function NotSaved({ detail, onRetry, onExport }: { detail: string; onRetry(): void; onExport(): void }) {
  return (
    <Banner
      tone="bad"
      title={formTexts.saveFailed}
      actions={
        <>
          <Button onClick={onRetry}>{formTexts.tryAgain}</Button>
          <Button onClick={onExport}>{formTexts.exportTyped}</Button>
        </>
      }
    >
      <p>{formTexts.saveFailedBody}</p>
      <p>
        <small>{detail}</small>
      </p>
    </Banner>
  );
}

function Nothing() {
  return null;
}
