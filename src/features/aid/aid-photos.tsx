import type { OpenDraft } from '../../hooks/draft/use-draft.ts';
import { usePhotos } from '../../hooks/photos/use-photos.ts';
import { PhotoPicker } from '../../parts/photos/photo-picker.tsx';
import { isThinLink } from '../../platform/link.ts';
import { positionText } from '../../maps/pin/position-text.ts';
import { photoProgressTexts, photoTexts } from '../../strings/forms/photos.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { controlId } from '../../ui/form/field.tsx';

interface AidPhotosProps {
  draft: OpenDraft;
  count: number;
  onCount(count: number): void;
  /** The place's text is another. */
  onFilled(): void;
}

/** The photos of an aid request. Where one was taken may become the text of the request's place, as a place on the map does. */
export function AidPhotos({ draft, count, onCount, onFilled }: AidPhotosProps) {
  const { takenAt, forgetPlace, ...photos } = usePhotos({ draft, count, onCount, isShared: false });
  return (
    <PhotoPicker
      {...photos}
      remark={photos.isForeign ? photoProgressTexts.foreign : undefined}
      isThinLink={isThinLink()}
      asksPlace={takenAt !== undefined}
      onPlace={(isWanted) => {
        const control = document.getElementById(controlId('location'));
        if (isWanted && takenAt && control instanceof HTMLInputElement) {
          control.value = positionText({ lat: takenAt.lati, lng: takenAt.long });
          onFilled();
          announce(photoTexts.placeUsed);
        }
        forgetPlace();
      }}
    />
  );
}
