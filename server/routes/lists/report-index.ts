import { getReportIndex } from '../../../contract/calls/report-index.ts';
import { etagOf, isKnownTo, sendUnchanged } from '../../http/etag.ts';
import { queryOf } from '../../http/query-of.ts';
import { sendJsonText, sendRefusal } from '../../http/send.ts';
import { indexFor } from '../../changes/index-for.ts';
import type { Handler } from '../route.ts';

/** What is already reported, for a phone to look at without a network. */
export const answerReportIndex: Handler = async ({ pool, epoch }, request, reply) => {
  const query = queryOf(request, getReportIndex.query);
  if (!query.ok) return sendRefusal(reply, query.failure);
  const { square, since } = query.value;
  const text = JSON.stringify({ success: true, data: await indexFor(pool, { square, since, epoch: epoch() }) });
  const etag = etagOf(text);
  if (isKnownTo(request, etag)) return sendUnchanged(reply, etag);
  return sendJsonText(reply.header('etag', etag), 200, text);
};
