import { epochMsOf } from '../../contract/base/iso-time.ts';
import { failed, ok } from '../../contract/base/result.ts';
import { limits } from '../../contract/limits.ts';
import { mayPerform } from '../acts/acting.ts';
import { tellAnswered } from '../notices/tell-report.ts';
import type { Perform } from '../performing.ts';
import { refusals } from '../refusal.ts';
import { recordAct } from '../store/acts/acts.ts';
import { findTree } from '../store/merges/trees.ts';
import { holdersOf } from '../store/track/moved-place.ts';
import { countMessages, keepMessage } from '../store/track/record-messages.ts';
import { texts } from '../texts.ts';
import { recordTable } from './record-table.ts';

/** A short text to whoever sent what the account has in hand, and to all whose record was merged into that. */
export const answerRequester: Perform<'answerRequester'> = async ({ client, now }, { id, owner, body }) => {
  const { recordId, text, createdAt } = body;
  if (!(await mayPerform(client, owner, 'answer-requesters'))) return failed(refusals.forbidden());
  const holders = await holdersOf(client, recordId);
  const table = holders.includes(owner) ? await recordTable(client, recordId) : undefined;
  if (table === undefined) return failed(refusals.forbidden(texts.notInHand));
  if ((await countMessages(client, recordId, 'taker')) >= limits.recordMessages) {
    return failed(refusals.invalid({ text: texts.messagesFull(limits.recordMessages) }));
  }
  const saidAt = Math.min(now, createdAt === undefined ? now : epochMsOf(createdAt));
  await keepMessage(client, { id, recordId, accountId: owner, text, saidAt }, now);
  await recordAct(client, { actor: owner, action: 'requester-answered', about: recordId, detail: {} }, now);
  for (const one of await findTree(client, table, recordId)) {
    await tellAnswered(client, one, table === 'reports' ? 'report' : 'aid', now);
  }
  return ok({});
};
