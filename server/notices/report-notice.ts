import type pg from 'pg';
import { displayStatusOf } from '../../contract/policies/display-status.ts';
import { isNewest, type Notice } from '../store/alerts/notices.ts';
import { findHead } from '../store/merges/trees.ts';
import { findReport } from '../store/reports/reports.ts';
import { findToldAid, type ToldAid } from '../store/aid/told-aid.ts';
import { lifeOf } from '../store/track/life-of.ts';
import { hasDelivery } from '../store/deliveries/told-delivery.ts';
import type { AidChange, AskedDetail, DeliveryDetail, ReportChange, ReportDetail } from './notice-details.ts';
import type { NoticeKind } from './notice-kind.ts';
import { noticePaths } from './notice-paths.ts';
import { plainNotice, type Plain } from './plain-notice.ts';
import { aboutDisaster } from './texts/in-language.ts';

/** What becomes of what somebody sent: nothing of what they wrote, and nothing that does not hold any more. */
export const reportNotice: NoticeKind = async ({ pool }, notice) => {
  const detail = notice.detail as ReportDetail;
  const plain = await plainOf(pool, notice, detail);
  return plain !== undefined && (await isNewest(pool, notice)) ? plainNotice(notice, plain) : undefined;
};

async function plainOf(pool: pg.Pool, notice: Notice, detail: ReportDetail): Promise<Plain | undefined> {
  if ('asked' in detail) return ofQuestion(pool, notice, detail.asked);
  // Who answers may be at the door.
  if ('answered' in detail) {
    return { path: noticePaths.track(notice.about), isUrgent: true, words: (texts) => texts.answered };
  }
  if ('delivery' in detail) return ofDelivery(pool, notice, detail.delivery);
  return 'aid' in detail ? ofAid(pool, notice, detail.aid) : ofReport(pool, notice, detail.report);
}

/** Nobody is asked who has answered meanwhile, nor about what is over. */
async function ofQuestion(
  pool: pg.Pool,
  { about, at }: Notice,
  asked: AskedDetail['asked'],
): Promise<Plain | undefined> {
  const life = await lifeOf(pool, asked, about);
  if (life === undefined || !life.isOpen || life.knownAt >= at) return undefined;
  return { path: noticePaths.track(about), words: (texts) => texts.asked[asked] };
}

async function ofReport(pool: pg.Pool, { about, at }: Notice, change: ReportChange): Promise<Plain | undefined> {
  const head = await findHead(pool, 'reports', about);
  const report = head === undefined ? undefined : await findReport(pool, head);
  if (report === undefined || displayStatusOf(report.status, report.resolvedAt) !== change) return undefined;
  // An alert of long ago is none of now, where it is opened again.
  const isAlerted = change === 'active' && report.alertedAt !== undefined && Date.parse(report.alertedAt) >= at;
  const isDuplicate = change === 'dismissed' && report.dismissal === 'duplicate';
  const which = isAlerted ? 'alerted' : isDuplicate ? 'duplicate' : change;
  const { disasterType } = report.body;
  return {
    path: noticePaths.track(about),
    words: (texts) => aboutDisaster(texts, disasterType, texts.report[which]),
  };
}

async function ofAid(pool: pg.Pool, { about }: Notice, change: AidChange): Promise<Plain | undefined> {
  const aid = await findToldAid(pool, about);
  if (aid === undefined || !standsSo(aid, change)) return undefined;
  return { path: noticePaths.track(about), words: (texts) => texts.aid[change] };
}

/** One that was handed over meanwhile, or confirmed, is not told of any more. */
async function ofDelivery(
  pool: pg.Pool,
  { about }: Notice,
  change: DeliveryDetail['delivery'],
): Promise<Plain | undefined> {
  if (!(await hasDelivery(pool, about, change))) return undefined;
  return { path: noticePaths.track(about), isUrgent: change === 'departed', words: (texts) => texts.delivery[change] };
}

function standsSo({ status, isTaken }: ToldAid, change: AidChange): boolean {
  if (change === 'part') return status === 'active';
  if (change === 'taken') return status === 'active' && isTaken;
  if (change === 'open') return status === 'active' && !isTaken;
  return status === change;
}
