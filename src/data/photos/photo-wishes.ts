import { mainDb } from '../db.ts';
import { PHOTO_WISH_KEY, PHOTOS_NOW_KEY } from '../device-settings.ts';
import { withReopen } from '../reopen.ts';

/** What goes over a connection that is metered or slow: the photos, or their small pictures alone. */
export type PhotoWish = 'all' | 'small';

/** Of this phone, whoever is at it. `small` until somebody chose otherwise, and where the choice cannot be read. */
export async function readPhotoWish(): Promise<PhotoWish> {
  const row = await mainDb.settings.get(PHOTO_WISH_KEY).catch(() => undefined);
  return row?.value === 'all' ? 'all' : 'small';
}

export async function writePhotoWish(wish: PhotoWish): Promise<void> {
  await withReopen(mainDb, () => mainDb.settings.put({ key: PHOTO_WISH_KEY, value: wish }));
}

/** Ids of the records whose photos a person wants sent now, over whatever connection there is. */
export async function readSendNow(): Promise<readonly string[]> {
  const row = await mainDb.settings.get(PHOTOS_NOW_KEY).catch(() => undefined);
  return (row?.value as readonly string[] | undefined) ?? [];
}

export async function wishToSendNow(recordId: string): Promise<void> {
  await changeSendNow((ids) => [...ids.filter((id) => id !== recordId), recordId]);
}

/** Once all photos of that record are settled. */
export async function forgetSendNow(recordId: string): Promise<void> {
  await changeSendNow((ids) => ids.filter((id) => id !== recordId));
}

async function changeSendNow(change: (ids: readonly string[]) => readonly string[]): Promise<void> {
  await withReopen(mainDb, () =>
    mainDb.transaction('rw', mainDb.settings, async () => {
      await mainDb.settings.put({ key: PHOTOS_NOW_KEY, value: change(await readSendNow()) });
    }),
  );
}
