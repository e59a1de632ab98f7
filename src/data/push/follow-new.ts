import { deviceLimits } from '../../../contract/device-limits.ts';
import { callApi } from '../client/call.ts';
import { outboxDb } from '../db.ts';
import { changePushState, pushState, type PushState, type PushTrouble } from './push-state.ts';

const followable: ReadonlySet<string> = new Set(['reportDisaster', 'requestAid']);

/** Tells the server which reports and aid requests of this phone it should hear of; undefined: it knows them all. */
export async function followNew(token: string): Promise<PushTrouble | undefined> {
  const state = await pushState();
  const ids = state ? await unfollowed(state) : [];
  if (ids.length === 0) return undefined;
  const claims = await outboxDb.claims.bulkGet(ids);
  const records = claims.flatMap((claim) => (claim ? [{ _id: claim.id, claimSecret: claim.secret }] : []));
  if (records.length > 0) {
    const answer = await callApi('followOwn', { body: { fcm_token: token, records } });
    if (!answer.ok) {
      console.warn('alerts', answer.failure.kind);
      return answer.failure.kind === 'forbidden' ? 'refused' : 'waits';
    }
  }
  // Those that the server does not know are not asked about again.
  await changePushState(
    (now) => now && { ...now, followed: [...new Set([...now.followed, ...ids])].slice(-deviceLimits.followed) },
  );
  return undefined;
}

/** What has arrived since alerts were allowed here, and what was asked for by a tap; the newest, as many as may be followed. */
async function unfollowed({ begunAt, follow, followed }: PushState): Promise<string[]> {
  const items = await outboxDb.items.where('[state+createdAt]').between(['sent'], ['sent', []]).toArray();
  return items
    .filter(({ id, call, createdAt }) => followable.has(call) && (createdAt >= begunAt || follow.includes(id)))
    .map(({ id }) => id)
    .slice(-deviceLimits.followed)
    .filter((id) => !followed.includes(id));
}
