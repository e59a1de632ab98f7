import type pg from 'pg';
import type { ListName } from '../../../contract/calls/changes-address.ts';
import type { Role } from '../../../contract/enumerations.ts';
import { busyStates } from '../../../contract/policies/work-states.ts';

/** As many as one page may have. */
const MOST = 100;

/** SQL for the ids of what an account ($1) works on, the latest first; absent: nothing of that list. */
const statements: Readonly<Partial<Record<`${ListName} ${Role}`, string>>> = {
  'reports volunteer': `SELECT disaster_id AS id FROM acceptances WHERE account_id = $1 AND state = ANY ('{${busyStates.join(',')}}'::text[])
    ORDER BY decided_at DESC LIMIT ${MOST}`,
  'reports ngo': `SELECT disaster_id AS id FROM ngo_pledges WHERE ngo_id = $1 AND state = 'active'
    ORDER BY pledged_at DESC LIMIT ${MOST}`,
  'aid ngo': `SELECT aid_id AS id FROM aid_takings WHERE ngo_id = $1 AND state = 'active'
    ORDER BY taken_at DESC LIMIT ${MOST}`,
};

/** Ids of what a person works on: the disasters that a volunteer or an organization's people are on, the requests that it has taken. */
export async function workedOn(
  pool: pg.Pool,
  list: ListName,
  person: { _id: string; role: Role } | undefined,
): Promise<string[]> {
  const text = person && statements[`${list} ${person.role}`];
  if (text === undefined) return [];
  const { rows } = await pool.query<{ id: string }>({
    name: `worked-on-${list}-${person?.role}`,
    text,
    values: [person?._id],
  });
  return rows.map(({ id }) => id);
}
