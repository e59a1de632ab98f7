import { failed, ok, type Result } from '../../../../contract/base/result.ts';
import { limits } from '../../../../contract/limits.ts';
import { photoDb } from '../../db.ts';
import { devicePorts } from '../../outbox/adapters/device-ports.ts';
import { isNoRoom } from '../../outbox/keep/room.ts';
import type { OutboxReader } from '../../outbox/ports.ts';
import { parseRecord } from '../../outbox/answer/read-json.ts';
import { noteAwaited, readAwaited } from '../../photos/awaited.ts';
import { placeBehind, rowsOf } from '../../photos/photo-store.ts';
import type { PhotoBytes, PhotoRow, UploadState } from '../../photos/photo-row.ts';
import { sha256OfBytes } from '../../photos/sha256-of-bytes.ts';
import { withReopen } from '../../reopen.ts';

/** A photo as it is to be kept and sent. */
export interface NewPhoto {
  type: string;
  isShrunk: boolean;
  width?: number;
  height?: number;
  whole: ArrayBuffer;
  thumbnail?: ArrayBuffer;
}

/** `full`: this phone has no room for it; `many`: its record has as many as it may; `failed`: storage refused otherwise. */
export type KeepFailure = 'full' | 'many' | 'failed';

/**
 * Keeps a photo on this phone, for the draft or item of this id, behind its others. Works offline; it is sent after the text of its
 * record was. A phone that has no room for it refuses it, and nothing else.
 */
export async function keepPhoto(recordId: string, photo: NewPhoto): Promise<Result<PhotoRow, KeepFailure>> {
  const { whole, thumbnail, type, isShrunk, width, height } = photo;
  try {
    const made = {
      id: devicePorts.newId(),
      recordId,
      caption: '',
      state: 'kept',
      type,
      isShrunk,
      ...(width !== undefined && height !== undefined && { width, height }),
      whole: await unsent(whole),
      ...(thumbnail && { thumbnail: await unsent(thumbnail) }),
      addedAt: devicePorts.clock.now(),
      attempts: 0,
      nextAt: 0,
    } satisfies Omit<PhotoRow, 'place'>;
    const kept = await inOne<Result<PhotoRow, KeepFailure>>(async () => {
      const others = await rowsOf(recordId);
      if (others.length >= limits.photos) return failed('many');
      const row: PhotoRow = { ...made, place: placeBehind(others) };
      await photoDb.photos.put(row);
      await photoDb.bytes.put({ id: row.id, whole, ...(thumbnail && { thumbnail }) });
      return ok(row);
    });
    if (kept.ok) await awaitLate(recordId).catch(console.error);
    return kept;
  } catch (error) {
    if (!isNoRoom(error)) console.warn('a photo could not be kept', error);
    return failed(isNoRoom(error) ? 'full' : 'failed');
  }
}

/** What a person says of a photo. Offline the same; it goes with the photo. */
export async function captionPhoto(id: string, caption: string): Promise<void> {
  await withReopen(photoDb, () => photoDb.photos.update(id, { caption }));
}

/** One place up or down among the photos of its record. Answers whether there was one to change places with. */
export function movePhoto(id: string, step: -1 | 1): Promise<boolean> {
  return inOne(async () => {
    const row = await photoDb.photos.get(id);
    const all = row ? await rowsOf(row.recordId) : [];
    const beside = all[all.findIndex((one) => one.id === id) + step];
    if (!row || !beside) return false;
    await photoDb.photos.bulkPut([
      { ...row, place: beside.place },
      { ...beside, place: row.place },
    ]);
    return true;
  });
}

/** A photo that was taken out, for as long as it may be put back. */
export interface TakenPhoto {
  row: PhotoRow;
  bytes: PhotoBytes | undefined;
}

export function takeOutPhoto(id: string): Promise<TakenPhoto | undefined> {
  return inOne(async () => {
    const [row, bytes] = await Promise.all([photoDb.photos.get(id), photoDb.bytes.get(id)]);
    await Promise.all([photoDb.photos.delete(id), photoDb.bytes.delete(id)]);
    return row && { row, bytes };
  });
}

export async function putBackPhoto({ row, bytes }: TakenPhoto): Promise<void> {
  await inOne(async () => {
    await photoDb.photos.put(row);
    if (bytes) await photoDb.bytes.put(bytes);
  });
}

/** Its text was sent, and the photo given up as lost, while it was being made smaller: it follows all the same. */
async function awaitLate(recordId: string): Promise<void> {
  const announcedBy = async (reader: OutboxReader) => {
    const [item] = await reader.items([recordId]);
    const announced = Number(parseRecord(item?.body ?? '')?.['photosToFollow'] ?? 0);
    return recordId in (await readAwaited(reader)) ? 0 : announced;
  };
  if ((await devicePorts.store.read(announcedBy)) === 0) return;
  await devicePorts.store.write(async (transaction) => {
    const announced = await announcedBy(transaction);
    if (announced > 0) await noteAwaited(transaction, recordId, announced);
  });
}

function inOne<Value>(work: () => Promise<Value>): Promise<Value> {
  return withReopen(photoDb, () => photoDb.transaction('rw', [photoDb.photos, photoDb.bytes], work));
}

async function unsent(bytes: ArrayBuffer): Promise<UploadState> {
  return { size: bytes.byteLength, digest: await sha256OfBytes(new Uint8Array(bytes)), offset: 0, isSent: false };
}
