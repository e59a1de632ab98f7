import { readPosition } from '../../../../contract/base/read-position.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import { aidLife } from '../../../../contract/policies/record-age.ts';
import { endMsOf } from '../../../../contract/base/iso-time.ts';
import type { ReactNode } from 'react';
import type { AdminAid } from '../../../data/queries/admin/admin-aid.ts';
import { aidCardTexts } from '../../../strings/admin/admin-aid.ts';
import { fieldNames } from '../../../strings/forms/field-names.ts';
import { AgeFact, ElsewhereFact, HelperFact } from '../../../parts/records/record-origin.tsx';
import { exactPosition } from '../../../parts/records/disaster-place.ts';
import { distanceText } from '../../../strings/distance.ts';
import { isolated } from '../../../strings/isolate.ts';
import { disasterTexts } from '../../../strings/public/disasters.ts';
import { relativeTime, timeText } from '../../../strings/time.ts';
import { useConfig } from '../../../hooks/shared/use-config.ts';
import { CallLinks } from '../../../parts/call-links.tsx';
import { Fact, Facts } from '../../../ui/facts.tsx';
import styles from './aid.module.css';

interface AidFactsProps {
  aid: AdminAid;
  /** Epoch milliseconds. */
  now: number;
  /** What else is known. */
  children?: ReactNode;
}

/** Who needs it, where, and by when. */
export function AidFacts({ aid, now, children }: AidFactsProps) {
  const { name, contactNumber, deadline, location, locationAccuracy } = aid;
  const country = useConfig()?.country;
  // A place that is a position in itself is said once.
  const beside = location && readPosition(location) === undefined ? placeOf(aid.position) : undefined;
  const due = endMsOf(deadline);
  return (
    <Facts>
      {name && (
        <Fact name={aidCardTexts.requester}>
          <bdi className={styles['words']}>{name}</bdi>
        </Fact>
      )}
      {contactNumber && (
        <Fact name={aidCardTexts.contact}>
          <CallLinks contact={contactNumber} country={country} />
        </Fact>
      )}
      {Number.isFinite(due) && (
        <Fact name={aidCardTexts.deadline} title={relativeTime(due, now)}>
          {timeText(deadline)}
        </Fact>
      )}
      {location && (
        <Fact name={aidCardTexts.location}>
          <bdi className={styles['words']}>
            {locationAccuracy === undefined || beside
              ? location
              : disasterTexts.within(isolated(location), distanceText(locationAccuracy))}
          </bdi>
        </Fact>
      )}
      {beside && <Fact name={fieldNames.keptPosition}>{exactPosition(beside, locationAccuracy)}</Fact>}
      <AgeFact life={aidLife({ ...aid, ...aid.shown })} now={now} />
      <HelperFact onBehalf={aid.onBehalf} name={name} />
      <ElsewhereFact elsewhere={aid.elsewhere} />
      {children}
    </Facts>
  );
}
