import type { Person } from '../../contract/policies/actions.ts';
import type { AidRecord } from '../../contract/policies/aid-view.ts';
import { viewerOf, type Viewer } from '../../contract/policies/viewer.ts';

/** As whom somebody sees an aid request: an NGO sees the whole of what it has in hand, and of nothing else. */
export function aidSeenAs(person: Person | undefined, { takings }: Pick<AidRecord, 'takings'>): Viewer {
  return viewerOf(person, { hasTaken: takings.some(({ ngo }) => ngo !== undefined && ngo._id === person?._id) });
}
