import { photoDb } from '../db.ts';
import type { PhotoRow } from '../photos/photo-row.ts';
import { rowsOf } from '../photos/photo-store.ts';

export type { PhotoRow } from '../photos/photo-row.ts';

/** The photos of these drafts or items, each one's in its order. Reads no picture. */
export async function photosOf(recordIds: readonly string[]): Promise<PhotoRow[]> {
  return (await Promise.all(recordIds.map(rowsOf))).flat();
}

/** The small pictures of these photos, by their ids. One that this phone could not decode has none. */
export async function smallPictures(ids: readonly string[]): Promise<ReadonlyMap<string, ArrayBuffer>> {
  const found = await photoDb.bytes.bulkGet([...ids]);
  return new Map(found.flatMap((one) => (one?.thumbnail ? [[one.id, one.thumbnail] as const] : [])));
}
