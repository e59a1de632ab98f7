import type { MessageView } from '../../../../contract/entities/contact-message.ts';
import { messageStates, type Lane, type MessageState } from '../../../../contract/enumerations.ts';
import { isOneOf } from '../../outbox/answer/read-json.ts';
import { INBOX_KEY } from '../../own-settings.ts';
import { actsAmong } from './act-items.ts';
import { ownCopy } from '../items/own-copy.ts';
import { actItems } from './own-acts.ts';
import { orNearly } from '../lists/or-nearly.ts';
import { textFilter } from '../lists/text-filter.ts';

/** Which of the admins' messages: those put aside are of the lane `triage`. */
export interface Inbox {
  lane: Lane;
  state: MessageState;
  /** As it was typed. */
  search?: string | undefined;
}

/** The newest of one list, as they were when this phone asked for them last. */
export interface KeptMessages {
  rows: readonly MessageView[];
  /** The server has more than were kept. */
  hasMore: boolean;
  /** Device time at which they were asked for. */
  asOf: number;
}

/** What an admin has seen of the inbox on this phone, list by list. */
export interface InboxCopy {
  owner: string;
  lists: Readonly<Record<string, KeptMessages>>;
  /** What was marked on this phone last: what comes of it is told by name, when no list has it any more. */
  marked: readonly MessageView[];
}

/** What this person has of the inbox on this phone, be it nothing. Never rejects. */
export async function inboxCopy(): Promise<Omit<InboxCopy, 'owner'>> {
  return (await ownCopy<InboxCopy>(INBOX_KEY)) ?? { lists: {}, marked: [] };
}

export function listKey({ lane, state }: Inbox): string {
  return `${lane} ${state}`;
}

/**
 * What this phone has of that list, those of them that fit the words; `near` where none does, and these come close. `undefined` where this
 * person never saw it here. Never rejects.
 */
export async function keptMessages(inbox: Inbox): Promise<(KeptMessages & { near?: true }) | undefined> {
  const list = (await inboxCopy()).lists[listKey(inbox)];
  if (list === undefined) return undefined;
  const { search = '' } = inbox;
  const find = async (isNear: boolean) => {
    const fits = textFilter(search, isNear);
    return list.rows.filter((row) => fits(row._id, [row.name, row.email, row.message]));
  };
  const { list: rows, isNear } = await orNearly(search, find, ({ length }) => length === 0);
  return { ...list, rows, ...(isNear && { near: true }) };
}

/** One message that was listed or marked here lately. Never rejects. */
export async function keptMessage(id: string): Promise<MessageView | undefined> {
  const { lists, marked } = await inboxCopy();
  return [...Object.values(lists).flatMap(({ rows }) => rows), ...marked].find(({ _id }) => _id === id);
}

/** What this person said of a message on this phone. */
export interface OwnMark {
  itemId: string;
  state: MessageState;
  /** `arrived`: the server has it, and what was asked for before may not tell. */
  phase: 'waiting' | 'stuck' | 'arrived';
}

/** By message: the last mark of this phone that a list asked for at `asOf` (device time) may not have. Never rejects. */
export async function marksSince(asOf: number): Promise<ReadonlyMap<string, OwnMark>> {
  const marks = actsAmong(await actItems(asOf).catch(() => [])).filter(({ what }) => what === 'markMessage');
  return new Map(
    marks.flatMap(({ item: { id, state: at }, about, body: { state } }) => {
      const phase = at === 'sent' ? 'arrived' : at === 'needs-you' ? 'stuck' : 'waiting';
      return typeof state === 'string' && isOneOf(state, messageStates)
        ? [[about, { itemId: id, state, phase }] as const]
        : [];
    }),
  );
}
