import type { Result } from '../../contract/base/result.ts';
import type { ProviderRecords, ProviderTrouble, RecordsPage } from '../payments/provider.ts';
import { notePaymentAlert } from '../store/donations/payment-events.ts';
import { findListed, keepListed, ordersToRecover } from '../store/donations/payments-listed.ts';
import { LIST_EVERY_MS, LIST_OVERLAP_MS, LIST_STRETCH_MS } from './check-times.ts';
import { heedRefund } from './heed-refund.ts';
import { recoverOrder } from './recover-order.ts';
import { onStage, type DonationServices } from './services.ts';

/** Stretches of time that are asked after in one turn, at most. */
const STRETCHES = 50;

/**
 * Reads the provider's own list of payments and refunds, up to now, and credits what this database knows nothing of. How far it came stands in the
 * database, so that one that is put back to an earlier state says by itself since when it lost something. A stretch counts as read when
 * all of it was heeded: where the provider does not answer, the next turn begins with it again.
 */
export async function findLostPayments(services: DonationServices, isStopping: () => boolean): Promise<void> {
  const { pool, clock, payments } = services;
  if (payments.records === undefined) return;
  const now = clock.now();
  let { mark, until, isOfOtherEpoch } = await findListed(pool, now);
  // Our clock was ahead, and is not any more.
  until = Math.min(until, now);
  if (now - until < LIST_EVERY_MS && !isOfOtherEpoch) return;
  for (let count = 0; count < STRETCHES; count += 1) {
    const to = Math.min(now, until + LIST_STRETCH_MS);
    if (!(await heedStretch(services, payments.records, { from: until - LIST_OVERLAP_MS, to }, isStopping))) return;
    const next = await keepListed(pool, mark, to);
    if (next === undefined || to === now) return;
    [mark, until] = [next, to];
  }
}

type Stretch = Pick<RecordsPage, 'from' | 'to'>;

/** False where not all of it was heeded. Payments first: a refund is of one of them. */
async function heedStretch(
  services: DonationServices,
  records: ProviderRecords,
  stretch: Stretch,
  isStopping: () => boolean,
): Promise<boolean> {
  for await (const payments of pagesOf(records, stretch, records.listPayments)) {
    if (payments === 'away') return false;
    for (const { orderId, paymentIds } of await ordersToRecover(services.pool, payments)) {
      if (isStopping()) return false;
      const { kind } = await recoverOrder(services, orderId);
      if (kind === 'away') return false;
      if (kind !== 'unknown') continue;
      for (const id of paymentIds) await notePaymentAlert(services.pool, 'unknown-order', id, services.clock.now());
    }
  }
  for await (const refunds of pagesOf(records, stretch, records.listRefunds)) {
    if (refunds === 'away') return false;
    for (const refund of refunds) {
      if (isStopping()) return false;
      await onStage(services, (stage) => heedRefund(stage, refund));
    }
  }
  return true;
}

async function* pagesOf<Item>(
  { pageSize }: ProviderRecords,
  stretch: Stretch,
  list: (page: RecordsPage) => Promise<Result<Item[], ProviderTrouble>>,
): AsyncGenerator<Item[] | 'away'> {
  for (let page = 0; ; page += 1) {
    const found = await list({ ...stretch, page });
    if (!found.ok) return yield 'away';
    yield found.value;
    if (found.value.length < pageSize) return;
  }
}
