import type { ReactNode } from 'react';
import { distanceKm, type Point } from '../../../contract/base/great-circle.ts';
import type { DisplayStatus } from '../../../contract/enumerations.ts';
import type { ReportView } from '../../../contract/entities/report.ts';
import { placeOf } from '../../../contract/policies/place-of.ts';
import { actsAbout, type RecordActs } from '../../data/queries/admin/own-acts.ts';

/** A report as a card shows it, from this device's copy or from the server. */
export interface CardReport extends ReportView {
  shownStatus: DisplayStatus;
  acts: RecordActs;
}

/** Draws rows of a list in its own way. `first`: rows before this part of it. */
export type DrawReports = (part: {
  rows: readonly CardReport[];
  first: number;
  onNearEnd?: (() => void) | undefined;
}) => ReactNode;

const noActs: RecordActs = { waiting: [], conflicts: [] };

/** What the server just told, with what this phone did and is not over. */
export function fromServer(row: ReportView, acts: RecordActs = noActs): CardReport {
  return { ...row, shownStatus: row.displayStatus, acts: actsAbout(acts, row._id) };
}

/** Kilometres from the place that is looked around, where both are known. */
export function kmFrom(from: Point | undefined, { location }: Pick<ReportView, 'location'>): number | undefined {
  const place = from && placeOf(location);
  return place && distanceKm(from, place);
}
