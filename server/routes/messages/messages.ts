import { listMessages } from '../../../contract/calls/contact.ts';
import { messageView } from '../../../contract/policies/message-view.ts';
import { viewerOf } from '../../../contract/policies/viewer.ts';
import { logEvent } from '../../access/log-event.ts';
import { orNearly } from '../../http/or-nearly.ts';
import { PAGE_ROWS, pageOf, placeInTime } from '../../http/page.ts';
import { queryOf } from '../../http/query-of.ts';
import { sendRefusal } from '../../http/send.ts';
import { findMessages } from '../../store/messages/messages.ts';
import { ofAccount } from '../accounts/account.ts';

/** A page of the admins' inbox. */
export const answerMessages = ofAccount(async ({ pool }, request, reply, { person }) => {
  const query = queryOf(request, listMessages.query);
  if (!query.ok) return sendRefusal(reply, query.failure);
  const { state = 'open', lane = 'main', cursor } = query.value;
  const before = placeInTime(cursor);
  if (!before.ok) return sendRefusal(reply, before.failure);
  const { found: messages, told } = await orNearly(query.value, (wanted) =>
    findMessages(pool, { ...wanted, state, lane, before: before.value, count: PAGE_ROWS }),
  );
  const { page, next } = pageOf(messages, ({ createdAt, id }) => [Date.parse(createdAt), id]);
  logEvent(request, { event: 'personal-data-seen', account: person._id, about: 'messages', records: page.length });
  const data = page.map((message) => messageView(viewerOf(person), message));
  return reply.send({ success: true, data, ...(next === undefined ? {} : { next }), ...told });
});
