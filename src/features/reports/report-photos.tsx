import type { OpenDraft } from '../../hooks/draft/use-draft.ts';
import { usePhotos } from '../../hooks/photos/use-photos.ts';
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
  isShared: boolean;
  onShared(): void;
  onCount(count: number): void;
  onKept(kept: string): void;
}

/** The photos of a report. One that says where it was taken may set the report's place, as a pin on the map does. */
export function ReportPhotos({ draft, count, kept, isShared, onShared, onCount, onKept }: ReportPhotosProps) {
  const { takenAt, forgetPlace, ...photos } = usePhotos({ draft, count, onCount, isShared, onShared });
  return (
    <PhotoPicker
      {...photos}
      remark={photos.isForeign ? photoProgressTexts.foreign : undefined}
      isCostlyLink={isCostlyLink()}
      asksPlace={takenAt !== undefined && kept === ''}
      onPlace={(isWanted) => {
        if (isWanted && takenAt) {
          onKept(`${positionText({ lat: takenAt.lati, lng: takenAt.long })}${PINNED}`);
          announce(photoTexts.placeUsed);
        }
        forgetPlace();
      }}
    />
  );
}
