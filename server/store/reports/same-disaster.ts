import type pg from 'pg';
import { busyStates } from '../../../contract/policies/work-states.ts';

/** Are both of them on one disaster now, or have said there that they are done? */
export async function areOnOneDisaster(pool: pg.Pool, one: string, other: string): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'are-on-one-disaster',
    text: `SELECT 1 FROM acceptances AS own JOIN acceptances AS others USING (disaster_id)
           WHERE own.account_id = $1 AND others.account_id = $2 AND own.state = ANY ($3) AND others.state = ANY ($3) LIMIT 1`,
    values: [one, other, [...busyStates, 'done']],
  });
  return rowCount === 1;
}
