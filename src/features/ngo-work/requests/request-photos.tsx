import { lazy, Suspense, useState } from 'react';
import { bringPhotos } from '../../../hooks/photos/bring-photos.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { useOnline } from '../../../hooks/shared/use-online.ts';
import { PhotosComing } from '../../../parts/photos/record-photos-coming.tsx';
import { ngoRequestCardTexts as words } from '../../../strings/public/ngo-requests.ts';
import { Button } from '../../../ui/button.tsx';

const RecordPhotos = lazy(() =>
  loadUntilThere(async () => {
    const [{ withPhotos }, usePhotos] = await Promise.all([
      import('../../../parts/photos/record-photos.tsx'),
      bringPhotos(),
    ]);
    return { default: withPhotos(usePhotos) };
  }),
);

/** The photos of a request, for the NGO that took it: cards stand in a list, and no list loads pictures unasked. */
export function RequestPhotos({ aidId }: { aidId: string }) {
  const isOnline = useOnline();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{words.showPhotos}</Button>;
  return (
    <Suspense fallback={<PhotosComing isOnline={isOnline} />}>
      <RecordPhotos id={aidId} level={4} />
    </Suspense>
  );
}
