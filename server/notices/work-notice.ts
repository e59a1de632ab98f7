import type pg from 'pg';
import type { WorkState } from '../../contract/enumerations.ts';
import { displayStatusOf } from '../../contract/policies/display-status.ts';
import { findToldAid } from '../store/aid/told-aid.ts';
import { findAcceptance } from '../store/volunteers/acceptance-steps.ts';
import type { KeptAcceptance } from '../store/volunteers/acceptances.ts';
import { isNewest, type Notice } from '../store/alerts/notices.ts';
import { findReport } from '../store/reports/reports.ts';
import type {
  DeclinedWhy,
  HandedDetail,
  MissingDetail,
  OfferDetail,
  PledgeDetail,
  WaitingDetail,
  WorkChange,
  WorkDetail,
} from './notice-details.ts';
import type { NoticeKind, OpenNotice } from './notice-kind.ts';
import { noticePaths } from './notice-paths.ts';
import { handedNotice, missingNotice } from './handed-notice.ts';
import { offerNotice, waitingNotice } from './offer-notice.ts';
import { plainNotice } from './plain-notice.ts';
import { pledgeNotice } from './pledge-notice.ts';
import { aboutDisaster } from './texts/in-language.ts';
import type { NoticeTexts, NoticeWords } from './texts/notice-texts.ts';

/** How an acceptance stands as long as it is still to be told. */
const standing: Readonly<Record<Exclude<WorkChange, 'completed' | 'ended' | 'moved' | 'message'>, WorkState>> = {
  accepted: 'accepted',
  coming: 'accepted',
  declined: 'declined',
  released: 'released',
  confirmed: 'completed',
  'not-confirmed': 'not-confirmed',
};

/** Who is on the way, or sets out for nothing, is told at any hour. */
const urgent: readonly WorkChange[] = ['accepted', 'declined', 'coming', 'released', 'ended'];

/** What becomes of somebody's work, and what waits for them: for whoever is signed in to their account. */
export const workNotice: NoticeKind = async ({ pool }, notice) => {
  const detail = notice.detail as
    | WorkDetail
    | PledgeDetail
    | OfferDetail
    | WaitingDetail
    | HandedDetail
    | MissingDetail;
  if ('offer' in detail) return offerNotice(pool, notice, detail.offer);
  if ('untaken' in detail) return waitingNotice(pool, notice);
  if ('missing' in detail) return missingNotice(pool, notice);
  if ('handed' in detail) return handedNotice(pool, notice, detail.handed);
  if (!('work' in detail)) return pledgeNotice(pool, notice, detail);
  const { work } = detail;
  if (work === 'moved' || work === 'message') return saidNotice(pool, notice, work);
  const ofAll = work === 'completed' || work === 'ended';
  const acceptance = ofAll ? undefined : await findAcceptance(pool, notice.about);
  if (!ofAll && !(await holds(pool, notice, work, acceptance))) return undefined;
  const disasterId = acceptance?.disasterId ?? notice.about;
  const report = await findReport(pool, disasterId);
  if (report === undefined) return undefined;
  const { disasterType } = report.body;
  return plainNotice(notice, {
    path: work === 'completed' || work === 'confirmed' ? noticePaths.ownWork : noticePaths.task(disasterId),
    isUrgent: urgent.includes(work),
    isOfAccount: true,
    words: (texts) => aboutDisaster(texts, disasterType, wordsOf(texts, work, acceptance)),
  });
};

/** What its sender says, those who have it in hand read in the app: of something that is over there is nothing to be told. */
async function saidNotice(pool: pg.Pool, notice: Notice, work: 'moved' | 'message'): Promise<OpenNotice | undefined> {
  const { about } = notice;
  if (!(await isNewest(pool, notice))) return undefined;
  const [report, aid] = await Promise.all([findReport(pool, about), findToldAid(pool, about)]);
  if (report && displayStatusOf(report.status, report.resolvedAt) === 'active') {
    const { disasterType } = report.body;
    return plainNotice(notice, {
      // An NGO whose people are there has it among its requests.
      path: ({ isVolunteer }) => (isVolunteer ? noticePaths.task(about) : noticePaths.ngoRequests),
      isUrgent: true,
      isOfAccount: true,
      words: (texts) => aboutDisaster(texts, disasterType, texts.work[work]),
    });
  }
  if (aid?.status !== 'active' || !aid.isTaken) return undefined;
  return plainNotice(notice, {
    path: noticePaths.dashboard('ngo'),
    isUrgent: true,
    isOfAccount: true,
    words: ({ request }) => request[work],
  });
}

/** Is it still so, and nothing newer told of it? Who has said that they come is not asked. */
async function holds(
  pool: pg.Pool,
  notice: Notice,
  work: keyof typeof standing,
  acceptance: KeptAcceptance | undefined,
): Promise<boolean> {
  if (acceptance?.state !== standing[work]) return false;
  if (work === 'coming' && acceptance.signAt.getTime() > notice.at) return false;
  return isNewest(pool, notice);
}

function wordsOf({ work: texts, declined }: NoticeTexts, work: WorkChange, acceptance?: KeptAcceptance): NoticeWords {
  if (work !== 'declined') return texts[work];
  return { title: declined.title, body: declined[(acceptance?.why ?? 'closed') as DeclinedWhy] };
}
