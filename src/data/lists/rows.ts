import type { AidView } from '../../../contract/entities/aid-request.ts';
import type { NgoView } from '../../../contract/entities/ngo.ts';
import type { ReportView } from '../../../contract/entities/report.ts';
import type { ListName } from '../../../contract/calls/changes-address.ts';

interface Listed {
  /** Of the whole list that the row came with, or was seen again in. */
  round: number;
}

interface Urgent {
  /** Of an open record: what it is sorted by (`urgency.ts`). */
  urgency?: string;
}

export type ReportRow = ReportView & Listed & Urgent;
/** `area`: where an open request is looked up by what is near (`aid-area.ts`). */
export type AidRow = AidView & Listed & Urgent & { area?: string };
/** `sortName` is the name as it is ordered by: small letters. */
export type NgoRow = NgoView & Listed & { sortName: string };

export interface RowOf {
  reports: ReportRow;
  aid: AidRow;
  ngos: NgoRow;
}
export type AnyRow = RowOf[ListName];
