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

/** The photos that were announced with a request. People's homes are on them: none is shown to everybody. */
export function AidPhotos({ id, announced = 0 }: { id: string; announced: number | undefined }) {
  const isOnline = useOnline();
  if (announced === 0) return null;
  return (
    <Suspense fallback={<PhotosComing isOnline={isOnline} />}>
      <RecordPhotos id={id} level={3} mayDownload />
    </Suspense>
  );
}
