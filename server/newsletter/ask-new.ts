import type { AccountServices } from '../accounts/services.ts';
import type { CheckedItem } from '../item.ts';
import type { Buckets } from '../lanes/buckets.ts';
import type { Source } from '../lanes/source.ts';
import { emailKeyOf } from '../store/database/email-key.ts';
import { askToConfirm } from './ask-to-confirm.ts';

/**
 * Mails to those who just subscribed, as many as their network may cause at once. The others are asked by the hourly job,
 * and so is whoever came in the triage lane.
 */
export async function askNew(
  services: AccountServices,
  asks: Buckets,
  source: Source,
  items: readonly CheckedItem[],
): Promise<void> {
  for (const { call, body, lane } of items) {
    if (call !== 'subscribeNewsletter' || lane === 'triage' || asks.room(source.address) < 1) continue;
    asks.take(source.address, 1);
    await askToConfirm(services, emailKeyOf(body.email));
  }
}
