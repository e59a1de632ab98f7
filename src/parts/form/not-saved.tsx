import { useEffect, useRef } from 'react';
import { formOutcomeTexts } from '../../strings/forms/form-outcomes.ts';
import { type ReasonToShow, reasonSentence } from '../../strings/forms/reasons.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldReasons } from './field-reasons.tsx';
import { TechnicalDetail } from '../technical-detail.tsx';

/** What became of sending without saving; the hook's own state fits. */
export type DirectToShow =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'waits'; reason: ReasonToShow }
  | { kind: 'refused'; reason: ReasonToShow };

interface NotSavedProps {
  /** Why the phone refused; absent while it still tries. */
  detail: string | undefined;
  direct: DirectToShow;
  canRetry: boolean;
  isSubmitting: boolean;
  onSendDirectly(): void;
  onExport(): void;
  /** Absent where the browser shares nothing. */
  onShare: (() => void) | undefined;
  onRetry(): void;
}

/** The ways out where the phone keeps nothing. Comes with the code that saves, before which there is nothing to tell: there may be no network to fetch it. */
export function NotSaved(props: NotSavedProps) {
  const { detail, direct, canRetry, isSubmitting, onSendDirectly, onExport, onShare, onRetry } = props;
  const isSlow = detail === undefined;
  const isSending = direct.kind === 'sending';
  const banner = useRef<HTMLDivElement>(null);
  const wasRefused = useRef(false);
  useEffect(() => {
    if (isSlow) announce(`${formOutcomeTexts.stillSaving}. ${formOutcomeTexts.stillSavingBody}`);
    else if (!wasRefused.current) banner.current?.focus();
    else if (!isSubmitting) announce(formOutcomeTexts.saveFailed);
    wasRefused.current = !isSlow;
  }, [isSlow, isSubmitting]);
  return (
    <Banner
      ref={banner}
      isQuiet
      tone={isSlow ? 'note' : 'bad'}
      title={isSlow ? formOutcomeTexts.stillSaving : formOutcomeTexts.saveFailed}
      actions={
        <>
          <Button look="aid" icon="send" aria-disabled={isSending} onClick={onSendDirectly}>
            {sendWords(direct)}
          </Button>
          <Button icon="save" onClick={onExport}>
            {formOutcomeTexts.exportTyped}
          </Button>
          {onShare && <Button onClick={onShare}>{formOutcomeTexts.share}</Button>}
          <Button aria-disabled={isSending || !canRetry} onClick={onRetry}>
            {formOutcomeTexts.tryAgain}
          </Button>
        </>
      }
    >
      <p>{isSlow ? formOutcomeTexts.stillSavingBody : formOutcomeTexts.saveFailedBody}</p>
      <div role="status">
        <Outcome direct={direct} />
      </div>
      {detail !== undefined && <TechnicalDetail text={detail} />}
    </Banner>
  );
}

function Outcome({ direct }: { direct: DirectToShow }) {
  if (direct.kind === 'idle' || direct.kind === 'sending') return <p>{formOutcomeTexts.directHint}</p>;
  const reason = reasonSentence(direct.reason);
  return (
    <>
      <p>
        <strong>
          {direct.kind === 'waits' ? formOutcomeTexts.directWaits(reason) : formOutcomeTexts.directRefused(reason)}
        </strong>
      </p>
      {direct.reason.fields && <FieldReasons fields={direct.reason.fields} />}
    </>
  );
}

function sendWords({ kind }: DirectToShow): string {
  if (kind === 'idle') return formOutcomeTexts.sendDirectly;
  return kind === 'sending' ? formOutcomeTexts.sendingDirectly : formOutcomeTexts.sendDirectlyAgain;
}
