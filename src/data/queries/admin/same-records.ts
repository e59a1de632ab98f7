import type { Proposal } from '../../../../contract/calls/overview.ts';
import type { SameReason } from '../../../../contract/enumerations.ts';
import { actContext } from './act-context.ts';
import { adminAidRequest, mergedAid, type AdminAid } from './admin-aid.ts';
import { adminReport, mergedReports, type AdminReport } from './admin-reports.ts';
import { overviewCopy } from './overview.ts';

/** What a record may be one with, or is. */
export interface SameRecords<Row> {
  /** What it is merged into, where this phone has that. */
  into: Row | undefined;
  /** What is merged into it, directly or by another. */
  members: Row[];
  /** What may be the same, the surest first. */
  proposals: { other: Row; why: readonly SameReason[] }[];
}

/** As this phone knows it; the server proposes. */
export function sameReports(id: string, sameAs: string | undefined): Promise<SameRecords<AdminReport>> {
  return sameRecords(id, sameAs, {
    list: 'reports',
    one: adminReport,
    merged: mergedReports,
    sameAs: (report) => report.sameAs,
  });
}

/** The same of aid requests. */
export function sameAid(id: string, sameAs: string | undefined): Promise<SameRecords<AdminAid>> {
  return sameRecords(id, sameAs, {
    list: 'aid',
    one: (other) => adminAidRequest(other),
    merged: mergedAid,
    sameAs: ({ shown }) => shown.sameAs,
  });
}

interface Kind<Row> {
  list: 'reports' | 'aid';
  one(id: string): Promise<Row | null>;
  merged(): Promise<Row[]>;
  sameAs(row: Row): string | undefined;
}

/** As many as somebody looks at beside one record. */
const MOST = 3;

async function sameRecords<Row extends { _id: string }>(
  id: string,
  sameAs: string | undefined,
  kind: Kind<Row>,
): Promise<SameRecords<Row>> {
  const { byRecord } = await actContext(kind.list);
  const overview = (await overviewCopy())?.overview;
  const merged = await kind.merged();
  const into = sameAs === undefined ? undefined : ((await kind.one(sameAs)) ?? undefined);
  const isDecided = (other: string) =>
    [...(byRecord.get(id) ?? []), ...(byRecord.get(other) ?? [])].reduce(
      (was, { body: { act, other: named, reportId, aidId, apart } }) =>
        act === 'keep-apart' && [named, reportId ?? aidId].every((one) => one === id || one === other)
          ? apart === true
          : was,
      false,
    );
  const proposals: SameRecords<Row>['proposals'] = [];
  for (const proposal of sameAs === undefined ? (overview?.proposals?.[kind.list] ?? []) : []) {
    const other = otherOf(proposal, id);
    if (other === undefined || isDecided(other) || proposals.length === MOST) continue;
    const row = await kind.one(other);
    if (row !== null && kind.sameAs(row) === undefined) proposals.push({ other: row, why: proposal.why });
  }
  return { into, members: membersOf(id, merged, kind), proposals };
}

function otherOf({ id, into }: Proposal, of: string): string | undefined {
  if (id === of) return into;
  return into === of ? id : undefined;
}

/** All that lead to it, one step after another. */
function membersOf<Row extends { _id: string }>(id: string, merged: readonly Row[], { sameAs }: Kind<Row>): Row[] {
  const found = new Map<string, Row>();
  const leadsToIt = (row: Row) => [id, ...found.keys()].includes(sameAs(row) ?? '');
  for (let size = -1; size < found.size;) {
    size = found.size;
    for (const row of merged) if (row._id !== id && leadsToIt(row)) found.set(row._id, row);
  }
  return [...found.values()];
}
