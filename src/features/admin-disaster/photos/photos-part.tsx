import { lazy, Suspense } from 'react';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { bringPhotos } from '../../../hooks/photos/bring-photos.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { useOnline } from '../../../hooks/shared/use-online.ts';
import { PhotosComing } from '../../../parts/photos/record-photos-coming.tsx';

const ReportPhotos = lazy(() =>
  loadUntilThere(async () => {
    const [{ withPhotos }, { ReleaseActions }, usePhotos] = await Promise.all([
      import('../../../parts/photos/record-photos.tsx'),
      import('./release-actions.tsx'),
      bringPhotos(),
    ]);
    const RecordPhotos = withPhotos(usePhotos);
    return {
      default: ({ id, isOpen }: { id: string; isOpen: boolean }) => (
        <RecordPhotos
          id={id}
          mayDownload
          actions={(photo, source) => <ReleaseActions photo={photo} isOpen={isOpen} source={source} />}
        />
      ),
    };
  }),
);

/** The photos that were announced with a report, and what an admin shows everybody of them. */
export function PhotosPart({ report: { _id, photosToFollow = 0, displayStatus } }: { report: AdminReport }) {
  const isOnline = useOnline();
  if (photosToFollow === 0) return null;
  // A decision that has arrived shows or hides what is released: how each stands is asked again.
  return (
    <Suspense fallback={<PhotosComing isOnline={isOnline} />}>
      <ReportPhotos key={displayStatus} id={_id} isOpen={displayStatus === 'active' || displayStatus === 'resolved'} />
    </Suspense>
  );
}
