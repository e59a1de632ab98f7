import { type OutboxItem, SEALED } from '../item.ts';
import {
  ALL_ROWS,
  type MirrorCopy,
  type OutboxMirror,
  type OutboxPorts,
  type OutboxReader,
  type OutboxTransaction,
} from '../ports.ts';
import { isOwned } from '../accounts/session.ts';

/** Ids that a person deleted, each with the device time: their second copies may live a moment longer. */
export type Removed = Readonly<Record<string, number>>;

const REMOVED_KEY = 'removed';
/** A second copy outlives its deletion by the moment between two writes; an hour is far more. */
export const REMEMBERED_MS = 60 * 60 * 1000;

export async function readRemoved(transaction: Pick<OutboxTransaction, 'meta'>): Promise<Removed> {
  return ((await transaction.meta(REMOVED_KEY)) as Removed | undefined) ?? {};
}

export function putRemoved(transaction: OutboxTransaction, removed: Removed): Promise<void> {
  return transaction.putMeta(REMOVED_KEY, removed);
}

/** Gone for good: a stale second copy must not bring these back. */
export async function noteRemoved(transaction: OutboxTransaction, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  const removed = Object.fromEntries(ids.map((id) => [id, now]));
  await putRemoved(transaction, { ...(await readRemoved(transaction)), ...removed });
}

/** Changes the second copies. A storage that refuses leaves them to the next comparison. */
export async function inMirror(ports: OutboxPorts, change: (mirror: OutboxMirror) => Promise<unknown>): Promise<void> {
  await change(ports.mirror).catch(() => undefined);
}

/**
 * Writes second copies, and takes away those `over`. Rows of accounts are looked at once more: one that was sealed or
 * deleted meanwhile must not stay readable here.
 */
export function putCopies(
  ports: OutboxPorts,
  copies: readonly MirrorCopy[],
  over: readonly string[] = [],
): Promise<void> {
  return inMirror(ports, async (mirror) => {
    await mirror.put(copies);
    const owned = copies.flatMap(({ item }) => (isOwned(item.owner) ? [item.id] : []));
    const rows = owned.length > 0 ? await ports.store.read((reader) => reader.items(owned)) : [];
    const sealed = rows.flatMap((item) => (item?.state === SEALED ? [{ item }] : []));
    if (sealed.length > 0) await mirror.put(sealed);
    const gone = [...over, ...owned.filter((_, index) => !rows[index])];
    if (gone.length > 0) await mirror.remove(gone);
  });
}

/** Second copies of rows, read with their claims in one transaction: they belong together. */
export async function copiesOf(reader: OutboxReader, items: readonly OutboxItem[]): Promise<MirrorCopy[]> {
  const claims = await reader.claims(items.map(({ id }) => id));
  return items.map((item, index) => ({ item, ...(claims[index] && { claim: claims[index] }) }));
}

/** Makes the second copies of sealed rows what the rows are: a kill in between leaves them as they were before. */
export async function copySealed(ports: OutboxPorts): Promise<void> {
  const rows = await ports.store.read((reader) => reader.page(SEALED, 0, ALL_ROWS));
  if (rows.length === 0) return;
  await inMirror(ports, async (mirror) => {
    const copies = await mirror.get(rows.map(({ id }) => id));
    const stale = rows.filter(({ digest }, index) => copies[index]?.item.digest !== digest);
    if (stale.length > 0) await mirror.put(stale.map((item) => ({ item })));
  });
}

/** What is done with: nothing of it is owed to anybody. */
export function isDone({ state }: OutboxItem): boolean {
  return state === 'sent' || state === 'replaced';
}
