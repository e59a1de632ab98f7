import { epochMsOf } from '../../../contract/base/iso-time.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { openAid, openReports, type WantedWork } from '../../data/queries/admin/open-work.ts';
import { placeLine } from '../../parts/records/disaster-place.ts';
import { routes } from '../../routes.ts';
import { adminTabAddress } from '../../addresses.ts';
import { disasterTypeLabel, reportTypeLabel } from '../../strings/forms/labels.ts';
import { needLabel } from '../../strings/forms/needs.ts';
import { language } from '../../strings/language.ts';
import { deskQuestion } from '../../strings/search/desk-question.ts';
import { listText } from '../../strings/sentence.ts';

/** A report or an aid request that answers an admin's question. */
export interface FoundWork {
  id: string;
  kind: 'report' | 'aid';
  title: string;
  place: string;
  /** When it was received: epoch milliseconds. */
  since: number;
  address: string;
}

/** Of reports and aid requests each. */
const MOST = 5;

/**
 * Answers an admin's question about what is open from this device's own lists, this device's own acts laid over; `undefined` where it is
 * another question. Nothing of it is sent anywhere.
 */
export async function findWork(question: string): Promise<FoundWork[] | undefined> {
  const asked = deskQuestion(question, language());
  if (!asked) return undefined;
  const { asks, ...wanted } = asked;
  const [reports, aid] = await Promise.all([
    asks.includes('reports') ? foundReports({ ...wanted, limit: MOST }) : [],
    asks.includes('aid') ? foundAid({ ...wanted, limit: MOST }) : [],
  ]);
  return [...reports, ...aid].sort((one, other) =>
    asked.isOldestFirst ? one.since - other.since : other.since - one.since,
  );
}

async function foundReports(wanted: WantedWork): Promise<FoundWork[]> {
  return (await openReports(wanted)).map((report) => ({
    id: report._id,
    kind: 'report',
    title: reportTypeLabel(report.disasterType),
    place: placeLine(report),
    since: epochMsOf(report.reportedAt),
    address: routes.adminDisaster.replace(':id', encodeURIComponent(report._id)),
  }));
}

async function foundAid(wanted: WantedWork): Promise<FoundWork[]> {
  return (await openAid(wanted)).map(({ _id, shown, disasterType, location, createdAt }) => ({
    id: _id,
    kind: 'aid',
    title: listText(shown.requirements.map(({ type }) => needLabel(type))) || disasterTypeLabel(disasterType),
    place: location ?? '',
    since: epochMsOf(createdAt),
    address: adminTabAddress('aid', { search: referenceOf(_id) }),
  }));
}
