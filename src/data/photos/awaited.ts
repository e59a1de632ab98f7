import type { OutboxReader, OutboxTransaction } from '../outbox/ports.ts';

/** Key in the outbox's `meta`: item's id → how many photos it announced. There until all of them are settled. */
export const PHOTOS_KEY = 'photos';

export type AwaitedPhotos = Readonly<Record<string, number>>;

export async function readAwaited(reader: Pick<OutboxReader, 'meta'>): Promise<AwaitedPhotos> {
  return ((await reader.meta(PHOTOS_KEY)) as AwaitedPhotos | undefined) ?? {};
}

/** In the transaction that saves the item, so that photos which are lost later are missed. */
export async function noteAwaited(transaction: OutboxTransaction, itemId: string, photos: number): Promise<void> {
  await transaction.putMeta(PHOTOS_KEY, { ...(await readAwaited(transaction)), [itemId]: photos });
}
