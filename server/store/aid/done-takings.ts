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
    text: `SELECT ${AID_COLUMNS}, created_at AS at, past.id AS taking, past.taken_at, past.ended_at, past.done_lines
           FROM aid_takings AS past JOIN aid_requests ON aid_requests.id = past.aid_id
           WHERE past.ngo_id = $1 AND past.done_lines <> '{}'
           ORDER BY past.taken_at DESC, past.id DESC LIMIT $2`,
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
