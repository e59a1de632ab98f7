import { canonicalJson, type Json } from '../../../../contract/base/canonical-json.ts';
import { memberAbout, queuedCallNames, type QueuedCallName } from '../../../../contract/calls/queued.ts';
import type { OutboxItem } from '../../outbox/item.ts';
import { parseRecord, type JsonRecord } from '../../outbox/answer/read-json.ts';

export const ACT_CALLS: ReadonlySet<QueuedCallName> = new Set(
  queuedCallNames.filter((call) => memberAbout(call) !== undefined),
);

/** An item of this phone that acts on a record. */
export interface ActItem {
  item: OutboxItem;
  about: string;
  /** As an outcome names it: `call.act`, or the call alone where it has but one. */
  what: string;
  body: JsonRecord;
}

/** The acts among these items, each once, in the order in which they were done. What the disk has spoilt is none. */
export function actsAmong(items: readonly OutboxItem[]): ActItem[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return [...byId.values()].flatMap((item) => actIn(item) ?? []).sort(byTime);
}

function actIn(item: OutboxItem): ActItem | undefined {
  const member = memberAbout(item.call);
  const body = member === undefined ? undefined : parseRecord(item.body);
  if (member === undefined || body === undefined) return undefined;
  const { [member]: about, act } = body;
  if (typeof about !== 'string') return undefined;
  return { item, about, what: typeof act === 'string' ? `${item.call}.${act}` : item.call, body };
}

/** Two of the same millisecond: the later one waits for the earlier, and for all that waits for. */
function byTime({ item: a }: ActItem, { item: b }: ActItem): number {
  return (
    a.createdAt - b.createdAt ||
    (a.after?.length ?? 0) - (b.after?.length ?? 0) ||
    (a.id < b.id ? -1 : Number(a.id > b.id))
  );
}

/** Is it the same act, whenever it was done? `wish`: as the contract's schema gave it. */
export function isSameAct({ item, body }: ActItem, call: QueuedCallName, wish: JsonRecord): boolean {
  // Pressed again, it has no photos left to announce.
  const { actedAt: _time, photosToFollow: _photos, ...done } = body;
  return item.call === call && canonicalJson(done as Json) === canonicalJson(wish as Json);
}
