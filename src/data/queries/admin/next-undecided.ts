import type { RecordOrder } from '../../../../contract/policies/record-orders.ts';
import { adminReports, type AdminReport } from './admin-reports.ts';

/** More than somebody decides at a stretch. */
const MOST = 600;

/** The report to decide about after this one, in the order of the list; of those before it, where it is the last. None: nothing is left. */
export async function nextUndecided(id: string, order: RecordOrder): Promise<AdminReport | undefined> {
  const { rows } = await adminReports({ status: 'pending', filter: { lane: 'main' }, order, limit: MOST });
  const others = rows.filter(({ _id }) => _id !== id);
  const at = rows.findIndex(({ _id }) => _id === id);
  // In the place of one that was decided, or that is not among them, stands the first.
  return others[at < 0 ? 0 : at] ?? others[0];
}
