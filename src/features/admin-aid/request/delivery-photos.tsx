import { lazy, type ComponentProps } from 'react';
import { bringPhotos } from '../../../hooks/photos/bring-photos.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { useOnline } from '../../../hooks/shared/use-online.ts';
import { AnnouncedPhotosOf } from '../../../parts/photos/announced-photos.tsx';

const RecordPhotos = lazy(() =>
  loadUntilThere(async () => {
    const [{ withPhotos }, usePhotos] = await Promise.all([
      import('../../../parts/photos/record-photos.tsx'),
      bringPhotos(),
    ]);
    return { default: withPhotos(usePhotos) };
  }),
);

interface DeliveryPhotosProps {
  photos: ComponentProps<typeof AnnouncedPhotosOf>['photos'] | undefined;
}

/** What an NGO took when it handed the delivery over, or what came with a request that was merged into this one. */
export function DeliveryPhotos({ photos = [] }: DeliveryPhotosProps) {
  const isOnline = useOnline();
  return <AnnouncedPhotosOf photos={photos} isOnline={isOnline} RecordPhotos={RecordPhotos} level={4} mayDownload />;
}
