import { afterEach, expect, it } from 'vitest';
import { PhotoDatabase } from '../../db.ts';
import type { PhotoRow } from '../photo-row.ts';
import { dexiePhotoStore } from './dexie-photo-store.ts';

const db = new PhotoDatabase('photos-of-a-test');
const store = dexiePhotoStore(db);
afterEach(() => Promise.all([db.photos.clear(), db.bytes.clear()]));

const upload = { size: 4, digest: 'ab', offset: 0, isSent: false };
function row(id: string, more: Partial<PhotoRow> = {}): PhotoRow {
  return {
    id,
    recordId: 'report',
    place: 0,
    caption: '',
    state: 'kept',
    type: 'image/jpeg',
    isShrunk: true,
    whole: upload,
    thumbnail: upload,
    addedAt: 1,
    attempts: 0,
    nextAt: 1,
    ...more,
  };
}

it('reads the photos of records in their order', async () => {
  await db.photos.bulkPut([row('c', { place: 2 }), row('a', { place: 1 }), row('x', { recordId: 'other' })]);
  expect((await store.rows(['report'])).map(({ id }) => id)).toEqual(['a', 'c']);
});

it('changes a photo as it is by then, and tells where there is none', async () => {
  await db.photos.put(row('a'));
  expect(await store.change('a', (found) => ({ ...found, attempts: found.attempts + 1 }))).toBe(true);
  expect((await db.photos.get('a'))?.attempts).toBe(1);
  expect(await store.change('b', (found) => found)).toBe(false);
});

it('puts a smaller picture in the place of the other, which keeps its thumbnail; of one that was removed none', async () => {
  await db.photos.put(row('a', { whole: { ...upload, offset: 3 } }));
  await db.bytes.put({ id: 'a', whole: new ArrayBuffer(4), thumbnail: new ArrayBuffer(2) });
  const smaller = await store.putSmaller('a', new Uint8Array([7, 8]), 'cd');
  expect(smaller).toEqual(await db.photos.get('a'));
  expect(smaller).toMatchObject({ isShrunkAgain: true, whole: { size: 2, digest: 'cd', offset: 0, isSent: false } });
  expect(await store.bytes('a', 'whole')).toEqual(new Uint8Array([7, 8]));
  expect((await store.bytes('a', 'thumbnail'))?.length).toBe(2);
  expect(await store.putSmaller('b', new Uint8Array(1), 'cd')).toBeUndefined();
});

it('offers again what was sent in another life of the server’s database, while its bytes are there', async () => {
  const sent = { state: 'sent', sentAt: 5, whole: { ...upload, offset: 4, isSent: true } } as const;
  await db.photos.bulkPut([
    row('before', { ...sent, sentEpoch: 'first' }),
    row('now', { ...sent, sentEpoch: 'second' }),
    row('empty', { ...sent, sentEpoch: 'first' }),
  ]);
  await db.bytes.bulkPut(['before', 'now'].map((id) => ({ id, whole: new ArrayBuffer(4) })));
  expect((await store.sentUnderAnother('second')).map(({ id }) => id)).toEqual(['before']);
  expect(await db.photos.get('before')).toMatchObject({ state: 'kept', whole: { offset: 0, isSent: false } });
  expect((await db.photos.get('now'))?.state).toBe('sent');
});

it('lets go of what was sent long ago, and of nothing else', async () => {
  await db.photos.bulkPut([
    row('old', { state: 'sent', sentAt: 5 }),
    row('new', { state: 'sent', sentAt: 50 }),
    row('kept'),
  ]);
  await db.bytes.bulkPut(['old', 'new', 'kept'].map((id) => ({ id, whole: new ArrayBuffer(4) })));
  await store.dropSentBefore(20);
  expect((await db.photos.toCollection().primaryKeys()).toSorted()).toEqual(['kept', 'new']);
  expect((await db.bytes.toCollection().primaryKeys()).toSorted()).toEqual(['kept', 'new']);
});
