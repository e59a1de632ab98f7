import { findDisasters } from '../../../contract/calls/find-disasters.ts';
import { openStatuses } from '../../../contract/enumerations.ts';
import { reportView } from '../../../contract/policies/report-view.ts';
import { viewerOf } from '../../../contract/policies/viewer.ts';
import { logEvent } from '../../access/log-event.ts';
import { nearOf } from '../../http/near-of.ts';
import { PAGE_ROWS, pageOf, placeInWays } from '../../http/page.ts';
import { queryOf } from '../../http/query-of.ts';
import { sendRefusal } from '../../http/send.ts';
import { refusals } from '../../refusal.ts';
import { cellsAround } from '../../store/database/cells-around.ts';
import { widened } from '../../store/database/near-place.ts';
import type { KeptReport } from '../../store/reports/reports.ts';
import { searchReports } from '../../store/reports/search-reports.ts';
import type { Handler } from '../route.ts';

/** Kilometres. A wider circle would be looked for among all there are. */
const MOST_KM = 150;

/** Confirmed disasters, for whoever has a part of them only: the active ones first, of each the newest first. */
export const answerFindDisasters: Handler = async ({ pool }, request, reply, { person }) => {
  const query = queryOf(request, findDisasters.query);
  if (!query.ok) return sendRefusal(reply, query.failure);
  const { status, type, severity, cursor } = query.value;
  const ways = status === undefined ? openStatuses : [status];
  const place = placeInWays(cursor, ways);
  if (!place.ok) return sendRefusal(reply, place.failure);
  const near = nearOf(query.value);
  if (!near.ok) return sendRefusal(reply, near.failure);
  if (near.value && (near.value.km > MOST_KM || cellsAround(widened(near.value)) === undefined)) {
    return sendRefusal(reply, refusals.invalid({ radiusKm: 'too wide' }));
  }
  const [from = ways[0], ...after] = place.value ?? [];
  const found: (KeptReport & { way: string })[] = [];
  for (const way of ways.slice(ways.indexOf(from))) {
    if (found.length === PAGE_ROWS) break;
    const rows = await searchReports(pool, {
      status: way,
      lane: 'main',
      type,
      severity,
      near: near.value,
      isPublic: true,
      after: way === from && after.length === 2 ? after : undefined,
      count: PAGE_ROWS - found.length,
    });
    found.push(...rows.map((row) => ({ ...row, way })));
  }
  const { page, next } = pageOf(found, ({ way, reportedAt, id }) => [way, Date.parse(reportedAt), id]);
  const viewer = viewerOf(person);
  if (viewer === 'admin')
    logEvent(request, { event: 'personal-data-seen', account: person?._id, records: page.length });
  const data = page.map((report) => reportView(viewer, report));
  return reply.send({ success: true, data, ...(next === undefined ? {} : { next }) });
};
