import type { OpenDraft } from '../../hooks/draft/use-draft.ts';
import { keptPosition } from '../../hooks/draft/kept-position.ts';
import { offeredPlace } from '../../hooks/photos/photo-place.ts';
import { usePhotos } from '../../hooks/photos/use-photos.ts';
import { placeQuestion } from '../../parts/photos/place-question.ts';
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
  const { places, forgetPlaces, ...photos } = usePhotos({ draft, count, onCount, isShared: false });
  const known = keptPosition(kept);
  // Without an accuracy it was set on the map.
  const isSet = known !== undefined && known.accuracyM === undefined;
  const offer = isSet ? undefined : offeredPlace(places, known && { ...known, lat: known.lati, lng: known.long });
  return (
    <PhotoPicker
      {...photos}
      remark={photos.isForeign ? photoProgressTexts.foreign : undefined}
      isCostlyLink={isCostlyLink()}
      placeQuestion={offer && placeQuestion(offer)}
      onPlace={(isWanted) => {
        if (isWanted && offer) {
          onKept(positionText({ lat: offer.takenAt.lati, lng: offer.takenAt.long }));
          announce(photoTexts.placeUsed);
        }
        forgetPlaces();
      }}
    />
  );
}
