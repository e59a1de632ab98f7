import type { ListName } from '../../contract/calls/changes-address.ts';
import type { Person } from '../../contract/policies/actions.ts';
import { aidView, type AidRecord } from '../../contract/policies/aid-view.ts';
import { ngoView, type NgoRecord } from '../../contract/policies/ngo-view.ts';
import { reportView, type ReportRecord } from '../../contract/policies/report-view.ts';
import { viewerOf, type Viewer } from '../../contract/policies/viewer.ts';
import { aidSeenAs } from '../aid/seen-as.ts';

/** As much of a list's record as this person may see among others. */
export function viewOf(list: ListName, person: Person | undefined, record: unknown): object {
  const viewer = seenAs(list, person, record);
  if (list === 'reports') return reportView(viewer, record as ReportRecord);
  return list === 'aid' ? aidView(viewer, record as AidRecord) : ngoView(viewer, record as NgoRecord);
}

/** As whom they see it: of aid requests an NGO sees the whole of those that it has taken. */
export function seenAs(list: ListName, person: Person | undefined, record: unknown): Viewer {
  return list === 'aid' ? aidSeenAs(person, record as AidRecord) : viewerOf(person);
}

/** Whose copy of a list it is: one for all of a role, but where each of them sees records of their own. */
export function readerOf(list: ListName, person: Person | undefined): string {
  const viewer = viewerOf(person);
  if (list === 'aid' && viewer === 'ngo') return `${viewer} ${person?._id}`;
  // A copy from before an organization was told of places is brought anew.
  return list === 'reports' && viewer === 'ngo' ? `${viewer} with places` : viewer;
}
