import { lazy, Suspense, useEffect, useState, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { formTexts } from '../strings/form.ts';
import { announce } from '../ui/announcer.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button, type ButtonLook } from '../ui/button.tsx';
import { ProblemSummary } from '../ui/problem-summary.tsx';
import styles from './form-frame.module.css';
import { type DirectToShow, NotSaved } from './not-saved.tsx';
import type { Correction, RestoredNote as Note, StartOver as Question } from './restored-note.tsx';

/** Only a phone that has been here before needs them, and that one has them. */
const RestoredNote = lazy(() =>
  import('./restored-note.tsx').then(
    (chunk) => ({ default: chunk.RestoredNote as (props: ComponentProps<typeof Note>) => ReactNode }),
    () => ({ default: Nothing }),
  ),
);
const StartOver = lazy(() =>
  import('./restored-note.tsx').then(
    (chunk) => ({ default: chunk.StartOver as (props: ComponentProps<typeof Question>) => ReactNode }),
    () => ({ default: Nothing }),
  ),
);

interface FormFrameProps {
  id: string;
  form: RefObject<HTMLFormElement | null>;
  isKept: boolean;
  isRestored: boolean;
  hasEarlier: boolean;
  isSubmitting: boolean;
  isSlow: boolean;
  problems: Readonly<Record<string, string>>;
  storageProblem: string | undefined;
  direct: DirectToShow;
  /** Set where this form takes the place of one that was refused; its reason once that is read. */
  correction: Correction | undefined;
  submitLabel: string;
  look: ButtonLook;
  onTyped(): void;
  onSubmit(): void;
  onSendDirectly(): void;
  onStartOver(): void;
  onExport(): void;
  onShare: (() => void) | undefined;
  children: ReactNode;
}

/** What stands around the fields of a form that must never lose anything. */
export function FormFrame(props: FormFrameProps) {
  const { id, form, isKept, isRestored, hasEarlier, isSubmitting, isSlow, problems, storageProblem, children } = props;
  const problemCount = Object.keys(problems).length;
  // Of a banner that comes with its words in it many screen readers say nothing.
  const news = props.correction ? formTexts.correcting : isRestored && formTexts.restored;
  useEffect(() => {
    if (news) announce(news);
  }, [news]);
  return (
    <form
      id={id}
      ref={form}
      noValidate
      // Sends nothing anywhere: without scripts a form of another method would put a person's words into an address.
      method="dialog"
      className={styles['form']}
      onInput={props.onTyped}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      <div role="status" className={styles['news']}>
        {!isKept && (
          <Banner tone="note" isQuiet>
            {formTexts.notKept}
          </Banner>
        )}
        {hasEarlier && (
          <Banner tone="note" isQuiet>
            {formTexts.earlierKept}
          </Banner>
        )}
      </div>
      {props.correction ? (
        <Suspense fallback={null}>
          <RestoredNote correction={props.correction} onStartOver={props.onStartOver} />
        </Suspense>
      ) : (
        <KeptNote isShown={isRestored} onStartOver={props.onStartOver} />
      )}
      {problemCount > 0 && <ProblemSummary title={formTexts.summary(problemCount)} problems={problems} />}
      {children}
      {(isSlow || storageProblem !== undefined) && (
        <NotSaved
          detail={storageProblem}
          direct={props.direct}
          canRetry={isSlow || !isSubmitting}
          isSubmitting={isSubmitting}
          onSendDirectly={props.onSendDirectly}
          onExport={props.onExport}
          onShare={props.onShare}
          onRetry={props.onSubmit}
        />
      )}
      <div className={styles['submit']}>
        {/* Not `disabled`: a browser takes the focus from such a button. A second submit does nothing anyway. */}
        <Button type="submit" look={props.look} isWide aria-disabled={isSubmitting}>
          {isSubmitting ? formTexts.submitting : props.submitLabel}
        </Button>
        {isKept && <p className={styles['note']}>{formTexts.worksOffline}</p>}
      </div>
    </form>
  );
}

/**
 * Why the form is filled in already. It stands in the written page too, out of sight: where a draft is expected its place is kept
 * from the first paint on.
 */
function KeptNote({ isShown, onStartOver }: { isShown: boolean; onStartOver(): void }) {
  const [isAsking, setAsking] = useState(false);
  const action = (
    <Button look="quiet" onClick={() => setAsking(true)}>
      {formTexts.startOver}
    </Button>
  );
  return (
    <div className={styles['kept']} hidden={!isShown}>
      <Banner tone="note" isQuiet actions={action}>
        <p>{formTexts.restored}</p>
      </Banner>
      <Suspense fallback={null}>
        {isShown && <StartOver isAsking={isAsking} onAsking={setAsking} onStartOver={onStartOver} />}
      </Suspense>
    </div>
  );
}

function Nothing() {
  return null;
}
