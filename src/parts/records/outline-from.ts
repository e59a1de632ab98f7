import type { ReportView } from '../../../contract/entities/report.ts';

/** What a link to a disaster takes along, to be shown until more is read. */
export interface OutlineState {
  disaster: ReportView;
}

/** The outline that came with the link, if it is of this disaster. */
export function outlineFrom(state: unknown, id: string): ReportView | undefined {
  const disaster = (state as Partial<OutlineState> | null)?.disaster;
  return disaster?._id === id ? disaster : undefined;
}
