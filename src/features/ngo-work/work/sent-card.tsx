import { useId } from 'react';
import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import type { PledgeView } from '../../../../contract/entities/pledge.ts';
import { placeLine } from '../../../parts/records/disaster-place.ts';
import { reportTypeLabel } from '../../../strings/forms/labels.ts';
import { numberText } from '../../../strings/plural.ts';
import { ngoWorkTexts as words } from '../../../strings/public/ngo-requests.ts';
import { ngoVolunteerTexts } from '../../../strings/public/ngo-volunteers.ts';
import { exactTime } from '../../../strings/exact-time.ts';
import { Card } from '../../../ui/card.tsx';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { withName } from '../../../ui/with-name.tsx';
import styles from '../requests/requests.module.css';
import { durationText } from './campaign-card.tsx';

/** People that the NGO sent to a disaster that is resolved, with section 3's fields of a previous campaign. */
export function SentCard({ pledge }: { pledge: PledgeView }) {
  const headingId = useId();
  const { _id, people, since, endedAt, disaster } = pledge;
  const type = reportTypeLabel(disaster?.disasterType ?? 'other');
  const ended = endedAt === undefined ? undefined : epochMsOf(endedAt);
  return (
    <Card as="article" aria-labelledby={headingId} data-work={_id}>
      <h3 id={headingId} className={styles['title']}>
        {withName(words.title, type)}
      </h3>
      {disaster?.description && (
        <p dir="auto" className={styles['short']}>
          {disaster.description}
        </p>
      )}
      <Facts>
        {disaster && (
          <Fact name={words.location}>
            <bdi className={styles['words']}>{placeLine(disaster)}</bdi>
          </Fact>
        )}
        {ended !== undefined && (
          <>
            <Fact name={words.date}>{exactTime(ended)}</Fact>
            <Fact name={words.duration}>{durationText(ended - epochMsOf(since))}</Fact>
          </>
        )}
        <Fact name={ngoVolunteerTexts.peopleSent}>{numberText(people)}</Fact>
      </Facts>
    </Card>
  );
}
