import { photoKind, TELLING_BYTES, type PhotoKind } from '../../../contract/photo-kinds.ts';
import { photoLimits } from '../../../contract/photo-limits.ts';
import { exifPosition, NOTES_BYTES, type TakenAt } from './exif-position.ts';
import { rawPreviews } from './raw-preview.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import type { Shrinking } from './shrink.ts';

/** A photo as this phone keeps and sends it. */
export interface PreparedPhoto {
  /** `image/jpeg` where it was shrunk, else what it is. */
  type: string;
  isShrunk: boolean;
  width?: number;
  height?: number;
  whole: ArrayBuffer;
  thumbnail?: ArrayBuffer;
  /** Where its camera says that it was taken. What is kept of a shrunk photo does not say it any more. */
  takenAt?: TakenAt;
}

/**
 * `not-image`: no picture at all; `broken`: one that cannot be opened; `unusable`: of a kind that neither this phone nor the server opens;
 * `too-large`: cannot be shrunk here, and is too large as it is.
 */
export type PrepareFailure = 'not-image' | 'broken' | 'unusable' | 'too-large';
export type Prepared = { kind: 'prepared'; photo: PreparedPhoto } | { kind: PrepareFailure };

/** Shrinks what was chosen, and reads where it was taken before that is gone. What this phone cannot decode is left as it came. Works offline. */
export async function preparePhoto(
  file: Blob,
  shrinkBy: (file: Blob) => Promise<Shrinking> = shrinkPhoto,
): Promise<Prepared> {
  const beginning = await file
    .slice(0, NOTES_BYTES)
    .arrayBuffer()
    .catch(() => undefined);
  // A file of the gallery may be gone, or lie in a cloud, once it is to be read.
  if (!beginning) return { kind: 'broken' };
  const kind = photoKind(new Uint8Array(beginning, 0, Math.min(TELLING_BYTES, beginning.byteLength)));
  if (kind === 'none' && !file.type.startsWith('image/')) return { kind: 'not-image' };
  const takenAt = exifPosition(beginning);
  const shrunk = await shrinkFirst([file, ...(kind === 'raw' ? await rawPreviews(file) : [])], shrinkBy);
  if (typeof shrunk === 'object') {
    return { kind: 'prepared', photo: { ...shrunk, type: 'image/jpeg', isShrunk: true, ...(takenAt && { takenAt }) } };
  }
  const goesAsItIs = kind === 'camera' || (kind === 'shown' && shrunk === 'untrue');
  if (!goesAsItIs) return { kind: kind === 'raw' || kind === 'other' || shrunk === 'untrue' ? 'unusable' : 'broken' };
  if (file.size > photoLimits.bytes) return { kind: 'too-large' };
  return { kind: 'prepared', photo: { type: typeOf(file, kind), isShrunk: false, whole: await file.arrayBuffer() } };
}

/** The first that this phone can draw. */
async function shrinkFirst(files: readonly Blob[], shrinkBy: (file: Blob) => Promise<Shrinking>): Promise<Shrinking> {
  let shrunk: Shrinking;
  for (const file of files) {
    shrunk = await shrinkBy(file);
    if (shrunk !== undefined) return shrunk;
  }
  return shrunk;
}

/** A file manager may have named none. */
function typeOf({ type }: Blob, kind: PhotoKind): string {
  if (type.startsWith('image/')) return type;
  return kind === 'camera' ? 'image/heic' : 'image/jpeg';
}
