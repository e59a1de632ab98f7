import type pg from 'pg';
import type { WorkState } from '../../../contract/enumerations.ts';
import type { AnnouncedPhotos } from '../../../contract/entities/photo.ts';
import { busyStates } from '../../../contract/policies/work-states.ts';
import { isInTree } from '../merges/trees.ts';
import { announcedWith } from '../photos/work-photos.ts';
import { isShared } from './live-positions.ts';
import { PROFILE_COLUMNS, type KeptProfile } from './volunteer-profiles.ts';

/** One who is on a disaster, with their profile as the database holds it. */
export interface KeptMember extends KeptProfile {
  state: WorkState;
  lat: number | null;
  lng: number | null;
  /** When they were there. */
  at: Date | null;
  photos: AnnouncedPhotos[] | null;
}

/** Those on the disaster whose work stands like that, each once, the first who came first. `now` in epoch milliseconds. */
export async function teamOf(
  pool: pg.Pool,
  disasterId: string,
  states: readonly WorkState[],
  now: number,
): Promise<KeptMember[]> {
  const { rows } = await pool.query<KeptMember>({
    name: 'team-of',
    text: `SELECT * FROM (
             SELECT DISTINCT ON (accounts.id)
               ${PROFILE_COLUMNS},
               acceptances.state, acceptances.decided_at, live_positions.lat, live_positions.lng, live_positions.at,
               ${announcedWith('acceptance_id', 'acceptances.id')} AS photos
             FROM acceptances
             JOIN accounts ON accounts.id = acceptances.account_id
             LEFT JOIN volunteer_profiles ON volunteer_profiles.id = accounts.id
             LEFT JOIN live_positions ON acceptance_id = acceptances.id AND acceptances.state = ANY ($4) AND ${isShared('$3')}
             WHERE ${isInTree('disaster_id', 'reports', '$1::uuid')} AND acceptances.state = ANY ($2)
             ORDER BY accounts.id, acceptances.decided_at DESC) AS member
           ORDER BY decided_at, id`,
    values: [disasterId, states, now, busyStates],
  });
  return rows;
}
