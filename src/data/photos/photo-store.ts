import { photoDb } from '../db.ts';
import { inTime } from '../in-time.ts';
import { withReopen } from '../reopen.ts';
import { inPreparation } from './in-preparation.ts';
import type { PhotoRow } from './photo-row.ts';

/** Photos come second: a text is not held up by their storage for longer. */
const PATIENCE_MS = 1_500;

/** A record's photos in their order. */
export function rowsOf(recordId: string): Promise<PhotoRow[]> {
  return photoDb.photos.where('[recordId+place]').between([recordId], [recordId, []]).toArray();
}

/**
 * How many photos follow what is made of this draft. Those of the refused item that it corrects come along under its id. Never rejects,
 * and never takes long: where the storage of photos does not answer there are none.
 */
export async function photosToFollow(draftId: string, supersedes: string | undefined): Promise<number> {
  const count = async () => {
    if (supersedes !== undefined) await movePhotos(supersedes, draftId);
    return (await withReopen(photoDb, () => rowsOf(draftId))).length;
  };
  const kept = await inTime(
    count().catch(() => 0),
    0,
    PATIENCE_MS,
  );
  return kept + inPreparation(draftId);
}

/** Behind those that the other has. */
export function movePhotos(from: string, to: string): Promise<void> {
  return withReopen(photoDb, () =>
    photoDb.transaction('rw', photoDb.photos, async () => {
      const moved = await rowsOf(from);
      const first = placeBehind(await rowsOf(to));
      await photoDb.photos.bulkPut(moved.map((row, index) => ({ ...row, recordId: to, place: first + index })));
    }),
  );
}

/** For good. Where storage refuses, nothing more can be done about them here. */
export async function deletePhotosOf(recordId: string): Promise<void> {
  await withReopen(photoDb, () =>
    photoDb.transaction('rw', [photoDb.photos, photoDb.bytes], async () => {
      const ids = (await rowsOf(recordId)).map(({ id }) => id);
      await photoDb.bytes.bulkDelete(ids);
      await photoDb.photos.bulkDelete(ids);
    }),
  ).catch(() => undefined);
}

export function placeBehind(rows: readonly PhotoRow[]): number {
  return (rows.at(-1)?.place ?? -1) + 1;
}
