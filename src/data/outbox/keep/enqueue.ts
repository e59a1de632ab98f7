import { isoTime } from '../../../../contract/base/clock.ts';
import { canonicalJson, type Json } from '../../../../contract/base/canonical-json.ts';
import { utf8Bytes } from '../../../../contract/base/text.ts';
import type { QueuedCallName } from '../../../../contract/calls/queued.ts';
import type { OutboxItem } from '../item.ts';
import { putCopies } from './mirror.ts';
import type { OutboxPorts, OutboxTransaction } from '../ports.ts';
import { parseRecord } from '../answer/read-json.ts';
import { noteAwaited } from '../../photos/awaited.ts';
import { replace } from './replacement.ts';
import { isOwned, readSession } from '../accounts/session.ts';

/** A checked form. To what is nobody's the device adds a claim and the time; an account's item is sent as it is. */
export interface NewItem {
  /** The draft's id, which becomes the item's. */
  id: string;
  call: QueuedCallName;
  content: { readonly [key: string]: Json };
  /** The account that it belongs to; absent: nobody's. */
  owner?: string;
  /** The refused item that this one corrects. */
  supersedes?: string | undefined;
  /** Items that must be sent before it. */
  after?: readonly string[] | undefined;
  /** The phone's clock is certainly wrong: the item goes without its time, and counts as made when it reaches the server. */
  isUntimed?: boolean;
  /** How many photos follow it. */
  photos?: number;
}

/**
 * Saves an item for sending: the item, its claim secret and the end of its draft are one transaction, and
 * the promise resolves after that transaction's `complete`. Works the same offline; rejects when storage refuses.
 *
 * A form submitted twice is one item. Submitted again with other words under the same id it is a second item
 * under a new id: nothing that was called saved may be dropped. `made` is the item where it was made before.
 *
 * An account's item rejects with `NotSignedInError` where that account's session, be it expired, is not on the phone any more.
 */
export async function enqueue(ports: OutboxPorts, entry: NewItem, made?: MadeItem): Promise<OutboxItem> {
  const { item, secret } = made ?? (await makeItem(ports, entry));
  const spareId = ports.newId();
  const { added: saved, over } = await ports.store.write(async (transaction) => {
    const added = await addOnce(transaction, await ofPerson(transaction, item), spareId, secret);
    await transaction.deleteDraft(entry.id);
    const { supersedes, photos = 0 } = entry;
    if (photos > 0) await noteAwaited(transaction, added.id, photos, isOwned(added.owner) ? added.owner : undefined);
    const over = supersedes !== undefined && (await replace(transaction, supersedes, added.id)) ? [supersedes] : [];
    return { added, over };
  });
  // Saved is saved: nobody waits for the second copy. An item that was there already, with other bytes, has its own.
  if (saved.digest === item.digest) {
    const claim = { id: saved.id, call: saved.call, secret };
    void putCopies(ports, [isOwned(saved.owner) ? { item: saved } : { item: saved, claim }], over);
  }
  return saved;
}

/** An item as it will be sent, and the secret whose SHA-256 it carries. */
export interface MadeItem {
  item: OutboxItem;
  secret: string;
}

/** Makes an item of a form. Nothing is stored yet. */
export async function makeItem(ports: OutboxPorts, entry: NewItem): Promise<MadeItem> {
  const secret = ports.newSecret();
  const now = ports.clock.now();
  const { owner = 'anonymous', content } = entry;
  const body = canonicalJson(isOwned(owner) ? content : await withClaim(ports, entry, secret, now));
  const item: OutboxItem = {
    v: 1,
    id: entry.id,
    call: entry.call,
    owner,
    body,
    digest: await ports.sha256(body),
    bytes: utf8Bytes(body),
    createdAt: now,
    state: 'queued',
    attempts: 0,
    nextAt: now,
    rank: 0,
    ...(entry.after !== undefined && entry.after.length > 0 && { after: [...entry.after] }),
  };
  return { item, secret };
}

async function withClaim(
  ports: OutboxPorts,
  { call, content, supersedes, isUntimed = false, photos = 0 }: NewItem,
  secret: string,
  now: number,
): Promise<NewItem['content']> {
  return {
    ...content,
    claimSecretHash: await ports.sha256(secret),
    ...(!isUntimed && { createdAt: isoTime(now) }),
    ...(call === 'reportDisaster' || call === 'requestAid' ? { photosToFollow: photos } : {}),
    ...(supersedes === undefined ? {} : { supersedes }),
  };
}

/**
 * The item with what keeps it from others who use this phone: the key to seal it by, or, of what is nobody's, who wrote it. Read where the
 * item is saved: an account may be leaving this phone in another tab.
 */
async function ofPerson(transaction: OutboxTransaction, item: OutboxItem): Promise<OutboxItem> {
  const session = await readSession(transaction);
  if (!isOwned(item.owner)) return session ? { ...item, writtenBy: session.accountId } : item;
  if (session?.accountId !== item.owner) throw new NotSignedInError('its owner is not signed in');
  return session.publicKey === undefined ? item : { ...item, sealKey: session.publicKey };
}

export class NotSignedInError extends Error {
  override name = 'NotSignedInError';
}

async function addOnce(transaction: OutboxTransaction, item: OutboxItem, spareId: string, secret: string) {
  const [existing] = await transaction.items([item.id]);
  if (existing && contentOf(existing) === contentOf(item)) return existing;
  const added = existing ? { ...item, id: spareId } : item;
  await transaction.putItems([added]);
  if (!isOwned(added.owner)) await transaction.putClaim({ id: added.id, call: added.call, secret });
  return added;
}

/** The body without what differs between two submits of the same form: its photos are no words, and may be counted late. */
export function contentOf({ call, body }: OutboxItem): string {
  const json = parseRecord(body);
  // What the disk has spoilt is like nothing else.
  if (!json) return body;
  const {
    claimSecretHash: _hash,
    createdAt: _time,
    photosToFollow: _photos,
    ...content
  } = json as Record<string, Json>;
  return `${call} ${canonicalJson(content)}`;
}
