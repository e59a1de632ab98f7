import { epochMsOf } from '../../../contract/base/iso-time.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { openAid, openReports, type WantedAidWork, type WantedWork } from '../../data/queries/admin/open-work.ts';
import { saidPlace } from '../../data/queries/admin/said-place.ts';
import { placeLine } from '../../parts/records/disaster-place.ts';
import { routes } from '../../routes.ts';
import { addressOf, adminTabAddress } from '../../addresses.ts';
import { disasterTypeLabel, reportTypeLabel } from '../../strings/forms/labels.ts';
import { needLabel } from '../../strings/forms/needs.ts';
import { isolated } from '../../strings/isolate.ts';
import { language } from '../../strings/language.ts';
import { deskQuestion, type DeskQuestion } from '../../strings/search/desk-question.ts';
import { asSentence, listText } from '../../strings/sentence.ts';
import { assistantTexts } from '../../strings/shell/assistant.ts';

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

/** What the lists answer: how the question was read, and what fits that. */
interface WorkAnswer {
  words: string;
  found: readonly FoundWork[];
}

/** Of reports and aid requests each. */
const MOST = 5;

/**
 * Answers an admin's question about the work of the desk from this device's own lists, this device's own acts laid over; `undefined`
 * where it is another question. Nothing of it is sent anywhere, also where it cannot be read.
 */
export async function findWork(question: string): Promise<WorkAnswer | undefined> {
  const asked = deskQuestion(question, language());
  if (!asked) return undefined;
  const found = await foundFor(asked);
  const { work, noWork, unread, canRead } = assistantTexts;
  const read = asSentence(`${found.length === 0 ? noWork : work} ${readingOf(asked)}`);
  const words = [
    ...(asked.unread.length > 0 ? [unread(listText(asked.unread.map(isolated)))] : []),
    ...(asked.unread.length > 0 || asked.asks.length === 0 ? [canRead] : []),
    ...(asked.asks.length > 0 ? [read] : []),
  ];
  return { words: words.join('\n\n'), found };
}

/** How the question was understood: whatever is not named was not. */
function readingOf({ asks, text, disasterType, needs, isUrgent, isUnclaimed, isOldestFirst }: DeskQuestion): string {
  const texts = assistantTexts.asks;
  return listText([
    ...asks.map((list) => texts[list]),
    ...(disasterType === undefined ? [] : [disasterTypeLabel(disasterType)]),
    ...needs.map(needLabel),
    ...(isUrgent ? [texts.urgent] : []),
    ...(isUnclaimed ? [texts.unclaimed] : []),
    ...(isOldestFirst ? [texts.oldest] : []),
    ...(text === '' ? [] : [texts.near(isolated(text))]),
  ]);
}

async function foundFor({ asks, text, ...asked }: DeskQuestion): Promise<FoundWork[]> {
  const wanted = { ...asked, ...(text !== '' && { place: await saidPlace(text) }), limit: MOST };
  const [reports, aid] = await Promise.all([
    asks.includes('reports') ? foundReports(wanted) : [],
    asks.includes('aid') ? foundAid(wanted) : [],
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
    address: addressOf(routes.adminDisaster, report._id),
  }));
}

async function foundAid(wanted: WantedAidWork): Promise<FoundWork[]> {
  return (await openAid(wanted)).map(({ _id, shown, disasterType, location, createdAt }) => ({
    id: _id,
    kind: 'aid',
    title:
      listText(shown.requirements.flatMap(({ type, left }) => (left === true ? [] : needLabel(type)))) ||
      disasterTypeLabel(disasterType),
    place: location ?? '',
    since: epochMsOf(createdAt),
    address: adminTabAddress('aid', { search: referenceOf(_id) }),
  }));
}
