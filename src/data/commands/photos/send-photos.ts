import { wake } from '../../outbox/drive/driver.ts';
import { type PhotoWish, wishToSendNow, writePhotoWish } from '../../photos/photo-wishes.ts';

/**
 * The photos of this record go now, over whatever connection there is. Offline that is remembered, and they go with the next one. Their
 * text goes first all the same.
 */
export async function sendPhotosNow(recordId: string): Promise<void> {
  await wishToSendNow(recordId);
  await wake('button');
}

/** What this phone sends of photos over a connection that is metered or slow, from now on. */
export async function choosePhotoWish(wish: PhotoWish): Promise<void> {
  await writePhotoWish(wish);
  if (wish === 'all') await wake('button');
}
