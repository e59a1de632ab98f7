import { findAid } from '../../../contract/calls/overview.ts';
import { aidView } from '../../../contract/policies/aid-view.ts';
import { logEvent } from '../../access/log-event.ts';
import { aidSeenAs } from '../../aid/seen-as.ts';
import { nearOf } from '../../http/near-of.ts';
import { orNearly } from '../../http/or-nearly.ts';
import { PAGE_ROWS, pageOf, placeInTime } from '../../http/page.ts';
import { queryOf } from '../../http/query-of.ts';
import { sendRefusal } from '../../http/send.ts';
import { findAidRequests } from '../../store/aid/find-aid.ts';
import { ofAccount } from '../accounts/account.ts';

/** A page of the aid requests that fit. */
export const answerFindAid = ofAccount(async ({ pool }, request, reply, { person }) => {
  const query = queryOf(request, findAid.query);
  if (!query.ok) return sendRefusal(reply, query.failure);
  const { status, lane, unclaimed, urgent, unconfirmed, cursor } = query.value;
  const before = placeInTime(cursor);
  if (!before.ok) return sendRefusal(reply, before.failure);
  const near = nearOf(query.value);
  if (!near.ok) return sendRefusal(reply, near.failure);
  const { found, told } = await orNearly(query.value, (wanted) =>
    findAidRequests(pool, {
      ...wanted,
      status,
      lane,
      isUnclaimed: unclaimed === 'true',
      isUrgent: urgent === 'true',
      isUnconfirmed: unconfirmed === 'true',
      near: near.value,
      before: before.value,
      count: PAGE_ROWS,
    }),
  );
  const { page, next } = pageOf(found, ({ createdAt, id }) => [Date.parse(createdAt), id]);
  logEvent(request, { event: 'personal-data-seen', account: person._id, about: 'aid requests', records: page.length });
  const data = page.map((record) => aidView(aidSeenAs(person, record), record));
  return reply.send({ success: true, data, ...(next === undefined ? {} : { next }), ...told });
});
