import { decisionMail } from '../mail/mails.ts';
import { postMail } from '../mail/post-mail.ts';
import { takeDecisionsToMail } from '../store/accounts/approvals.ts';
import type { AccountServices } from './services.ts';

/**
 * Tells applicants what was decided, once it can no longer be taken back. Where no mail can be sent they see it on their dashboard.
 * Harmless in several processes at once.
 */
export async function mailDecisions(
  { pool, mailer, onBug }: Pick<AccountServices, 'pool' | 'mailer' | 'onBug'>,
  now: number,
): Promise<void> {
  for (const application of await takeDecisionsToMail(pool, now)) {
    if (mailer) void postMail(mailer, decisionMail(application), { onLost: onBug });
  }
}
