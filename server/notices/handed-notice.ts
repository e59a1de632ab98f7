import type pg from 'pg';
import { standingOf } from '../store/deliveries/told-delivery.ts';
import type { Notice } from '../store/alerts/notices.ts';
import type { HandedDetail } from './notice-details.ts';
import type { OpenNotice } from './notice-kind.ts';
import { noticePaths } from './notice-paths.ts';
import { plainNotice } from './plain-notice.ts';

/** What the server said of the receiver's code, once the handover arrived: the carrier's phone may have been without a network. */
export async function handedNotice(
  pool: pg.Pool,
  notice: Notice,
  handed: HandedDetail['handed'],
): Promise<OpenNotice | undefined> {
  if ((await standingOf(pool, notice.about)) !== handed) return undefined;
  return plainNotice(notice, {
    path: noticePaths.ngoDeliveries,
    isOfAccount: true,
    words: (texts) => texts.handed[handed],
  });
}

/** Admins are told where somebody still lacks what was told as delivered. */
export async function missingNotice(pool: pg.Pool, notice: Notice): Promise<OpenNotice | undefined> {
  if ((await standingOf(pool, notice.about)) !== 'missing') return undefined;
  return plainNotice(notice, {
    path: noticePaths.unclaimedAid,
    isOfAccount: true,
    words: (texts) => texts.handed.missing,
  });
}
