import type pg from 'pg';
import { countedStates } from '../../../contract/policies/work-states.ts';

/** Places of a report that are filled: one for each volunteer, however often they came back. `$1`: the states that fill one. */
const FILLED = `(SELECT count(DISTINCT account_id) FROM acceptances
                 WHERE disaster_id = reports.id AND state = ANY ($1))`;

/** A count that stays is no change of the report. */
const COUNT = `UPDATE reports SET changed_at = now(), volunteers_accepted = ${FILLED}
               WHERE volunteers_accepted <> ${FILLED}`;

/** Counts anew how many places of the report are filled. Its row is locked, or is locked by this. */
export async function countPlaces(client: pg.PoolClient, disasterId: string): Promise<void> {
  await client.query({ name: 'count-places', text: `${COUNT} AND id = $2`, values: [countedStates, disasterId] });
}

/** The same for all reports, where acceptances came or went beside the calls that decide about them. */
export async function countAllPlaces(client: pg.PoolClient): Promise<void> {
  await client.query(COUNT, [countedStates]);
}
