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

interface MemberPhotosProps {
  photos: ComponentProps<typeof AnnouncedPhotosOf>['photos'] | undefined;
}

/** What one who is there took with their steps, or what came with a report that was merged into this one. */
export function MemberPhotos({ photos = [] }: MemberPhotosProps) {
  const isOnline = useOnline();
  return <AnnouncedPhotosOf photos={photos} isOnline={isOnline} RecordPhotos={RecordPhotos} level={3} mayDownload />;
}
