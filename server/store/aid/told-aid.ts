import type pg from 'pg';
import type { AidStatus } from '../../../contract/enumerations.ts';

/** How an aid request stands, as its asker is told. */
export interface ToldAid {
  status: AidStatus;
  /** An organization has some of it in hand. */
  isTaken: boolean;
}

export async function findToldAid(pool: pg.Pool, id: string): Promise<ToldAid | undefined> {
  const { rows } = await pool.query<ToldAid>({
    name: 'told-aid',
    text: `SELECT status, EXISTS (SELECT 1 FROM aid_takings WHERE aid_id = aid_requests.id AND state = 'active') AS "isTaken"
           FROM aid_requests WHERE id = $1`,
    values: [id],
  });
  return rows[0];
}
