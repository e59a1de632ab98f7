import { isoTime } from '../../../contract/base/clock.ts';
import { canonicalJson, type Json } from '../../../contract/base/canonical-json.ts';
import { utf8Bytes } from '../../../contract/base/text.ts';
import type { QueuedCallName } from '../../../contract/calls/outbox.ts';
import type { OutboxItem } from './item.ts';
import type { OutboxPorts, OutboxTransaction } from './ports.ts';

/** A checked form, without what the device adds. */
export interface NewItem {
  /** The draft's id, which becomes the item's. */
  id: string;
  call: QueuedCallName;
  content: { readonly [key: string]: Json };
}

/**
 * Saves an item for sending: the item, its claim secret and the end of its draft are one transaction, and
 * the promise resolves after that transaction's `complete`. Works the same offline; rejects when storage refuses.
 *
 * A form submitted twice is one item. Submitted again with other words under the same id it is a second item
 * under a new id: nothing that was called saved may be dropped.
 */
export async function enqueue(ports: OutboxPorts, entry: NewItem): Promise<OutboxItem> {
  const secret = ports.newSecret();
  const now = ports.clock.now();
  const body = canonicalJson({
    ...entry.content,
    claimSecretHash: await ports.sha256(secret),
    createdAt: isoTime(now),
    photosToFollow: 0,
  });
  const item: OutboxItem = {
    v: 1,
    id: entry.id,
    call: entry.call,
    owner: 'anonymous',
    body,
    digest: await ports.sha256(body),
    bytes: utf8Bytes(body),
    createdAt: now,
    state: 'queued',
    attempts: 0,
    nextAt: now,
    rank: 0,
  };
  const spareId = ports.newId();
  return ports.store.write(async (transaction) => {
    const saved = await addOnce(transaction, item, spareId, secret);
    await transaction.deleteDraft(entry.id);
    return saved;
  });
}

async function addOnce(transaction: OutboxTransaction, item: OutboxItem, spareId: string, secret: string) {
  const [existing] = await transaction.items([item.id]);
  if (existing && contentOf(existing) === contentOf(item)) return existing;
  const added = existing ? { ...item, id: spareId } : item;
  await transaction.putItems([added]);
  await transaction.putClaim({ id: added.id, call: added.call, secret });
  return added;
}

/** The body without what differs between two submits of the same form. */
function contentOf(item: OutboxItem): string {
  const { claimSecretHash: _hash, createdAt: _time, ...content } = JSON.parse(item.body) as Record<string, Json>;
  return `${item.call} ${canonicalJson(content)}`;
}
