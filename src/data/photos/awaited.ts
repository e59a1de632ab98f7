import type { OutboxReader, OutboxTransaction } from '../outbox/ports.ts';

/** Key in the outbox's `meta`: item's id → how many photos it announced. There until all of them are settled. */
export const PHOTOS_KEY = 'photos';

export type AwaitedPhotos = Readonly<Record<string, number>>;

export async function readAwaited(reader: Pick<OutboxReader, 'meta'>): Promise<AwaitedPhotos> {
  return ((await reader.meta(PHOTOS_KEY)) as AwaitedPhotos | undefined) ?? {};
}

/**
 * In the transaction that saves the item, so that photos which are lost later are missed. `owner`: of an account's item, which leaves this
 * phone with the session while its photos stay.
 */
export async function noteAwaited(
  transaction: OutboxTransaction,
  itemId: string,
  photos: number,
  owner?: string,
): Promise<void> {
  await transaction.putMeta(PHOTOS_KEY, { ...(await readAwaited(transaction)), [itemId]: photos });
  if (owner === undefined) return;
  const owners = Object.entries({ ...(await readPhotoOwners(transaction)), [itemId]: owner });
  await transaction.putMeta(OWNERS_KEY, Object.fromEntries(owners.slice(-OWNERS_KEPT)));
}

/** Key in the outbox's `meta`: id of an account's item that announced photos → that account. Also once they are settled: a server may lose them. */
const OWNERS_KEY = 'photo-owners';
/** More than any account announces within the days for which sent photos are kept. */
const OWNERS_KEPT = 500;

export async function readPhotoOwners(reader: Pick<OutboxReader, 'meta'>): Promise<Readonly<Record<string, string>>> {
  return ((await reader.meta(OWNERS_KEY)) as Record<string, string> | undefined) ?? {};
}

/** A person deleted the item: nobody waits for its photos. */
export async function forgetAwaited(transaction: OutboxTransaction, itemId: string): Promise<void> {
  const { [itemId]: _owner, ...owners } = await readPhotoOwners(transaction);
  const { [itemId]: _count, ...awaited } = await readAwaited(transaction);
  await transaction.putMeta(OWNERS_KEY, owners);
  await transaction.putMeta(PHOTOS_KEY, awaited);
}
