import type pg from 'pg';
import { isConfirmed } from '../store/deliveries/told-delivery.ts';
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
  const confirmed = await isConfirmed(pool, notice.about);
  if (confirmed === undefined || confirmed !== (handed === 'confirmed')) return undefined;
  return plainNotice(notice, {
    path: noticePaths.ngoDeliveries,
    isOfAccount: true,
    words: (texts) => texts.handed[handed],
  });
}
