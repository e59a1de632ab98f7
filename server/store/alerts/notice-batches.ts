import type pg from 'pg';
import { endClaim, type ClaimEnd } from './claim-alert.ts';
import { digestOf } from './devices.ts';
import type { Mark } from './notice-marks.ts';

/** Devices of one batch. */
export const NOTICE_BATCH = 500;

/** A batch in the hands of one process, until `until` (epoch milliseconds): from then on another may take it. */
export interface LeasedBatch {
  id: string;
  noticeId: string;
  devices: string[];
  /** One of each device, in their order. */
  marks: Mark[];
  /** How often it was gone through, and some service had no time. */
  tries: number;
  until: number;
}

/** The one that is due longest and in nobody's hands. Times in epoch milliseconds. */
export async function leaseBatch(pool: pg.Pool, now: number, until: number): Promise<LeasedBatch | undefined> {
  const { rows } = await pool.query<Omit<LeasedBatch, 'until'>>({
    name: 'lease-batch',
    text: `UPDATE notice_batches SET due_at = moment, leased_until = moment
           FROM to_timestamp($2::double precision / 1000) AS moment
           WHERE id = (SELECT id FROM notice_batches WHERE due_at <= to_timestamp($1::double precision / 1000)
                       ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
           RETURNING id, notice_id AS "noticeId", devices, marks, tries`,
    values: [now, until],
  });
  return rows[0] && { ...rows[0], until };
}

/** What came of some of its devices. */
export interface Recorded {
  marks: readonly Mark[];
  /** From now on it is leased until then. */
  until: number;
  /** Nobody is reached by this token any more. */
  gone: readonly { id: string; token: string }[];
  /** Of an alert that counts: whose claim ends with it. */
  claim?: ClaimEnd | undefined;
}

/** SQL over `devices`, of which those of `$5` are dead: its owner is chosen by it alone, for alerts that come another way. */
const isLastPlace = `(devices.session_id IS NOT NULL
  AND EXISTS (SELECT 1 FROM volunteer_profiles WHERE volunteer_profiles.id = devices.account_id AND (sms_alerts OR email_alerts))
  AND NOT EXISTS (SELECT 1 FROM devices AS other WHERE other.account_id = devices.account_id AND other.ended_at IS NULL
                  AND other.lat IS NOT NULL AND other.id <> ALL ($5::uuid[])))`;

/**
 * Records it all in one statement, or nothing where the batch is in other hands by now: false. A device that has another token meanwhile
 * stays. One that nobody is reached by goes, but for the place and the wishes of who wants alerts another way and has no other phone with a
 * place: without these they would be chosen for no alert any more, and told no way at all. Its address is noted: whoever gives it again
 * is told that it reaches nobody.
 */
export async function recordMarks(
  pool: pg.Pool,
  batch: LeasedBatch,
  { marks, until, gone, claim }: Recorded,
  now: number,
): Promise<boolean> {
  const { rows } = await pool.query<{ kept: number }>({
    name: 'record-marks',
    text: `WITH kept AS (
             UPDATE notice_batches SET marks = $3::smallint[], due_at = moment, leased_until = moment
             FROM to_timestamp($4::double precision / 1000) AS moment
             WHERE id = $1 AND leased_until = to_timestamp($2::double precision / 1000) RETURNING notice_id
           ), noted AS (
             INSERT INTO ended_addresses (digest, ended_at)
             SELECT ${digestOf('devices.address')}, to_timestamp($8::double precision / 1000)
             FROM kept, unnest($5::uuid[], $6::text[]) AS dead (id, token) JOIN devices USING (id, token)
             ON CONFLICT (digest) DO UPDATE SET ended_at = EXCLUDED.ended_at
           ), ended AS (
             UPDATE devices SET ended_at = to_timestamp($8::double precision / 1000)
             FROM kept, unnest($5::uuid[], $6::text[]) AS dead (id, token)
             WHERE devices.id = dead.id AND devices.token = dead.token AND ${isLastPlace}
           ), pruned AS (
             DELETE FROM devices USING kept, unnest($5::uuid[], $6::text[]) AS dead (id, token)
             WHERE devices.id = dead.id AND devices.token = dead.token AND NOT ${isLastPlace}
           ), counted AS (
             UPDATE alert_recipients
             SET ${endClaim({ at: 'to_timestamp($9::double precision / 1000)', told: 'account_id = ANY ($10::uuid[])' })}
             FROM kept WHERE alert_id = kept.notice_id AND account_id = ANY ($7::uuid[])
           )
           SELECT count(*)::integer AS kept FROM kept`,
    values: [
      batch.id,
      batch.until,
      marks,
      until,
      gone.map(({ id }) => id),
      gone.map(({ token }) => token),
      claim?.claimed ?? [],
      now,
      claim?.at ?? null,
      claim?.told ?? [],
    ],
  });
  return rows[0]?.kept === 1;
}

/** Out of these hands: due again then, or undefined: never. */
export async function restBatch(
  pool: pg.Pool,
  { id, until }: LeasedBatch,
  { dueAt, tries }: { dueAt: number | undefined; tries: number },
): Promise<void> {
  await pool.query({
    name: 'rest-batch',
    text: `UPDATE notice_batches SET due_at = to_timestamp($3::double precision / 1000), tries = $4, leased_until = NULL
           WHERE id = $1 AND leased_until = to_timestamp($2::double precision / 1000)`,
    values: [id, until, dueAt ?? null, tries],
  });
}
