import type { TeamMember } from '../../contract/entities/volunteer.ts';
import type { Person } from '../../contract/policies/actions.ts';
import { viewerOf } from '../../contract/policies/viewer.ts';
import { volunteerView } from '../../contract/policies/volunteer-view.ts';
import { busyStates, countedStates, isBusy } from '../../contract/policies/work-states.ts';
import type { AccountServices } from '../accounts/services.ts';
import { acceptanceOn } from '../store/volunteers/acceptances.ts';
import { findReport } from '../store/reports/reports.ts';
import { teamOf } from '../store/volunteers/team.ts';
import { openedProfile } from './profile.ts';

/**
 * Who is on the disaster: for an admin everybody, with their profile and where they are as long as they share it; for one who is on it
 * the names and numbers of the others. Undefined for everybody else. `now` in epoch milliseconds.
 */
export async function readTeam(
  { pool, vault }: Pick<AccountServices, 'pool' | 'vault'>,
  person: Person,
  disasterId: string,
  now: number,
): Promise<TeamMember[] | undefined> {
  const report = await findReport(pool, disasterId);
  const own = report && (await acceptanceOn(pool, person._id, disasterId));
  const hasTaken = own !== undefined && (isBusy(own.state) || own.state === 'done');
  const viewer = viewerOf(person, { hasTaken });
  if (report === undefined || (viewer !== 'admin' && viewer !== 'taker')) return undefined;
  const states = viewer === 'admin' ? countedStates : ([...busyStates, 'done'] as const);
  const members = await teamOf(pool, disasterId, states, now);
  return members.flatMap((member) => {
    if (viewer === 'taker' && member.id === person._id) return [];
    const view = volunteerView(viewer, openedProfile(member, vault));
    const { state, lat, lng, at, photos } = member;
    const isThere = viewer === 'admin' && lat !== null && lng !== null && at !== null;
    const position = isThere ? { position: { lat, lng, at: at.toISOString() } } : {};
    const photographed = viewer === 'admin' && photos !== null ? { photos } : {};
    return view === undefined ? [] : [{ ...view, state, ...position, ...photographed }];
  });
}
