import { photoLimits } from '../../../contract/photo-limits.ts';
import { exifPosition, NOTES_BYTES, type TakenAt } from './exif-position.ts';
import { imageKind, TELLING_BYTES } from './image-kind.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import type { Shrunk } from './shrink.ts';

/** A photo as this phone keeps and sends it. */
export interface PreparedPhoto {
  /** `image/jpeg` where it was shrunk, else what the camera calls it. */
  type: string;
  isShrunk: boolean;
  width?: number;
  height?: number;
  whole: ArrayBuffer;
  thumbnail?: ArrayBuffer;
  /** Where its camera says that it was taken. What is kept of a shrunk photo does not say it any more. */
  takenAt?: TakenAt;
}

/** `not-image`: no picture at all; `broken`: one that cannot be opened; `too-large`: cannot be shrunk here, and is too large as it is. */
export type PrepareFailure = 'not-image' | 'broken' | 'too-large';
export type Prepared = { kind: 'prepared'; photo: PreparedPhoto } | { kind: PrepareFailure };

/** Shrinks what was chosen, and reads where it was taken before that is gone. What this phone cannot decode is left as it came. Works offline. */
export async function preparePhoto(
  file: Blob,
  shrinkBy: (file: Blob) => Promise<Shrunk | undefined> = shrinkPhoto,
): Promise<Prepared> {
  const beginning = await file
    .slice(0, NOTES_BYTES)
    .arrayBuffer()
    .catch(() => undefined);
  // A file of the gallery may be gone, or lie in a cloud, once it is to be read.
  if (!beginning) return { kind: 'broken' };
  const kind = imageKind(new Uint8Array(beginning, 0, Math.min(TELLING_BYTES, beginning.byteLength)));
  if (kind === 'none' && !file.type.startsWith('image/')) return { kind: 'not-image' };
  const takenAt = exifPosition(beginning);
  const shrunk = await shrinkBy(file);
  if (shrunk) {
    return { kind: 'prepared', photo: { ...shrunk, type: 'image/jpeg', isShrunk: true, ...(takenAt && { takenAt }) } };
  }
  if (kind !== 'rare') return { kind: 'broken' };
  if (file.size > photoLimits.bytes) return { kind: 'too-large' };
  const type = file.type.startsWith('image/') ? file.type : 'image/heic';
  return { kind: 'prepared', photo: { type, isShrunk: false, whole: await file.arrayBuffer() } };
}
