import type { RecordPhotos } from '../../../contract/entities/photo.ts';
import type { FailureToShow } from '../../strings/accounts/call-failures.ts';
import { numberText } from '../../strings/plural.ts';
import { recordPhotoTexts } from '../../strings/public/record-photos.ts';

/** A picture that was asked for in this visit. */
export type ShownPicture =
  | { kind: 'loading' }
  | { kind: 'ready'; url: string }
  | { kind: 'failed'; failure: FailureToShow };

type Form = 'whole' | 'thumbnail';

/** What the photos of a record are shown by. */
export interface PhotoSource {
  /** `undefined` until the server has answered once. */
  photos: RecordPhotos | undefined;
  /** Why the last question was in vain. */
  failure: FailureToShow | undefined;
  again(): void;
  picture(photoId: string, form: Form): ShownPicture | undefined;
  bring(photoId: string, form: Form): Promise<unknown>;
  download(photoId: string, name: string): Promise<FailureToShow | undefined>;
}

/** The name of a photo, by its place among those that are shown: a caption may be missing. */
export function photoName(at: number, count: number): string {
  return recordPhotoTexts.photo(numberText(at + 1), numberText(count));
}
