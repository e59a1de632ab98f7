import { lazy, Suspense } from 'react';
import { bringPhotos } from '../../../hooks/photos/bring-photos.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { useOnline } from '../../../hooks/shared/use-online.ts';
import { PhotosComing } from '../../../parts/photos/record-photos-coming.tsx';

const RecordPhotos = lazy(() =>
  loadUntilThere(async () => {
    const [{ withPhotos }, usePhotos] = await Promise.all([
      import('../../../parts/photos/record-photos.tsx'),
      bringPhotos(),
    ]);
    return { default: withPhotos(usePhotos) };
  }),
);

/** The photos of a disaster, for who is on it. */
export function TaskPhotos({ disasterId }: { disasterId: string }) {
  const isOnline = useOnline();
  return (
    <Suspense fallback={<PhotosComing isOnline={isOnline} />}>
      <RecordPhotos id={disasterId} />
    </Suspense>
  );
}
