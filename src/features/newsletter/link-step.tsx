import { useEffect, useRef, useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import { confirmAddress, deleteAddress, type CallFailure } from '../../data/commands/newsletter.ts';
import { askedFailureText } from '../../strings/accounts/asked-failures.ts';
import { newsletterPageTexts } from '../../strings/public/newsletter-page.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Button } from '../../ui/button.tsx';
import type { MailLink } from './link-of.ts';

/** Asks for a press before anything is done: mail programs open links by themselves, to look for viruses. */
export function LinkStep({ link: { kind, token } }: { link: MailLink }) {
  const [outcome, setOutcome] = useState<'done' | CallFailure>();
  const [isBusy, setBusy] = useState(false);
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome !== undefined) banner.current?.focus();
  }, [outcome]);
  const isLeaving = kind === 'leave';

  async function press(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const answer = await (isLeaving ? deleteAddress(token) : confirmAddress(token));
    setBusy(false);
    setOutcome(answer.ok ? 'done' : answer.failure);
  }

  return (
    <>
      <h1 tabIndex={-1}>{isLeaving ? newsletterPageTexts.leaveTitle : newsletterPageTexts.confirmTitle}</h1>
      {outcome === 'done' ? (
        <Banner
          tone="good"
          isQuiet
          ref={banner}
          title={isLeaving ? newsletterPageTexts.left : newsletterPageTexts.confirmed}
        >
          <p>
            {isLeaving ? newsletterPageTexts.leftBody(limits.newsletterRestDays) : newsletterPageTexts.confirmedBody}
          </p>
        </Banner>
      ) : (
        <>
          {outcome && (
            <Banner tone="bad" ref={banner}>
              <p>{failureWords(outcome, isLeaving)}</p>
            </Banner>
          )}
          <p>{isLeaving ? newsletterPageTexts.leaveLead : newsletterPageTexts.confirmLead}</p>
          <Button look={isLeaving ? 'danger' : 'aid'} isWide aria-disabled={isBusy} onClick={() => void press()}>
            {isBusy ? newsletterPageTexts.busy : isLeaving ? newsletterPageTexts.leave : newsletterPageTexts.confirm}
          </Button>
        </>
      )}
    </>
  );
}

function failureWords(failure: CallFailure, isLeaving: boolean): string {
  if (failure.kind !== 'gone') return askedFailureText(failure);
  return isLeaving ? newsletterPageTexts.badLeave : newsletterPageTexts.badConfirm;
}
