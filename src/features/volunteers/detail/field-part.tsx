import { lazy } from 'react';
import type { ReportView } from '../../../../contract/entities/report.ts';
import { leavesAt } from '../../../../contract/policies/after-work.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { LatePart } from '../../../parts/late-part.tsx';
import { ContactSection } from '../acceptance/contact-section.tsx';
import { SharingSection } from '../sharing/sharing-section.tsx';
import { isOnIt } from '../list/standing.ts';
import { TaskMessages } from './task-messages.tsx';
import { TaskPhotos } from './task-photos.tsx';
import { TaskPlace } from './task-place.tsx';
import { TeamSection } from './team-section.tsx';

const KeepPart = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('../field/keep-part.tsx')).KeepPart })),
);

interface FieldPartProps {
  disaster: ReportView;
  /** The volunteer's work on it, if there is any. */
  work: ShownWork | undefined;
  now: number;
}

/** What they need on the way and there: whom to call, where it is, who else comes, being found, and having it all without a network. */
export function FieldPart({ disaster, work, now }: FieldPartProps) {
  const place = placeOf(disaster.location);
  return (
    <>
      <ContactSection disasterId={disaster._id} leavesAt={work && leavesAt(work)} />
      {work && isOnIt(work) && (work.disaster?.photosToFollow ?? 0) > 0 && <TaskPhotos disasterId={disaster._id} />}
      {work && isOnIt(work) && (
        <TaskMessages disasterId={disaster._id} messagedAt={work.disaster?.messagedAt ?? disaster.messagedAt} />
      )}
      <TaskPlace disaster={disaster} work={work} now={now} />
      {work && isOnIt(work) && (
        <>
          {place && (
            <LatePart>
              <KeepPart disaster={disaster} place={place} />
            </LatePart>
          )}
          <SharingSection work={work} now={now} />
          <TeamSection disasterId={disaster._id} />
        </>
      )}
    </>
  );
}
