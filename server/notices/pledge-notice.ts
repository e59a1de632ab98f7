import type pg from 'pg';
import { displayStatusOf } from '../../contract/policies/display-status.ts';
import { findPledge } from '../store/ngos/pledges.ts';
import { isNewest, type Notice } from '../store/alerts/notices.ts';
import { findReport } from '../store/reports/reports.ts';
import type { PledgeDetail } from './notice-details.ts';
import type { OpenNotice } from './notice-kind.ts';
import { noticePaths } from './notice-paths.ts';
import { plainNotice } from './plain-notice.ts';
import { aboutDisaster } from './texts/in-language.ts';
import type { NoticeTexts, NoticeWords } from './texts/notice-texts.ts';

/** What becomes of the people that an NGO sends: for whoever is signed in to its account. */
export async function pledgeNotice(
  pool: pg.Pool,
  notice: Notice,
  detail: PledgeDetail,
): Promise<OpenNotice | undefined> {
  const disasterId = await disasterToTell(pool, notice, detail);
  const report = disasterId === undefined ? undefined : await findReport(pool, disasterId);
  if (report === undefined || !standsSo(displayStatusOf(report.status, report.resolvedAt), detail)) return undefined;
  const isDone = 'pledge' in detail && detail.pledge === 'done';
  const { disasterType } = report.body;
  return plainNotice(notice, {
    path: isDone ? noticePaths.ngoWork : noticePaths.ngoRequests,
    // Whoever sets out for nothing is told at any hour.
    isUrgent: !isDone,
    isOfAccount: true,
    words: (texts) => aboutDisaster(texts, disasterType, wordsOf(texts, detail)),
  });
}

/** Undefined: it does not hold any more, or something newer is told of it. */
async function disasterToTell(pool: pg.Pool, notice: Notice, detail: PledgeDetail): Promise<string | undefined> {
  const { about } = notice;
  if ('unpledged' in detail || detail.pledge === 'done' || detail.pledge === 'ended') return about;
  const pledge = await findPledge(pool, about);
  const holds = pledge?.state === (detail.pledge === 'accepted' ? 'active' : 'withdrawn');
  return holds && (await isNewest(pool, notice)) ? pledge.disasterId : undefined;
}

/** A disaster that was opened again, or brought back, is not over. */
function standsSo(status: string, detail: PledgeDetail): boolean {
  if ('unpledged' in detail || detail.pledge === 'withdrawn') return true;
  if (detail.pledge === 'accepted') return status === 'active';
  return status === (detail.pledge === 'done' ? 'resolved' : 'dismissed');
}

function wordsOf({ pledge, unpledged }: NoticeTexts, detail: PledgeDetail): NoticeWords {
  if ('pledge' in detail) return pledge[detail.pledge];
  return { title: unpledged.title, body: unpledged[detail.unpledged] };
}
