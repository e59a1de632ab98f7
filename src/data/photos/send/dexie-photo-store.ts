import type { PhotoDatabase } from '../../db.ts';
import { withReopen } from '../../reopen.ts';
import type { PhotoRow, UploadState } from '../photo-row.ts';
import type { PhotoStore } from './ports.ts';

/** The photos of this phone, as their sending needs them. */
export function dexiePhotoStore(db: PhotoDatabase): PhotoStore {
  return {
    rows: (recordIds) =>
      withReopen(db, () =>
        db.photos
          .where('recordId')
          .anyOf([...recordIds])
          .sortBy('place'),
      ),
    bytes: async (id, form) => {
      const found = (await withReopen(db, () => db.bytes.get(id)))?.[form];
      return found && new Uint8Array(found);
    },
    change: (id, change) =>
      withReopen(db, () =>
        db.transaction('rw', db.photos, async () => {
          const row = await db.photos.get(id);
          if (row !== undefined) await db.photos.put(change(row));
          return row !== undefined;
        }),
      ),
    putSmaller: (id, bytes, digest) =>
      withReopen(db, () =>
        db.transaction('rw', db.photos, db.bytes, async () => {
          const [row, files] = await Promise.all([db.photos.get(id), db.bytes.get(id)]);
          if (row === undefined || files === undefined) return undefined;
          const whole = { size: bytes.length, digest, offset: 0, isSent: false };
          const smaller: PhotoRow = { ...row, isShrunkAgain: true, whole };
          await db.photos.put(smaller);
          await db.bytes.put({ ...files, whole: bytes.slice().buffer });
          return smaller;
        }),
      ),
    sentUnderAnother: (epoch) =>
      withReopen(db, () =>
        db.transaction('rw', db.photos, db.bytes, async () => {
          const sent = await db.photos.where('state').equals('sent').toArray();
          const lost = sent.filter(({ sentEpoch }) => sentEpoch !== undefined && sentEpoch !== epoch);
          const there = await db.bytes.bulkGet(lost.map(({ id }) => id));
          const again = lost.filter((_row, at) => there[at]?.whole !== undefined).map(anew);
          await db.photos.bulkPut(again);
          return again;
        }),
      ),
    dropSentBefore: (time) =>
      withReopen(db, () =>
        db.transaction('rw', db.photos, db.bytes, async () => {
          const sent = await db.photos.where('state').equals('sent').toArray();
          const old = sent.filter(({ sentAt = 0 }) => sentAt < time).map(({ id }) => id);
          await db.photos.bulkDelete(old);
          await db.bytes.bulkDelete(old);
        }),
      ),
  };
}

function anew(row: PhotoRow): PhotoRow {
  const { sentEpoch: _sentEpoch, sentAt: _sentAt, thumbnail, ...rest } = row;
  const unsent = (upload: UploadState): UploadState => ({ ...upload, offset: 0, isSent: false });
  return {
    ...rest,
    state: 'kept',
    attempts: 0,
    nextAt: 0,
    whole: unsent(row.whole),
    ...(thumbnail === undefined ? {} : { thumbnail: unsent(thumbnail) }),
  };
}
