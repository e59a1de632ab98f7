import { systemClock } from '../../../contract/base/clock.ts';
import { callApi } from '../client/call.ts';
import { outboxDb } from '../db.ts';
import type { Awaited } from '../queries/items/awaited-deliveries.ts';
import { keepByRecord } from './keep-by-record.ts';
import { AWAITED_KEY } from '../device-settings.ts';

/**
 * Asks what is under way to a request of this phone, which proves by its secret that it is its own, and keeps it: the code is needed where
 * there may be no network. Offline what is kept stays. Never rejects.
 */
export async function refreshAwaited(aidId: string): Promise<void> {
  try {
    const claim = await outboxDb.claims.get(aidId);
    if (claim === undefined) return;
    const asOf = systemClock.now();
    const records = [{ _id: aidId, claimSecret: claim.secret }];
    const answer = await callApi('listAwaitedDeliveries', { body: { records } });
    if (answer.ok) await keepByRecord(AWAITED_KEY, aidId, { deliveries: answer.value.data, asOf } satisfies Awaited);
  } catch (error) {
    console.warn('awaited deliveries', error);
  }
}
