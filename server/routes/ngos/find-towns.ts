import { findTowns as call } from '../../../contract/calls/ngos.ts';
import { queryOf } from '../../http/query-of.ts';
import { sendRefusal } from '../../http/send.ts';
import { findTowns } from '../../places/find-towns.ts';
import { ofAccount } from '../accounts/account.ts';

/** Towns of a name, for the middle of a service area. */
export const answerFindTowns = ofAccount(async ({ config }, request, reply) => {
  const query = queryOf(request, call.query);
  if (!query.ok) return sendRefusal(reply, query.failure);
  return reply.send({ success: true, data: findTowns(query.value.search ?? '', config.country ?? '') });
});
