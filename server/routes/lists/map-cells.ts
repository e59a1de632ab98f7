import { countDisasters } from '../../../contract/calls/map-cells.ts';
import { limits } from '../../../contract/limits.ts';
import { countOfCells, readBox } from '../../../contract/policies/map-cells.ts';
import { etagOf, isKnownTo, sendUnchanged } from '../../http/etag.ts';
import { queryOf } from '../../http/query-of.ts';
import { sendJsonText, sendRefusal } from '../../http/send.ts';
import { refusals } from '../../refusal.ts';
import { countedCells } from '../../store/reports/map-cells.ts';
import type { Handler } from '../route.ts';

/** How many disasters are where, for a map whose phone keeps a part of them. */
export const answerCells: Handler = async ({ pool }, request, reply) => {
  const query = queryOf(request, countDisasters.query);
  if (!query.ok) return sendRefusal(reply, query.failure);
  const { degrees, type, severity } = query.value;
  const box = readBox(query.value.box);
  if (box === undefined || countOfCells(degrees, box) > limits.mapCells)
    return sendRefusal(reply, refusals.invalid({ box: 'too wide for cells of this size' }));
  const cells = await countedCells(pool, { degrees, box, type, severity });
  const text = JSON.stringify({ success: true, data: { cells } });
  const etag = etagOf(text);
  if (isKnownTo(request, etag)) return sendUnchanged(reply, etag);
  return sendJsonText(reply.header('etag', etag), 200, text);
};
