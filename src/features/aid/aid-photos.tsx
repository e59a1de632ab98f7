import type { OpenDraft } from '../../hooks/draft/use-draft.ts';
import { usePhotos } from '../../hooks/photos/use-photos.ts';
import { PhotoPicker } from '../../parts/photos/photo-picker.tsx';
import { isCostlyLink } from '../../platform/link.ts';
import { positionText } from '../../maps/pin/position-text.ts';
import { photoProgressTexts, photoTexts } from '../../strings/forms/photos.ts';
import { announce } from '../../ui/feedback/announcer.tsx';

interface AidPhotosProps {
  draft: OpenDraft;
  count: number;
  /** The position beside the place's words. */
  kept: string;
  onCount(count: number): void;
  onKept(kept: string): void;
}

/** The photos of an aid request. Where one was taken may become the request's position, as a place on the map does. */
export function AidPhotos({ draft, count, kept, onCount, onKept }: AidPhotosProps) {
  const { takenAt, forgetPlace, ...photos } = usePhotos({ draft, count, onCount, isShared: false });
  return (
    <PhotoPicker
      {...photos}
      remark={photos.isForeign ? photoProgressTexts.foreign : undefined}
      isCostlyLink={isCostlyLink()}
      asksPlace={takenAt !== undefined && kept === ''}
      onPlace={(isWanted) => {
        if (isWanted && takenAt) {
          onKept(positionText({ lat: takenAt.lati, lng: takenAt.long }));
          announce(photoTexts.placeUsed);
        }
        forgetPlace();
      }}
    />
  );
}
