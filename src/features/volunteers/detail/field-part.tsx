import { lazy, type ReactNode } from 'react';
import type { ReportView } from '../../../../contract/entities/report.ts';
import { leavesAt } from '../../../../contract/policies/after-work.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { LatePart } from '../../../parts/late-part.tsx';
import { ContactSection } from '../acceptance/contact-section.tsx';
import { isOnIt } from '../list/standing.ts';
import { SharingSection } from '../sharing/sharing-section.tsx';
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
  /** What happened, for who is on it: below the way and whom they meet. */
  children: ReactNode;
}

/**
 * What they need on the way and there, in the order in which they need it: where it is and how to get there, having that without a
 * network, whom to call, what happened, messages, being found, and who else comes.
 */
export function FieldPart({ disaster, work, now, children }: FieldPartProps) {
  const { _id, location, messagedAt } = disaster;
  const place = placeOf(location);
  const isOn = work !== undefined && isOnIt(work);
  return (
    <>
      {!isOn && <ContactSection disasterId={_id} leavesAt={work && leavesAt(work)} />}
      <TaskPlace disaster={disaster} work={work} now={now} />
      {isOn && (
        <>
          {place && (
            <LatePart>
              <KeepPart disaster={disaster} place={place} />
            </LatePart>
          )}
          <ContactSection disasterId={_id} leavesAt={undefined} />
          {children}
          {(work.disaster?.photosToFollow ?? 0) > 0 && <TaskPhotos disasterId={_id} />}
          <TaskMessages disasterId={_id} messagedAt={work.disaster?.messagedAt ?? messagedAt} />
          <SharingSection work={work} now={now} />
          <TeamSection disasterId={_id} />
        </>
      )}
    </>
  );
}
