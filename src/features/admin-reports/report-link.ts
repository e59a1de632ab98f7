import { addressOf } from '../../addresses.ts';
import type { DisplayStatus } from '../../../contract/enumerations.ts';
import type { ReportView } from '../../../contract/entities/report.ts';
import type { OutlineState } from '../../parts/records/outline-from.ts';
import { publicOutline } from '../../parts/records/public-outline.ts';
import { routes } from '../../routes.ts';

/** Where an admin reads about one report, and decides. */
export function reportAddress(id: string): string {
  return addressOf(routes.adminDisaster, id);
}

/** What goes along to a report's page: the disaster and its status, of the disaster no more than everybody may know. */
export function reportState(
  report: ReportView,
  status: DisplayStatus,
): OutlineState & { status: DisplayStatus; isFromList: true } {
  return { ...publicOutline(report), status, isFromList: true };
}
