import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import { useId, type ReactNode } from 'react';
import { aidCardTexts } from '../../../strings/admin/admin-aid.ts';
import { reportCardTexts } from '../../../strings/admin/admin-reports.ts';
import { triageTexts } from '../../../strings/admin/admin-triage.ts';
import { isolated } from '../../../strings/isolate.ts';
import { disasterTypeLabel } from '../../../strings/forms/labels.ts';
import { exactTime } from '../../../strings/exact-time.ts';
import { useConfig } from '../../../hooks/shared/use-config.ts';
import { CallLinks } from '../../../parts/call-links.tsx';
import { LateMark } from '../../../parts/found/late-mark.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardActions } from '../../../ui/card.tsx';
import { Fact, Facts } from '../../../ui/facts.tsx';
import styles from './triage.module.css';

/** What a report and a request have in common. */
interface HeldRecord {
  _id: string;
  disasterType: string;
  name?: string | undefined;
  contactNumber?: string | undefined;
  description?: string | undefined;
  writtenAt?: string | undefined;
}

interface TriageCardProps {
  record: HeldRecord;
  place: string;
  /** ISO 8601: when it reached the server. */
  cameAt: string;
  /** What else says how grave it is. */
  marks?: ReactNode;
  /** What else is known of it. */
  children?: ReactNode;
  /** What the second button does. */
  away: string;
  more?: ReactNode;
  onRelease(): void;
  onAway(): void;
}

/** One record that is held back: let through, or put away. */
export function TriageCard(props: TriageCardProps) {
  const { record, place, cameAt, marks, children, away, more, onRelease, onAway } = props;
  const country = useConfig()?.country;
  const headingId = useId();
  const kind = disasterTypeLabel(record.disasterType);
  const about = (act: string) => triageTexts.about(act, isolated(kind), isolated(place));
  return (
    <Card as="article" aria-labelledby={headingId} data-held={record._id}>
      <h5 id={headingId} className={styles['name']}>
        <bdi>{kind}</bdi>
      </h5>
      <p className={styles['marks']}>
        {marks}
        <LateMark writtenAt={record.writtenAt} reportedAt={cameAt} />
      </p>
      <p dir="auto" className={styles['words']}>
        {record.description || reportCardTexts.noDescription}
      </p>
      {children}
      <Facts>
        <Fact name={reportCardTexts.address}>
          <bdi className={styles['words']}>{place}</bdi>
        </Fact>
        <Fact name={reportCardTexts.reporter}>
          <bdi className={styles['words']}>{record.name?.trim() || reportCardTexts.anonymous}</bdi>
        </Fact>
        <Fact name={aidCardTexts.created}>{exactTime(epochMsOf(cameAt))}</Fact>
        {record.contactNumber && (
          <Fact name={aidCardTexts.contact}>
            <CallLinks contact={record.contactNumber} country={country} />
          </Fact>
        )}
      </Facts>
      <CardActions>
        <Button look="aid" aria-label={about(triageTexts.letThrough)} onClick={onRelease}>
          {triageTexts.letThrough}
        </Button>
        <Button look="danger" aria-label={about(away)} onClick={onAway}>
          {away}
        </Button>
        {more}
      </CardActions>
    </Card>
  );
}
