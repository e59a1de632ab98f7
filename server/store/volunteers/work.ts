import type pg from 'pg';
import { limits } from '../../../contract/limits.ts';
import type { AnnouncedPhotos } from '../../../contract/entities/photo.ts';
import { busyStates } from '../../../contract/policies/work-states.ts';
import { announcedWith } from '../photos/work-photos.ts';
import { ACCEPTANCE_COLUMNS, type KeptAcceptance } from './acceptances.ts';
import { isShared } from './live-positions.ts';

export interface KeptWork extends KeptAcceptance {
  sharedUntil: Date | null;
  /** Of the certificate that is good now. */
  certificateId: string | null;
  photos: AnnouncedPhotos[] | null;
}

/** A volunteer's newest acceptances, with what hangs on them. `now` in epoch milliseconds. */
export async function workOf(pool: pg.Pool, accountId: string, now: number): Promise<KeptWork[]> {
  const { rows } = await pool.query<KeptWork>({
    name: 'work-of',
    text: `SELECT ${ACCEPTANCE_COLUMNS}, live_positions.shared_until AS "sharedUntil", certificates.id AS "certificateId",
             ${announcedWith('acceptance_id', 'acceptances.id')} AS photos
           FROM acceptances
           LEFT JOIN live_positions ON acceptance_id = acceptances.id AND state = ANY ($3) AND ${isShared('$2')}
           LEFT JOIN certificates ON certificates.acceptance_id = acceptances.id AND replaced_at IS NULL
           WHERE acceptances.account_id = $1
           ORDER BY decided_at DESC, acceptances.id DESC LIMIT ${limits.deskWork}`,
    values: [accountId, now, busyStates],
  });
  return rows;
}

/** Is this volunteer on this disaster, and on any? Who completed it is on it until it is opened again. */
export async function standingOf(
  pool: pg.Pool,
  accountId: string,
  disasterId: string,
): Promise<{ isAssigned: boolean; hasActiveDisaster: boolean }> {
  const { rows } = await pool.query<{ isAssigned: boolean; hasActiveDisaster: boolean }>({
    name: 'standing-of',
    text: `SELECT
             EXISTS (SELECT 1 FROM acceptances LEFT JOIN reports ON reports.id = disaster_id
                     WHERE account_id = $1 AND disaster_id = $2
                       AND (state = ANY ($3) OR state = 'done'
                            OR (state = 'completed' AND reports.status IS DISTINCT FROM 'approved'))) AS "isAssigned",
             EXISTS (SELECT 1 FROM acceptances WHERE account_id = $1 AND state = ANY ($3)) AS "hasActiveDisaster"`,
    values: [accountId, disasterId, busyStates],
  });
  return rows[0] ?? { isAssigned: false, hasActiveDisaster: false };
}

/** `course.module`, in the order of learning. */
export async function learnedBy(pool: pg.Pool, accountId: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>({
    name: 'learned-by',
    text: `SELECT course || '.' || module AS name FROM learned_modules WHERE account_id = $1 ORDER BY learned_at, id`,
    values: [accountId],
  });
  return rows.map(({ name }) => name);
}
