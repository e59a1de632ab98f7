import { plainEmail } from '../../../contract/base/plain-email.ts';
import type pg from 'pg';
import type { SubscriptionBody } from '../../../contract/entities/subscription.ts';
import type { LanguageCode } from '../../../contract/enumerations.ts';

/** One mail of a newsletter, in the hands of one process until `until` (epoch milliseconds). */
export interface LeasedMail {
  newsletterId: string;
  subscriptionId: string;
  tries: number;
  until: number;
}

const moment = (value: number) => `to_timestamp($${value}::double precision / 1000)`;

/** Those due longest and in nobody's hands. Times in epoch milliseconds. */
export async function leaseMails(
  pool: pg.Pool,
  { now, until, count }: { now: number; until: number; count: number },
): Promise<LeasedMail[]> {
  const { rows } = await pool.query<Omit<LeasedMail, 'until'>>({
    name: 'lease-mails',
    text: `UPDATE newsletter_mails SET leased_until = ${moment(2)}
           WHERE (newsletter_id, subscription_id) IN (
             SELECT newsletter_id, subscription_id FROM newsletter_mails
             WHERE state = 'waiting' AND due_at <= ${moment(1)} AND (leased_until IS NULL OR leased_until <= ${moment(1)})
             ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED)
           RETURNING newsletter_id AS "newsletterId", subscription_id AS "subscriptionId", tries`,
    values: [now, until, count],
  });
  return rows.map((row) => ({ ...row, until }));
}

export interface MailWords {
  subject: string;
  text: string;
  /** Undefined where they have left. */
  to: { email: string; language: LanguageCode } | undefined;
}

/** What goes to whom, as it is now. */
export async function findMailWords(
  pool: pg.Pool,
  { newsletterId, subscriptionId }: LeasedMail,
): Promise<MailWords | undefined> {
  const { rows } = await pool.query<{ subject: string; text: string; body: string | null; language: LanguageCode }>({
    name: 'find-mail-words',
    text: `SELECT letter.subject, letter.body AS text, reader.body, reader.language
           FROM newsletters AS letter
                LEFT JOIN newsletter_subscriptions AS reader ON reader.id = $2 AND reader.state = 'confirmed'
           WHERE letter.id = $1`,
    values: [newsletterId, subscriptionId],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  const { subject, text, body, language } = row;
  if (body === null) return { subject, text, to: undefined };
  return { subject, text, to: { email: plainEmail((JSON.parse(body) as SubscriptionBody).email), language } };
}

/** Says before it is sent that it is. False: it is in other hands by now. */
export async function beginMail(pool: pg.Pool, mail: LeasedMail, until: number): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'begin-mail',
    text: `UPDATE newsletter_mails SET state = 'sending', leased_until = ${moment(4)}
           WHERE newsletter_id = $1 AND subscription_id = $2 AND state = 'waiting' AND leased_until = ${moment(3)}`,
    values: [mail.newsletterId, mail.subscriptionId, mail.until, until],
  });
  return rowCount === 1;
}

export type MailEnd =
  | { state: 'sent' | 'failed' | 'unsure' | 'left' }
  /** Its turn comes again at `dueAt`, in epoch milliseconds. */
  | { state: 'waiting'; dueAt: number; tries: number };

/** Out of these hands, with what came of it. */
export async function endMail(pool: pg.Pool, mail: LeasedMail, end: MailEnd): Promise<void> {
  const { dueAt, tries } = end.state === 'waiting' ? end : { dueAt: null, tries: null };
  await pool.query({
    name: 'end-mail',
    text: `UPDATE newsletter_mails SET state = $3, due_at = coalesce(${moment(4)}, due_at), tries = coalesce($5, tries), leased_until = NULL
           WHERE newsletter_id = $1 AND subscription_id = $2 AND state IN ('waiting', 'sending')`,
    values: [mail.newsletterId, mail.subscriptionId, end.state, dueAt, tries],
  });
}

/** Those that this process does not come to after all. */
export async function giveBackMails(pool: pg.Pool, mails: readonly LeasedMail[]): Promise<void> {
  await pool.query({
    name: 'give-back-mails',
    text: `UPDATE newsletter_mails SET leased_until = NULL
           WHERE state = 'waiting' AND leased_until = ${moment(1)}
             AND (newsletter_id, subscription_id) IN (SELECT * FROM unnest($2::uuid[], $3::uuid[]))`,
    values: [
      mails[0]?.until,
      mails.map(({ newsletterId }) => newsletterId),
      mails.map(({ subscriptionId }) => subscriptionId),
    ],
  });
}

/** Those that were being sent when their process died: nobody knows whether they were taken, and none is sent twice. */
export async function noteUnsureMails(pool: pg.Pool, now: number): Promise<void> {
  await pool.query(
    `UPDATE newsletter_mails SET state = 'unsure', leased_until = NULL WHERE state = 'sending' AND leased_until <= ${moment(1)}`,
    [now],
  );
}

/** Writes down the sums of those newsletters for which nobody waits any more. */
export async function endNewsletters(pool: pg.Pool, now: number): Promise<void> {
  await pool.query(
    `UPDATE newsletters SET ended_at = ${moment(1)}, sent = sums.sent, failed = sums.failed, unsure = sums.unsure, gone = sums.gone
     FROM (
       SELECT letter.id, count(*) FILTER (WHERE state = 'sent') AS sent, count(*) FILTER (WHERE state = 'failed') AS failed,
              count(*) FILTER (WHERE state = 'unsure') AS unsure, count(*) FILTER (WHERE state = 'left') AS gone
       FROM newsletters AS letter JOIN newsletter_mails ON newsletter_id = letter.id
       WHERE letter.ended_at IS NULL AND NOT EXISTS (
         SELECT 1 FROM newsletter_mails AS open WHERE open.newsletter_id = letter.id AND open.state IN ('waiting', 'sending'))
       GROUP BY letter.id
     ) AS sums WHERE newsletters.id = sums.id`,
    [now],
  );
}
