import type { Pack } from '../texts.ts';
import * as recordPhotos from './public/record-photos.ts';
import * as photoRelease from './admin/photo-release.ts';

/** What is said of the photos of a record, and when one is released. */
export const pack: Pack = {
  ...recordPhotos,
  ...photoRelease,
};
