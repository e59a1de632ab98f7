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
    // Few were merged into another, and to ask whose head it is takes ten times as long as to see that it is one.
    text: `WITH at_work AS (
             SELECT disaster_id, count(*) AS accepted, count(*) FILTER (WHERE state = 'on-the-way') AS on_the_way,
               count(*) FILTER (WHERE state = 'arrived') AS there
             FROM acceptances WHERE state = ANY ($1) GROUP BY disaster_id)
           SELECT CASE WHEN (SELECT same_as FROM reports WHERE id = disaster_id) IS NULL THEN disaster_id
                    ELSE ${headOf('reports', 'disaster_id')} END AS "disasterId",
             sum(accepted)::int AS accepted, sum(on_the_way)::int AS "onTheWay", sum(there)::int AS there
           FROM at_work GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${MOST}`,
    values: [[...busyStates, 'done']],
  });
  return rows;
}
