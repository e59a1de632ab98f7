import { is } from 'valibot';
import { listRecordMessages } from '../../../contract/calls/track.ts';
import { may } from '../../../contract/policies/actions.ts';
import { recordMessageView, type MessageReader } from '../../../contract/policies/record-message-view.ts';
import { sendRefusal } from '../../http/send.ts';
import { refusals } from '../../refusal.ts';
import { recordAct } from '../../store/acts/acts.ts';
import { findTree } from '../../store/merges/trees.ts';
import { holdersOf } from '../../store/track/moved-place.ts';
import { messagesAbout } from '../../store/track/record-messages.ts';
import { texts } from '../../texts.ts';
import { recordTable } from '../../track/record-table.ts';
import { ofAccount } from '../accounts/account.ts';

/** Who may not read them hears the same as of a record that is not there. */
export const answerRecordMessages = ofAccount(async ({ pool, clock }, request, reply, { person }) => {
  const id = is(listRecordMessages.params, request.params) ? request.params.id : undefined;
  const table = id === undefined ? undefined : await recordTable(pool, id);
  if (id === undefined || table === undefined) return sendRefusal(reply, refusals.notFound(texts.noSuchRecord));
  const isHolder = (await holdersOf(pool, id)).includes(person._id) && may(person, 'answer-requesters');
  if (!isHolder && !may(person, 'find-records')) return sendRefusal(reply, refusals.notFound(texts.noSuchRecord));
  const reader: MessageReader = isHolder ? { as: 'taker', account: person._id } : { as: 'admin' };
  const messages = await messagesAbout(pool, await findTree(pool, table, id));
  if (messages.length > 0) {
    const look = { actor: person._id, action: 'messages-seen', about: id, detail: { as: reader.as } };
    await recordAct(pool, look, clock.now());
  }
  return reply.send({ success: true, data: messages.map((message) => recordMessageView(message, reader)) });
});
