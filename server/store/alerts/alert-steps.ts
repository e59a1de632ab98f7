import type pg from 'pg';
import type { AlertStep } from '../../../contract/alert-steps.ts';
import { endClaim } from './claim-alert.ts';

/**
 * `sending`: given to who brings it, and not answered when the process was last heard of. `over`: not wanted, or not needed any more.
 * `unknown`: it may have come, and is never sent again.
 */
export type StepMark =
  | 'waiting'
  | 'sending'
  | 'sent'
  | 'refused'
  | 'no-address'
  | 'unreachable'
  | 'unknown'
  | 'capped'
  | 'over';

/** One person who is to be told one way, in the hands of one process until `until` (epoch milliseconds). */
export interface LeasedStep {
  id: string;
  noticeId: string;
  accountId: string;
  mark: StepMark;
  tries: number;
  until: number;
}

/** Those due longest and in nobody's hands. Times in epoch milliseconds. */
export async function leaseSteps(
  pool: pg.Pool,
  step: AlertStep,
  { now, until, count }: { now: number; until: number; count: number },
): Promise<LeasedStep[]> {
  const { rows } = await pool.query<Omit<LeasedStep, 'until'>>({
    name: 'lease-steps',
    text: `UPDATE alert_steps SET due_at = moment, leased_until = moment
           FROM to_timestamp($3::double precision / 1000) AS moment
           WHERE id IN (SELECT id FROM alert_steps WHERE step = $1 AND due_at <= to_timestamp($2::double precision / 1000)
                        ORDER BY due_at LIMIT $4 FOR UPDATE SKIP LOCKED)
           RETURNING id, notice_id AS "noticeId", account_id AS "accountId", mark, tries`,
    values: [step, now, until, count],
  });
  return rows.map((row) => ({ ...row, until }));
}

/** Says before it is sent that it is. False: it is in other hands by now. */
export async function beginStep(pool: pg.Pool, { id, until }: LeasedStep): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'begin-step',
    text: `UPDATE alert_steps SET mark = 'sending' WHERE id = $1 AND leased_until = to_timestamp($2::double precision / 1000)`,
    values: [id, until],
  });
  return rowCount === 1;
}

export interface StepEnd {
  mark: StepMark;
  /** When its turn comes again, in epoch milliseconds; undefined: never. */
  dueAt?: number | undefined;
  tries: number;
  /** When the alert was claimed for this person, where it counts: the claim ends with this, and counts if it was sent. Epoch milliseconds. */
  claimedAt?: number | undefined;
}

/** Out of these hands, with what came of it; nothing where it is in others by now. */
export async function endStep(
  pool: pg.Pool,
  { id, until }: LeasedStep,
  { mark, dueAt, tries, claimedAt }: StepEnd,
): Promise<void> {
  await pool.query({
    name: 'end-step',
    text: `WITH ended AS (
             UPDATE alert_steps SET mark = $3, due_at = to_timestamp($4::double precision / 1000), tries = $5, leased_until = NULL
             WHERE id = $1 AND leased_until = to_timestamp($2::double precision / 1000) RETURNING notice_id, account_id
           )
           UPDATE alert_recipients
           SET ${endClaim({ at: 'to_timestamp($6::double precision / 1000)', told: `$3 = 'sent'` })}
           FROM ended WHERE $6::double precision IS NOT NULL AND alert_id = ended.notice_id AND alert_recipients.account_id = ended.account_id`,
    values: [id, until, mark, dueAt ?? null, tries, claimedAt ?? null],
  });
}
