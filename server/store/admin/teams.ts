import type pg from 'pg';
import type { Team } from '../../../contract/calls/overview.ts';
import { busyStates } from '../../../contract/policies/work-states.ts';
import { headOf } from '../merges/trees.ts';

/** Disasters that are told of, the largest teams first: a bound for a server of very many, far beyond what a desk looks through. */
const MOST = 500;

/** Who is on each disaster now, found by whoever is on one: their number is small beside that of all acceptances. */
export async function countTeams(pool: pg.Pool): Promise<Team[]> {
  const { rows } = await pool.query<Team>({
    name: 'count-teams',
    text: `SELECT COALESCE(${headOf('reports', 'disaster_id')}, disaster_id) AS "disasterId", count(*)::int AS accepted,
             count(*) FILTER (WHERE state = 'on-the-way')::int AS "onTheWay",
             count(*) FILTER (WHERE state = 'arrived')::int AS there
           FROM acceptances WHERE state = ANY ($1)
           GROUP BY 1 ORDER BY accepted DESC, 1 LIMIT ${MOST}`,
    values: [[...busyStates, 'done']],
  });
  return rows;
}
