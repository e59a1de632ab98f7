import type { Point } from '../../../contract/base/great-circle.ts';
import type { OpenDraft } from '../../hooks/draft/use-draft.ts';
import { offeredPlace } from '../../hooks/photos/photo-place.ts';
import { usePhotos } from '../../hooks/photos/use-photos.ts';
import { placeQuestion } from '../../parts/photos/place-question.ts';
import { PhotoPicker } from '../../parts/photos/photo-picker.tsx';
import { isCostlyLink } from '../../platform/link.ts';
import { positionText } from '../../maps/pin/position-text.ts';
import { photoProgressTexts, photoTexts } from '../../strings/forms/photos.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { PINNED } from './build-report-form.ts';

interface ReportPhotosProps {
  draft: OpenDraft;
  count: number;
  kept: string;
  /** Where the report says that it is, as far as that is known. */
  place: (Point & { accuracyM?: number | undefined }) | undefined;
  /** The phone is looking where it is. */
  isFinding: boolean;
  isShared: boolean;
  onShared(): void;
  onCount(count: number): void;
  onKept(kept: string): void;
}

/** The photos of a report. One that says where it was taken may set the report's place, as a pin on the map does. */
export function ReportPhotos({
  draft,
  count,
  kept,
  place,
  isFinding,
  isShared,
  onShared,
  onCount,
  onKept,
}: ReportPhotosProps) {
  const { places, forgetPlaces, ...photos } = usePhotos({ draft, count, onCount, isShared, onShared });
  // What somebody set on the map goes before all else; what comes in a moment need not be asked.
  const isSettled = kept.endsWith(PINNED) || (isFinding && place === undefined);
  const offer = isSettled ? undefined : offeredPlace(places, place);
  return (
    <PhotoPicker
      {...photos}
      remark={photos.isForeign ? photoProgressTexts.foreign : undefined}
      isCostlyLink={isCostlyLink()}
      placeQuestion={offer && placeQuestion(offer)}
      onPlace={(isWanted) => {
        if (isWanted && offer) {
          onKept(`${positionText({ lat: offer.takenAt.lati, lng: offer.takenAt.long })}${PINNED}`);
          announce(photoTexts.placeUsed);
        }
        forgetPlaces();
      }}
    />
  );
}
