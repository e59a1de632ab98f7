import { isSafeAddress } from '../mail/header-safe.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { StepSender, StepSent } from './step-sender.ts';
import { stepMail } from './step-text.ts';

/** Alerts by e-mail. */
export function mailSteps(mailer: Mailer, onError: (error: unknown) => void): StepSender {
  return {
    async send(to, told) {
      if (!isSafeAddress(to)) return { kind: 'refused' };
      try {
        await mailer.send({ to, ...stepMail(told) });
        return { kind: 'sent' };
      } catch (error) {
        onError(error);
        return judged(error);
      }
    },
  };
}

/** RFC 5321, 4.2.1: what a mail server says for good begins with 5. What it did not say passes. */
function judged(error: unknown): StepSent {
  const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : undefined;
  return status !== undefined && status >= 500 ? { kind: 'refused', status } : { kind: 'later' };
}
