import { lazy, Suspense, useEffect, useState, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { LatePart, PartComing } from '../late-part.tsx';
import { appTexts } from '../../strings/shell/app.ts';
import { formTexts } from '../../strings/forms/form.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { ProblemSummary } from '../../ui/form/problem-summary.tsx';
import { NeededNote } from '../../ui/form/needed-note.tsx';
import styles from './form-frame.module.css';
import type { DirectToShow } from './not-saved.tsx';
import type { Correction, RestoredNote as Note } from './restored-note.tsx';

type LateNote = { default: (props: ComponentProps<typeof Note>) => ReactNode };

/** Only a phone that has been here before needs it, and that one has it. */
const RestoredNote = lazy(() =>
  import('./restored-note.tsx').then(
    (chunk): LateNote => ({ default: chunk.RestoredNote }),
    () => ({ default: Nothing }),
  ),
);

/** Asked for once the form is live, with what saves it: it has something to say only after that was there. */
const loadNotSaved = () => loadUntilThere(() => import('./not-saved.tsx'));
const NotSaved = lazy(async () => ({ default: (await loadNotSaved()).NotSaved }));

interface FormFrameProps {
  id: string;
  form: RefObject<HTMLFormElement | null>;
  isKept: boolean;
  isRestored: boolean;
  isPrefilled: boolean;
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

/**
 * What stands around the fields of a form that must never lose anything. Why it is filled in already stands in the written page
 * too, out of sight: where a draft is expected that has its place from the first paint on.
 */
export function FormFrame(props: FormFrameProps) {
  const { id, form, isKept, isRestored, hasEarlier, isSubmitting, isSlow, problems, storageProblem, children } = props;
  const restored = props.isPrefilled ? formTexts.prefilled : formTexts.restored;
  /** In one box with what is said of this form. */
  const isInside = hasEarlier && isRestored && !props.correction;
  const [isAsking, setAsking] = useState(false);
  const problemCount = Object.keys(problems).length;
  // Of a banner that comes with its words in it many screen readers say nothing.
  const news = props.correction
    ? formTexts.correcting
    : isRestored && (isInside ? `${restored} ${formTexts.earlierKept}` : restored);
  useEffect(() => {
    if (news) announce(news);
  }, [news]);
  // There may be no network any more when it is needed.
  useEffect(() => void loadNotSaved(), []);
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
        {hasEarlier && !isInside && (
          <Banner tone="note" isQuiet>
            {formTexts.earlierKept}
          </Banner>
        )}
      </div>
      {!props.correction && (
        <div className={styles['kept']} hidden={!isRestored}>
          <Banner
            tone="note"
            isQuiet
            actions={
              <Button look="quiet" onClick={() => setAsking(true)}>
                {formTexts.startOver}
              </Button>
            }
          >
            <p>{restored}</p>
            {isInside && <p>{formTexts.earlierKept}</p>}
          </Banner>
        </div>
      )}
      {(isRestored || props.correction) && (
        <LatePart>
          <RestoredNote
            correction={props.correction}
            hasEarlier={hasEarlier}
            onStartOver={props.onStartOver}
            {...(!props.correction && { question: { isAsking, onAsking: setAsking } })}
          />
        </LatePart>
      )}
      {problemCount > 0 && <ProblemSummary title={formTexts.summary(problemCount)} problems={problems} />}
      <NeededNote text={appTexts.needed} />
      {children}
      {(isSlow || storageProblem !== undefined) && (
        <Suspense
          fallback={
            <>
              <Banner tone="note">{formTexts.notKept}</Banner>
              <PartComing />
            </>
          }
        >
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
        </Suspense>
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

function Nothing() {
  return null;
}
