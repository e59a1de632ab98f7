import { Suspense, useState, type ComponentType } from 'react';
import type { AnnouncedPhotos } from '../../../contract/entities/photo.ts';
import { photoTexts } from '../../strings/forms/photos.ts';
import { Button } from '../../ui/button.tsx';
import type { PhotoStage } from './record-photos.tsx';
import { PhotosComing } from './record-photos-coming.tsx';

interface AnnouncedPhotosOfProps {
  photos: readonly (Omit<AnnouncedPhotos, 'stage'> & { stage: PhotoStage })[];
  level: 3 | 4;
  isOnline: boolean;
  mayDownload?: boolean;
  /** `withPhotos`, which comes once it is wanted. */
  RecordPhotos: ComponentType<{
    id: string;
    stage: PhotoStage;
    level: 3 | 4;
    mayDownload?: boolean;
  }>;
}

/** The photos of what somebody did, behind a button: their cards stand in lists, and no list loads pictures unasked. */
export function AnnouncedPhotosOf({ photos, isOnline, RecordPhotos, ...rest }: AnnouncedPhotosOfProps) {
  const [isOpen, setOpen] = useState(false);
  const count = photos.reduce((sum, { announced }) => sum + announced, 0);
  if (count === 0) return null;
  if (!isOpen) {
    return (
      <div>
        <Button icon="image" onClick={() => setOpen(true)}>
          {photoTexts.show(count)}
        </Button>
      </div>
    );
  }
  return (
    <Suspense fallback={<PhotosComing isOnline={isOnline} />}>
      {photos.map(({ _id, stage }) => (
        <RecordPhotos key={_id} id={_id} stage={stage} {...rest} />
      ))}
    </Suspense>
  );
}
