import type { AccountServices } from '../accounts/services.ts';
import { judgeMailError } from '../mail/judge-mail-error.ts';
import { issueMail } from '../mail/issue-mail.ts';
import type { Mailer } from '../mail/mailer.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import {
  beginMail,
  endMail,
  endNewsletters,
  findMailWords,
  giveBackMails,
  leaseMails,
  noteUnsureMails,
  type LeasedMail,
  type MailEnd,
} from '../store/newsletter/newsletter-mails.ts';
import { leaveTokenOf } from './leave-token.ts';

/** Mails that one process takes into its hands at once. */
const BATCH = 50;
/** Milliseconds after which another process takes what is not heard of. */
const LEASE_MS = 15 * 60_000;
/** Of it, what one mail may take at most: each step of SMTP has its time. */
const ONE_MAIL_MS = 3 * 60_000;
const TRIES = 5;
/** Milliseconds until the second try; each one waits three times as long as the one before: forty minutes in all. */
const BACK_OFF_MS = 60_000;

/**
 *   waiting ──▶ sending ──▶ sent · failed · unsure · left
 *      ▲           │
 *      └── later ◀─┤       the mail server is in trouble, or said "not now"
 *                  └── the process dies ──▶ unsure: it may have been taken, and nobody gets a newsletter twice
 *
 * Sends all that is due and that no other process has in its hands, one mail at a time: a process that dies leaves one in the open at most.
 */
export async function sendNewsletters(services: AccountServices, isOver: () => boolean = () => false): Promise<void> {
  const { pool, clock, mailer } = services;
  await withRetries(() => noteUnsureMails(pool, clock.now()));
  if (mailer !== undefined) await sendDue({ ...services, mailer }, isOver);
  await withRetries(() => endNewsletters(pool, clock.now()));
}

type Sending = AccountServices & { mailer: Mailer };

async function sendDue(services: Sending, isOver: () => boolean): Promise<void> {
  const { pool, clock } = services;
  while (!isOver()) {
    const now = clock.now();
    const leased = await withRetries(() => leaseMails(pool, { now, until: now + LEASE_MS, count: BATCH }));
    if (leased.length === 0) return;
    const goesOn = await sendAll(services, leased, isOver);
    await withRetries(() => giveBackMails(pool, leased));
    if (!goesOn) return;
  }
}

/** False where the next one would fare no better. */
async function sendAll(services: Sending, leased: readonly LeasedMail[], isOver: () => boolean): Promise<boolean> {
  for (const mail of leased) {
    if (isOver()) return false;
    // The others' time is running out: they are taken anew.
    if (services.clock.now() > mail.until - ONE_MAIL_MS) return true;
    const end = await sendOne(services, mail);
    if (end === undefined) continue;
    await withRetries(() => endMail(services.pool, mail, end));
    if (end.state === 'unsure' || (end.state === 'waiting' && end.tries === mail.tries)) return false;
  }
  return true;
}

/** Undefined: it is in other hands by now. */
async function sendOne(services: Sending, mail: LeasedMail): Promise<MailEnd | undefined> {
  const { pool, clock, vault, mailer, appUrl = '', onBug } = services;
  const words = await withRetries(() => findMailWords(pool, mail));
  if (words?.to === undefined) return { state: 'left' };
  if (!(await withRetries(() => beginMail(pool, mail, clock.now() + ONE_MAIL_MS)))) return undefined;
  try {
    await mailer.send(issueMail({ ...words, to: words.to }, appUrl, leaveTokenOf(vault, mail.subscriptionId)));
    return { state: 'sent' };
  } catch (error) {
    onBug(error);
    return endOf(judgeMailError(error), mail.tries, clock.now());
  }
}

function endOf(failure: ReturnType<typeof judgeMailError>, tries: number, now: number): MailEnd {
  if (failure === 'unsure') return { state: 'unsure' };
  if (failure === 'unsent') return { state: 'waiting', dueAt: now + BACK_OFF_MS, tries };
  if (failure === 'refused' || tries + 1 >= TRIES) return { state: 'failed' };
  return { state: 'waiting', dueAt: now + BACK_OFF_MS * 3 ** tries, tries: tries + 1 };
}
