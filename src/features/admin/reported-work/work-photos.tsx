import { lazy } from 'react';
import type { AnnouncedPhotos } from '../../../../contract/entities/photo.ts';
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

/** What a volunteer took with their steps, for whoever confirms the work. */
export function WorkPhotos({ photos = [] }: { photos: readonly AnnouncedPhotos[] | undefined }) {
  const isOnline = useOnline();
  return <AnnouncedPhotosOf photos={photos} isOnline={isOnline} RecordPhotos={RecordPhotos} level={4} mayDownload />;
}
