import { findNgos } from '../../../contract/calls/ngos.ts';
import { ngoView } from '../../../contract/policies/ngo-view.ts';
import { viewerOf } from '../../../contract/policies/viewer.ts';
import { logEvent } from '../../access/log-event.ts';
import { orNearly } from '../../http/or-nearly.ts';
import { PAGE_ROWS, pageOf, placeInText } from '../../http/page.ts';
import { queryOf } from '../../http/query-of.ts';
import { sendRefusal } from '../../http/send.ts';
import { searchNgos } from '../../store/ngos/search-ngos.ts';
import type { Handler } from '../route.ts';

/** A page of the partner NGOs that fit, for whoever has a part of them only: as much of each as their list shows the caller. */
export const answerFindNgos: Handler = async ({ pool }, request, reply, { person }) => {
  const query = queryOf(request, findNgos.query);
  if (!query.ok) return sendRefusal(reply, query.failure);
  const { category, scope, cursor } = query.value;
  const after = placeInText(cursor);
  if (!after.ok) return sendRefusal(reply, after.failure);
  const { found, told } = await orNearly(query.value, (wanted) =>
    searchNgos(pool, { ...wanted, category, scope, after: after.value, count: PAGE_ROWS }),
  );
  const { page, next } = pageOf(found, ({ organizationName, _id }) => [organizationName, _id]);
  const viewer = viewerOf(person);
  if (viewer === 'admin') {
    logEvent(request, { event: 'personal-data-seen', account: person?._id, about: 'NGOs', records: page.length });
  }
  const data = page.map((ngo) => ngoView(viewer, ngo));
  return reply.send({ success: true, data, ...(next === undefined ? {} : { next }), ...told });
};
