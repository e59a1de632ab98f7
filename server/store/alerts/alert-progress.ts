import type pg from 'pg';
import { countedStates } from '../../../contract/policies/work-states.ts';
import type { AlertStep } from '../../../contract/alert-steps.ts';
import type { StepMark } from './alert-steps.ts';
import { marks } from './notice-marks.ts';

/** An alert, and how far it has come. */
export interface ProgressRow {
  id: string;
  at: Date;
  by: string | null;
  title: string;
  body: string;
  radiusKm: number;
  askedKm: number | null;
  askedAt: Date | null;
  choosing: boolean;
  widening: boolean;
  /** Of one that came with an import, or is long ago, nothing is known further. */
  isKept: boolean;
  /** Some of its devices wait for their turn. */
  sending: boolean;
  /** Devices by their mark. */
  counts: Readonly<Record<string, number>>;
  /** People, not devices. */
  volunteers: number;
  /** People who are told another way, by step and mark; without those for whom it was needless, or one too many. */
  steps: readonly { step: AlertStep; mark: StepMark; count: number }[];
  reached: number;
  opened: number;
  accepted: number;
}

/** Alerts to one disaster that are told of: more were never needed. */
const MOST = 50;

/** Alerts to a disaster, newest first. */
export async function findProgress(pool: pg.Pool, disasterId: string): Promise<ProgressRow[]> {
  const { rows } = await pool.query<ProgressRow>({
    name: 'alert-progress',
    text: `SELECT alerts.id, alerts.at, accounts.name AS by, title, body, radius_km AS "radiusKm", asked_km AS "askedKm",
                  asked_at AS "askedAt", choosing, widening, EXISTS (SELECT 1 FROM notices WHERE notices.id = alerts.id) AS "isKept", chosen AS volunteers, coalesce(batches.sending, false) AS sending,
                  coalesce(batches.counts, '{}') AS counts, steps.steps, receipts.reached, receipts.opened, accepted.count AS accepted
           FROM (SELECT * FROM alerts WHERE disaster_id = $1 ORDER BY at DESC, id DESC LIMIT ${MOST}) AS alerts
           LEFT JOIN accounts ON accounts.id = alerts.account_id
           LEFT JOIN LATERAL (
             SELECT jsonb_object_agg(mark, count) AS counts, bool_or(mark = ${marks.waiting}) AS sending FROM (
               SELECT mark, count(*)::integer AS count FROM notice_batches, unnest(notice_batches.marks) AS one (mark)
               WHERE notice_id = alerts.id GROUP BY mark) AS marked
           ) AS batches ON true
           LEFT JOIN LATERAL (
             SELECT coalesce(jsonb_agg(marked), '[]') AS steps FROM (
               SELECT step, mark, count(*)::integer AS count FROM alert_steps
               WHERE notice_id = alerts.id AND mark NOT IN ('over', 'capped') GROUP BY step, mark) AS marked
           ) AS steps ON true
           LEFT JOIN LATERAL (
             SELECT count(reached_at)::integer AS reached, count(opened_at)::integer AS opened
             FROM push_receipts WHERE notice_id = alerts.id
           ) AS receipts ON true
           LEFT JOIN LATERAL (
             SELECT count(DISTINCT account_id)::integer AS count FROM acceptances
             WHERE disaster_id = $1 AND decided_at >= alerts.at AND state = ANY ($2)
           ) AS accepted ON true
           ORDER BY alerts.at DESC, alerts.id DESC`,
    values: [disasterId, countedStates],
  });
  return rows;
}
