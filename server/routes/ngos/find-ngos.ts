import { findNgos } from '../../../contract/calls/overview.ts';
import { ngoView } from '../../../contract/policies/ngo-view.ts';
import { logEvent } from '../../access/log-event.ts';
import { PAGE_ROWS, pageOf, placeInText } from '../../http/page.ts';
import { queryOf } from '../../http/query-of.ts';
import { sendRefusal } from '../../http/send.ts';
import { searchNgos } from '../../store/ngos/search-ngos.ts';
import { ofAccount } from '../accounts/account.ts';

/** A page of the partner NGOs that fit. */
export const answerFindNgos = ofAccount(async ({ pool }, request, reply, { person }) => {
  const query = queryOf(request, findNgos.query);
  if (!query.ok) return sendRefusal(reply, query.failure);
  const { search = '', cursor } = query.value;
  const after = placeInText(cursor);
  if (!after.ok) return sendRefusal(reply, after.failure);
  const found = await searchNgos(pool, { search, after: after.value, count: PAGE_ROWS });
  const { page, next } = pageOf(found, ({ organizationName, _id }) => [organizationName, _id]);
  logEvent(request, { event: 'personal-data-seen', account: person._id, about: 'NGOs', records: page.length });
  const data = page.map((ngo) => ngoView('admin', ngo));
  return reply.send({ success: true, data, ...(next === undefined ? {} : { next }) });
});
