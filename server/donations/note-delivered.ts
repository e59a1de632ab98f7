import { appendToLedger, type LedgerStage, type NewEntry } from '../ledger/append-entries.ts';
import { allocationsOfDelivery } from '../store/donations/fund-entries.ts';

/**
 * A delivery that money was allocated to was handed over: the ledger says so, an entry for each of its allocations. Called last in the
 * transaction of the handover.
 */
export async function noteDelivered(stage: LedgerStage, deliveryId: string): Promise<void> {
  const allocations = await allocationsOfDelivery(stage.client, deliveryId);
  if (allocations.length === 0) return;
  const day = new Date(stage.now).toISOString().slice(0, 10);
  const entries = allocations.map(({ isTest, about }): NewEntry => ({
    entry: { kind: 'delivered', day, delivery: deliveryId, ...(isTest ? { test: true as const } : {}) },
    about,
  }));
  await appendToLedger(stage, entries);
}
