import type pg from 'pg';
import { countedStates } from '../../../contract/policies/work-states.ts';
import { isOnTree } from '../merges/trees.ts';
import { FILLED_BY_NGOS } from '../ngos/pledges.ts';

/** Places of a report that are filled, on it and on what was merged into it: one for each volunteer, however often they came back. `$1`: the states that fill one. */
const FILLED = `(SELECT count(DISTINCT account_id) FROM acceptances
                 WHERE state = ANY ($1) AND ${isOnTree('disaster_id')})`;

/** A count that stays is no change of the report. People of NGOs are counted beside the volunteers: both fill places. */
const COUNT = `UPDATE reports SET changed_at = change_time(), to_offer = true, volunteers_accepted = ${FILLED}, ngo_people = ${FILLED_BY_NGOS}
               WHERE (volunteers_accepted <> ${FILLED} OR ngo_people <> ${FILLED_BY_NGOS})`;

/**
 * Counts anew how many places of the report are filled, and of all that it was merged into. Their rows are locked before it is counted, or
 * two who count at once would each miss the other's.
 */
export async function countPlaces(client: pg.PoolClient, disasterId: string): Promise<void> {
  const { rows } = await client.query<{ id: string }>({
    name: 'lock-places',
    text: `WITH RECURSIVE up (id, same_as) AS (
             SELECT id, same_as FROM reports WHERE id = $1
             UNION SELECT further.id, further.same_as FROM reports AS further JOIN up ON further.id = up.same_as)
           SELECT reports.id FROM reports JOIN up USING (id) ORDER BY reports.id FOR UPDATE OF reports`,
    values: [disasterId],
  });
  const ids = rows.map(({ id }) => id);
  await client.query({
    name: 'count-places',
    text: `${COUNT} AND id = ANY ($2::uuid[])`,
    values: [countedStates, ids],
  });
}

/** The same for all reports, where acceptances came or went beside the calls that decide about them. */
export async function countAllPlaces(client: pg.PoolClient): Promise<void> {
  await client.query(COUNT, [countedStates]);
}
