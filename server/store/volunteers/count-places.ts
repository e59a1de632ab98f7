import type pg from 'pg';
import { countedStates } from '../../../contract/policies/work-states.ts';

/** Counts the filled places of all reports anew, where acceptances came or went beside the calls that decide about them. */
export async function countAllPlaces(client: pg.PoolClient): Promise<void> {
  await client.query(
    `UPDATE reports SET volunteers_accepted = counted.places, changed_at = now()
     FROM (SELECT reports.id, count(acceptances.id) AS places
           FROM reports LEFT JOIN acceptances ON acceptances.disaster_id = reports.id AND acceptances.state = ANY ($1)
           GROUP BY reports.id) AS counted
     WHERE reports.id = counted.id AND reports.volunteers_accepted <> counted.places`,
    [countedStates],
  );
}
