import type pg from 'pg';
import type { AidRecord } from '../../../contract/policies/aid-view.ts';
import { aidOf, AID_COLUMNS, type AidRow } from './aid-requests.ts';

export interface DoneTaking {
  id: string;
  takenAt: Date;
  endedAt: Date | null;
  /** Those that were fulfilled in its hands. */
  lines: number[];
  aid: AidRecord;
}

type DoneRow = AidRow & { taking: string; taken_at: Date; ended_at: Date | null; done_lines: number[] };

/** What of aid requests was fulfilled in this NGO's hands, the latest first. */
export async function doneTakings(pool: pg.Pool, ngoId: string, count: number): Promise<DoneTaking[]> {
  const { rows } = await pool.query<DoneRow>({
    name: 'done-takings',
    text: `SELECT ${AID_COLUMNS}, created_at AS at, taking, taken_at, ended_at, done_lines
           FROM (SELECT id AS taking, aid_id, taken_at, ended_at, done_lines FROM aid_takings
                 WHERE ngo_id = $1 AND done_lines <> '[]' ORDER BY taken_at DESC, id DESC LIMIT $2) AS past
           JOIN aid_requests ON aid_requests.id = past.aid_id
           ORDER BY taken_at DESC, taking DESC`,
    values: [ngoId, count],
  });
  return rows.map((row) => ({
    id: row.taking,
    takenAt: row.taken_at,
    endedAt: row.ended_at,
    lines: row.done_lines,
    aid: aidOf(row),
  }));
}
