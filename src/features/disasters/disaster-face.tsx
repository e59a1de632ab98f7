import { lazy } from 'react';
import type { ReportView } from '../../../contract/entities/report.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { usePictureLink } from '../../hooks/shared/use-picture-link.ts';
import { ReleasedPhoto } from '../../parts/photos/released-photo.tsx';
import { LatePart } from '../../parts/late-part.tsx';
import type { ListCopy } from '../../hooks/lists/use-list-copy.ts';
import { KeptAge } from '../../parts/found/kept-age.tsx';
import { disasterPageTexts } from '../../strings/public/disaster.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { DisasterHero } from './disaster-hero.tsx';
import styles from './disaster-screen.module.css';

const Known = lazy(() => loadUntilThere(async () => ({ default: (await import('./known.tsx')).Known })));

interface DisasterFaceProps {
  disaster: ReportView;
  isOld: boolean;
  copy: ListCopy | undefined;
}

/** All that is known of a disaster, and public. */
export function DisasterFace({ disaster, isOld, copy }: DisasterFaceProps) {
  const pictureLink = usePictureLink();
  return (
    <>
      <DisasterHero disaster={disaster} />
      {isOld && (
        <Banner tone="note">
          <p>{disasterPageTexts.asSeenBefore}</p>
        </Banner>
      )}
      {copy?.stands === 'whole' && <KeptAge asOf={copy.asOf} />}
      <section className={styles['section']}>
        <h2>{disasterPageTexts.description}</h2>
        <p dir="auto" className={styles['words']}>
          {disaster.description || disasterPageTexts.noDescription}
        </p>
        {disaster.image !== undefined && <ReleasedPhoto image={disaster.image} {...pictureLink} />}
      </section>
      <LatePart fallback={<Skeleton label={disasterPageTexts.loading} lines={6} />}>
        <Known disaster={disaster} copy={copy} />
      </LatePart>
    </>
  );
}
