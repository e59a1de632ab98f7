import { outboxDb, photoDb } from '../db.ts';
import type { Sealer } from '../outbox/ports.ts';
import { withReopen } from '../reopen.ts';
import { PHOTOS_KEY, readPhotoOwners } from './awaited.ts';
import type { PhotoBytes, PhotoRow } from './photo-row.ts';
import { rowsOf } from './photo-store.ts';

/** Bytes that become text at once. */
const PIECE = 0x8000;

type SealedText = { row: PhotoRow } & { [Form in 'whole' | 'thumbnail']?: string };

/**
 * The photos of an account's items, as its session ends on this phone: what arrived goes, what has not been sent is sealed as the items are,
 * by the account's public key. Where there is no key, or the browser has no cryptography, it stays as it is. Never rejects.
 */
export async function sealPhotosOf(accountId: string, publicKey: string | undefined, sealer: Sealer | undefined) {
  await eachOf(accountId, async (row) => {
    if (row.state === 'sent' || row.state === 'refused') return put(row, undefined);
    const bytes = row.state === 'kept' ? await photoDb.bytes.get(row.id) : undefined;
    if (!bytes || !sealer || publicKey === undefined) return;
    const { whole, thumbnail } = bytes;
    const text: SealedText = {
      row,
      ...(whole && { whole: toText(whole) }),
      ...(thumbnail && { thumbnail: toText(thumbnail) }),
    };
    await put(row, {
      row: emptied(row),
      bytes: { id: row.id, sealed: await sealer.seal(JSON.stringify(text), publicKey) },
    });
  });
}

/** Puts an account's sealed photos back, at its login on this phone. What cannot be opened stays sealed. Never rejects. */
export async function openPhotosOf(accountId: string, privateKey: string, sealer: Sealer | undefined): Promise<void> {
  if (!sealer) return;
  const isAny = await eachOf(accountId, async (sealedRow) => {
    const sealed = sealedRow.state === 'sealed' ? (await photoDb.bytes.get(sealedRow.id))?.sealed : undefined;
    if (sealed === undefined) return;
    const { row, whole, thumbnail } = JSON.parse(await sealer.open(sealed, privateKey)) as SealedText;
    const bytes: PhotoBytes = {
      id: row.id,
      ...(whole !== undefined && { whole: toBytes(whole) }),
      ...(thumbnail !== undefined && { thumbnail: toBytes(thumbnail) }),
    };
    await put(sealedRow, { row, bytes });
  });
  // Written as it was, it tells the pages which send photos that there are some again.
  const awaited = isAny ? await outboxDb.meta.get(PHOTOS_KEY) : undefined;
  if (awaited) await outboxDb.meta.put(awaited);
}

/** Answers whether there were any. One that fails costs the others nothing. */
async function eachOf(accountId: string, work: (row: PhotoRow) => Promise<void>): Promise<boolean> {
  let isAny = false;
  try {
    const owners = await readPhotoOwners({ meta: async (key) => (await outboxDb.meta.get(key))?.value });
    for (const [recordId, owner] of Object.entries(owners)) {
      if (owner !== accountId) continue;
      for (const row of await withReopen(photoDb, () => rowsOf(recordId))) {
        isAny = true;
        await work(row).catch((error: unknown) => console.warn('photos', error));
      }
    }
  } catch (error) {
    console.warn('photos', error);
  }
  return isAny;
}

/** In one transaction, if the row still is what it was; `undefined`: away with it. */
function put(before: PhotoRow, after: { row: PhotoRow; bytes: PhotoBytes } | undefined): Promise<void> {
  return photoDb.transaction('rw', [photoDb.photos, photoDb.bytes], async () => {
    const row = await photoDb.photos.get(before.id);
    if (row?.state !== before.state) return;
    if (after) await Promise.all([photoDb.photos.put(after.row), photoDb.bytes.put(after.bytes)]);
    else await Promise.all([photoDb.photos.delete(row.id), photoDb.bytes.delete(row.id)]);
  });
}

/** What stays outside the seal: whose it is, and its place. */
function emptied({ id, recordId, place, addedAt }: PhotoRow): PhotoRow {
  const whole = { size: 0, digest: '', offset: 0, isSent: false };
  return {
    id,
    recordId,
    place,
    caption: '',
    state: 'sealed',
    type: '',
    isShrunk: true,
    whole,
    addedAt,
    attempts: 0,
    nextAt: 0,
  };
}

function toText(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer);
  let text = '';
  for (let start = 0; start < bytes.length; start += PIECE) {
    text += String.fromCharCode(...bytes.subarray(start, start + PIECE));
  }
  return btoa(text);
}

function toBytes(text: string): ArrayBuffer {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0)).buffer;
}
