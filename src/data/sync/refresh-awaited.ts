import { systemClock } from '../../../contract/base/clock.ts';
import { callApi } from '../client/call.ts';
import { mainDb, outboxDb } from '../db.ts';
import { AWAITED_KEY, type Awaited, type KeptAwaited } from '../queries/items/awaited-deliveries.ts';

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
    if (answer.ok) await keep(aidId, { deliveries: answer.value.data, asOf });
  } catch (error) {
    console.warn('awaited deliveries', error);
  }
}

/** With what is awaited by requests that this phone still has. */
async function keep(aidId: string, awaited: Awaited): Promise<void> {
  const { [aidId]: _, ...before } = await kept();
  const there = await outboxDb.items.bulkGet(Object.keys(before));
  const others = Object.entries(before).filter(([id]) => there.some((item) => item?.id === id));
  const value: KeptAwaited = Object.fromEntries([...others, [aidId, awaited]]);
  await mainDb.settings.put({ key: AWAITED_KEY, value });
}

async function kept(): Promise<KeptAwaited> {
  return ((await mainDb.settings.get(AWAITED_KEY))?.value as KeptAwaited | undefined) ?? {};
}
