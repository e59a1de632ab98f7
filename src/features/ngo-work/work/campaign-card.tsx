import { useId } from 'react';
import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import type { NgoDoneWork } from '../../../../contract/entities/ngo.ts';
import { isolated } from '../../../strings/isolate.ts';
import { disasterTypeLabel } from '../../../strings/forms/labels.ts';
import { needLabel } from '../../../strings/forms/needs.ts';
import { ngoWorkTexts as words } from '../../../strings/public/ngo-requests.ts';
import { listText } from '../../../strings/sentence.ts';
import { exactTime } from '../../../strings/exact-time.ts';
import { Card } from '../../../ui/card.tsx';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { withName } from '../../../ui/with-name.tsx';
import styles from '../requests/requests.module.css';

const DAY_MS = 86_400_000;

/** One piece of finished work, with section 3's fields of a previous campaign. */
export function CampaignCard({ work }: { work: NgoDoneWork }) {
  const headingId = useId();
  const { disasterType, location, description, takenAt, endedAt, needs } = work;
  const ended = endedAt === undefined ? undefined : epochMsOf(endedAt);
  return (
    <Card as="article" aria-labelledby={headingId} data-work={work._id}>
      <h3 id={headingId} className={styles['title']}>
        {withName(words.title, disasterTypeLabel(disasterType))}
      </h3>
      {description && (
        <p dir="auto" className={styles['short']}>
          {description}
        </p>
      )}
      <Facts>
        {location && (
          <Fact name={words.location}>
            <bdi className={styles['words']}>{location}</bdi>
          </Fact>
        )}
        {ended !== undefined && (
          <>
            <Fact name={words.date}>{exactTime(ended)}</Fact>
            <Fact name={words.duration}>{durationText(ended - epochMsOf(takenAt))}</Fact>
          </>
        )}
        <Fact name={words.impact}>{words.met(needs.length)}</Fact>
        <Fact name={words.resources}>{listText(needs.map(needText))}</Fact>
      </Facts>
    </Card>
  );
}

/** `ms`: milliseconds from taking it on to its end. */
export function durationText(ms: number): string {
  const days = Math.round(ms / DAY_MS);
  return days < 1 ? words.lessThanDay : words.days(days);
}

function needText({ type, quantity }: NgoDoneWork['needs'][number]): string {
  const label = isolated(needLabel(type));
  return quantity === undefined ? label : `${label} (${isolated(quantity)})`;
}
