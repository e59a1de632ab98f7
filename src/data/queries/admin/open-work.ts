import type { DisasterType } from '../../../../contract/enumerations.ts';
import type { PartStart } from '../lists/newest-rows.ts';
import { adminAid, type AdminAid } from './admin-aid.ts';
import { adminReports, type AdminReport } from './admin-reports.ts';
import type { SaidPlace } from './said-place.ts';

/** Rows that are in memory at a time, while the oldest are looked for. */
const PAGE = 500;

export interface WantedWork {
  /** Absent: everywhere. */
  place?: SaidPlace | undefined;
  /** Of aid requests, those with an urgent need that is open; of reports, the most urgent first. */
  isUrgent?: boolean | undefined;
  disasterType?: DisasterType | undefined;
  /** Those that have waited longest first, in place of the newest. */
  isOldestFirst: boolean;
  /** Of each kind, at most. */
  limit: number;
}

interface Page<Row> {
  rows: readonly Row[];
  hasMore: boolean;
}

export interface WantedAidWork extends WantedWork {
  /** Only those with a need that nobody has in hand. */
  isUnclaimed?: boolean | undefined;
  /** Only those with one of these needs. */
  needs?: readonly string[] | undefined;
}

/** Aid requests of this device's copy that are active, this device's own acts laid over. */
export function openAid({ isOldestFirst, limit, ...wanted }: WantedAidWork): Promise<AdminAid[]> {
  const { place, needs, disasterType: text, isUrgent: urgent, isUnclaimed: unclaimed } = wanted;
  const asked = { status: 'active', place, needs, text, urgent, unclaimed } as const;
  const page = (size: number, before?: PartStart) => adminAid({ ...asked, limit: size, before });
  const startOf = ({ createdAt, _id }: AdminAid) => ({ at: createdAt, id: _id, count: 0 });
  return isOldestFirst ? oldest(page, startOf, limit) : newest(page, limit);
}

/** Reports of this device's copy that wait for a decision or are active disasters; of the oldest, those alone that wait. */
export function openReports({
  place,
  disasterType,
  isUrgent,
  isOldestFirst,
  limit,
}: WantedWork): Promise<AdminReport[]> {
  const status = isOldestFirst ? (['pending'] as const) : (['pending', 'active'] as const);
  const order = isUrgent && !isOldestFirst ? 'urgent' : undefined;
  const filter = { place, type: disasterType };
  const page = (size: number, before?: PartStart) => adminReports({ status, filter, order, limit: size, before });
  const startOf = ({ reportedAt, _id }: AdminReport) => ({ at: reportedAt, id: _id, count: 0 });
  return isOldestFirst ? oldest(page, startOf, limit) : newest(page, limit);
}

async function newest<Row>(page: (size: number) => Promise<Page<Row>>, limit: number): Promise<Row[]> {
  return [...(await page(limit)).rows];
}

/** The lists are read newest first: the end of the last page, in the order of waiting. */
async function oldest<Row>(
  page: (size: number, before?: PartStart) => Promise<Page<Row>>,
  startOf: (row: Row) => PartStart,
  limit: number,
): Promise<Row[]> {
  let last: Row[] = [];
  let before: PartStart | undefined;
  for (;;) {
    // One page says where the next begins.
    const { rows, hasMore } = await page(PAGE, before);
    last = [...last, ...rows].slice(-limit);
    const end = rows.at(-1);
    if (!hasMore || end === undefined) return last.reverse();
    before = startOf(end);
  }
}
