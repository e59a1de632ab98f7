import { epochMsOf } from '../../../contract/base/iso-time.ts';
import { findReports } from '../../../contract/calls/overview.ts';
import { reportView } from '../../../contract/policies/report-view.ts';
import { logEvent } from '../../access/log-event.ts';
import { nearOf } from '../../http/near-of.ts';
import { orNearly } from '../../http/or-nearly.ts';
import { PAGE_ROWS, pageOf, placeInTime } from '../../http/page.ts';
import { queryOf } from '../../http/query-of.ts';
import { sendRefusal } from '../../http/send.ts';
import { searchReports } from '../../store/reports/search-reports.ts';
import { ofAccount } from '../accounts/account.ts';

export const answerFindReports = ofAccount(async ({ pool }, request, reply, { person }) => {
  const query = queryOf(request, findReports.query);
  if (!query.ok) return sendRefusal(reply, query.failure);
  const after = placeInTime(query.value.cursor);
  if (!after.ok) return sendRefusal(reply, after.failure);
  const near = nearOf(query.value);
  if (!near.ok) return sendRefusal(reply, near.failure);
  const { status, lane, type, severity, from, to } = query.value;
  const { found, told } = await orNearly(query.value, (wanted) =>
    searchReports(pool, {
      ...wanted,
      status,
      lane,
      type,
      severity,
      near: near.value,
      after: after.value,
      count: PAGE_ROWS,
      from: from === undefined ? undefined : epochMsOf(from),
      to: to === undefined ? undefined : epochMsOf(to),
    }),
  );
  const { page, next } = pageOf(found, ({ reportedAt, id }) => [Date.parse(reportedAt), id]);
  logEvent(request, { event: 'personal-data-seen', account: person._id, records: page.length });
  const data = page.map((report) => reportView('admin', report));
  return reply.send({ success: true, data, ...(next === undefined ? {} : { next }), ...told });
});
