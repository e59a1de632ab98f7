import { systemClock } from '../../../contract/base/clock.ts';
import { failed, ok, type Result } from '../../../contract/base/result.ts';
import { callApi, type CallFailure } from '../client/call.ts';
import { outboxDb } from '../db.ts';
import type { Tracked } from '../queries/items/tracked.ts';
import { keepByRecord } from './keep-by-record.ts';
import { TRACK_KEY } from '../device-settings.ts';

/**
 * Asks how far a record of this phone has come, which proves by its secret that it is its own, and keeps it, to be read without a network.
 * `storage`: this phone refused; a record whose secret is not here any more is none of its own.
 */
export async function refreshTracked(id: string): Promise<Result<void, CallFailure | { kind: 'storage' }>> {
  try {
    const claim = await outboxDb.claims.get(id);
    if (claim === undefined) return ok(undefined);
    const asOf = systemClock.now();
    const answer = await callApi('trackOwn', { body: { records: [{ _id: id, claimSecret: claim.secret }] } });
    if (!answer.ok) return answer;
    const view = answer.value.data.find(({ _id }) => _id === id);
    await keepByRecord(TRACK_KEY, id, { asOf, ...(view && { view }) } satisfies Tracked);
    return ok(undefined);
  } catch (error) {
    console.warn('tracked record', error);
    return failed({ kind: 'storage' });
  }
}
