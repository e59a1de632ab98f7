import { roadBlockView } from '../../../contract/policies/road-block-view.ts';
import { viewerOf } from '../../../contract/policies/viewer.ts';
import { etagOf, isKnownTo, sendUnchanged } from '../../http/etag.ts';
import { sendJsonText } from '../../http/send.ts';
import { roadBlocksFor } from '../../store/roads/road-blocks.ts';
import type { Handler } from '../route.ts';

/** Blocked roads, as far as the reader may see them. */
export const answerRoadBlocks: Handler = async ({ pool, clock }, request, reply, { person }) => {
  const [viewer, now] = [viewerOf(person), clock.now()];
  const blocks = await roadBlocksFor(pool, viewer, now);
  const data = blocks.flatMap((block) => roadBlockView(viewer, block, now) ?? []);
  const text = JSON.stringify({ success: true, data });
  const etag = etagOf(text);
  if (isKnownTo(request, etag)) return sendUnchanged(reply, etag);
  return sendJsonText(reply.header('etag', etag), 200, text);
};
