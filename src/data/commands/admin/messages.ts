import { systemClock } from '../../../../contract/base/clock.ts';
import { ok, type Result } from '../../../../contract/base/result.ts';
import { messageMarkSchema } from '../../../../contract/entities/acts.ts';
import type { MessageView } from '../../../../contract/entities/contact-message.ts';
import type { MessageState } from '../../../../contract/enumerations.ts';
import { type CallFailure, callApi } from '../../client/call.ts';
import { mainDb } from '../../db.ts';
import { INBOX_KEY } from '../../own-settings.ts';
import { readPerson } from '../../person-store.ts';
import { actsAmong } from '../../queries/admin/act-items.ts';
import {
  inboxCopy,
  keptMessages,
  listKey,
  type Inbox,
  type InboxCopy,
  type KeptMessages,
} from '../../queries/admin/inbox.ts';
import { ownUnsent } from '../../queries/items/outbox.ts';
import type { Page } from '../accounts/approvals.ts';
import { deleteItem } from '../items/outbox.ts';
import { saveAct } from './save-act.ts';
import type { ActFailure } from '../items/save-own.ts';

export type { CallFailure } from '../../client/call.ts';
export type { ActFailure } from '../items/save-own.ts';

/** Some messages of one list, newest first. */
export interface MessagePage extends Page<MessageView> {
  /** Device time at which they were asked for. */
  asOf: number;
  /** Set where the server did not answer: these are what this phone has seen of the list before. */
  copy?: { hasMore: boolean; trouble: CallFailure['kind'] } | undefined;
}

/** The server's word on who asks: what this phone has seen before is not shown in its stead. */
const FINAL: readonly CallFailure['kind'][] = ['sign-in', 'forbidden', 'invalid'];

/**
 * One page of the inbox. The first of each list stays on this phone for as long as its admin is signed in, and stands for the list where the
 * server does not answer.
 */
export async function messagesIn(inbox: Inbox, cursor?: string): Promise<Result<MessagePage, CallFailure>> {
  const owner = readPerson()?.id;
  const asOf = systemClock.now();
  const answer = await callApi('listMessages', { query: { ...inbox, cursor } });
  if (answer.ok) {
    const { data: rows, next, near } = answer.value;
    const isFirst = cursor === undefined && inbox.search === undefined;
    if (isFirst) await keep(owner, inbox, { rows, hasMore: next !== undefined, asOf }).catch(() => undefined);
    return ok({ rows, next, near, asOf });
  }
  const kept = cursor === undefined && !FINAL.includes(answer.failure.kind) ? await keptMessages(inbox) : undefined;
  if (kept === undefined) return answer;
  const { rows, hasMore, near } = kept;
  return ok({ rows: [...rows], near, asOf: kept.asOf, copy: { hasMore, trouble: answer.failure.kind } });
}

/** `owner`: who asked. Somebody else may have signed in while the answer was on its way. */
async function keep(owner: string | undefined, inbox: Inbox, list: KeptMessages): Promise<void> {
  await changeCopy(owner, ({ lists, marked }) => ({ lists: { ...lists, [listKey(inbox)]: list }, marked }));
}

type Copy = Omit<InboxCopy, 'owner'>;

async function changeCopy(owner: string | undefined, change: (old: Copy) => Copy): Promise<void> {
  await mainDb.transaction('rw', mainDb.settings, async () => {
    const old = await inboxCopy();
    if (owner === undefined || owner !== readPerson()?.id) return;
    await mainDb.settings.put({ key: INBOX_KEY, value: { owner, ...change(old) } });
  });
}

/** As many conflicts as anybody leaves unread. */
const MARKED_KEPT = 50;

async function keepMarked(message: MessageView): Promise<void> {
  await changeCopy(readPerson()?.id, ({ lists, marked }) => {
    const others = marked.filter(({ _id }) => _id !== message._id);
    return { lists, marked: [message, ...others].slice(0, MARKED_KEPT) };
  });
}

/**
 * Marks a message as answered, or as open again: saved on this phone, and sent when there is a network. Taking back what was never on its
 * way deletes it. Answers the item that waits now, none where it was deleted. `message`: as it is shown.
 */
export async function markMessage(
  message: MessageView,
  state: MessageState,
): Promise<Result<string | undefined, ActFailure>> {
  const { _id: messageId, answeredAt } = message;
  const unsent = actsAmong(await ownUnsent().catch(() => [])).filter(({ about }) => about === messageId);
  const newest = unsent.at(-1);
  const isUntried = newest?.item.attempts === 0 && newest.item.state === 'queued' && newest.body['state'] !== state;
  if (isUntried && (await deleteItem(newest.item.id)).ok) return ok(undefined);
  const seen = state === 'open' && answeredAt !== undefined ? { seen: answeredAt } : {};
  const body = { messageId, state, ...seen };
  const saved = await saveAct({ call: 'markMessage', about: messageId, schema: messageMarkSchema, body });
  if (saved.ok) await keepMarked(message).catch(() => undefined);
  return saved.ok ? ok(saved.value.id) : saved;
}
