import { readAudit } from '../../../contract/calls/approvals.ts';
import { logEvent } from '../../access/log-event.ts';
import { PAGE_ROWS, pageOf, placeInTime } from '../../http/page.ts';
import { queryOf } from '../../http/query-of.ts';
import { sendRefusal } from '../../http/send.ts';
import { findActs, type KeptAct } from '../../store/admin/find-acts.ts';
import { texts } from '../../texts.ts';
import { ofAccount } from './account.ts';

export const answerAudit = ofAccount(async ({ pool }, request, reply, { person }) => {
  const query = queryOf(request, readAudit.query);
  if (!query.ok) return sendRefusal(reply, query.failure);
  const before = placeInTime(query.value.cursor);
  if (!before.ok) return sendRefusal(reply, before.failure);
  const acts = await findActs(pool, { about: query.value.about, before: before.value, count: PAGE_ROWS });
  const { page, next } = pageOf(acts, ({ at, id }) => [at.getTime(), id]);
  logEvent(request, { event: 'personal-data-seen', account: person._id, records: page.length });
  return reply.send({ success: true, data: page.map(viewOf), ...(next === undefined ? {} : { next }) });
});

function viewOf({ id, at, actor, actorName, action, about, detail }: KeptAct) {
  return {
    id,
    at: at.toISOString(),
    ...(actor === null ? {} : { actor: { _id: actor, name: actorName ?? texts.deletedAccount } }),
    action,
    ...(about === null ? {} : { about }),
    detail,
  };
}
