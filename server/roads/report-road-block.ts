import { epochMsOf } from '../../contract/base/iso-time.ts';
import { failed, ok } from '../../contract/base/result.ts';
import { mayPerform } from '../acts/acting.ts';
import type { Perform } from '../performing.ts';
import { refusals } from '../refusal.ts';
import { keepRoadBlock } from '../store/roads/road-blocks.ts';

/** Keeps a blocked road that a volunteer has seen, unconfirmed. */
export const reportRoadBlock: Perform<'reportRoadBlock'> = async ({ client, now }, { id, owner, body }) => {
  if (!(await mayPerform(client, owner, 'report-road-blocks'))) return failed(refusals.forbidden());
  const { place, kind, note, createdAt } = body;
  const position = { lat: Number(place.lati), lng: Number(place.long) };
  const seen = createdAt === undefined ? undefined : epochMsOf(createdAt);
  await keepRoadBlock(client, { id, accountId: owner, kind, note, ...position, createdAt: seen }, now);
  return ok({});
};
