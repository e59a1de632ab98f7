import { epochMsOf } from '../../contract/base/iso-time.ts';
import { failed, ok } from '../../contract/base/result.ts';
import { mayPerform } from '../acts/acting.ts';
import type { Perform } from '../performing.ts';
import { refusals } from '../refusal.ts';
import { keepRoadBlock, notePassed } from '../store/roads/road-blocks.ts';

/** Keeps a blocked road that a volunteer has seen, unconfirmed; or notes that one which is known was passed. What that means an admin decides. */
export const reportRoadBlock: Perform<'reportRoadBlock'> = async ({ client, now }, { id, owner, body }) => {
  if (!(await mayPerform(client, owner, 'report-road-blocks'))) return failed(refusals.forbidden());
  const { place, kind, note, passed, createdAt } = body;
  const position = { lat: Number(place.lati), lng: Number(place.long) };
  const seen = createdAt === undefined ? undefined : epochMsOf(createdAt);
  if (passed !== undefined) {
    await notePassed(client, { id: passed, at: seen }, now);
    return ok({});
  }
  await keepRoadBlock(client, { id, accountId: owner, kind, note, ...position, createdAt: seen }, now);
  return ok({});
};
