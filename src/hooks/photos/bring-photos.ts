import { bringPhotoTexts } from '../../strings/photo-packs.ts';

/** What a section of photos works with, and its words: no phone keeps either, since there are no photos without a network. */
export async function bringPhotos() {
  const [{ useRecordPhotos }] = await Promise.all([import('./use-record-photos.ts'), bringPhotoTexts()]);
  return useRecordPhotos;
}
