import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import type { ReportedWork } from '../../../../contract/entities/volunteer.ts';
import { useConfig } from '../../../hooks/shared/use-config.ts';
import { CallLinks } from '../../../parts/call-links.tsx';
import { placeLine } from '../../../parts/records/disaster-place.ts';
import { SeverityBadge } from '../../../parts/records/severity-badge.tsx';
import { deskSearchTexts } from '../../../strings/admin/admin-search.ts';
import { isolated } from '../../../strings/isolate.ts';
import { reportTypeLabel } from '../../../strings/forms/labels.ts';
import { reportedWorkTexts } from '../../../strings/admin/reported-work.ts';
import { exactTime } from '../../../strings/exact-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardActions } from '../../../ui/card.tsx';
import { Fact, Facts } from '../../../ui/facts.tsx';
import styles from './reported-work.module.css';
import { WorkPhotos } from './work-photos.tsx';

interface ReportedWorkCardProps {
  work: ReportedWork;
  isBusy: boolean;
  onConfirm(): void;
  onRefuse(): void;
}

/** One volunteer's work: who, on which disaster, when they came and when they were done. */
export function ReportedWorkCard({ work, isBusy, onConfirm, onRefuse }: ReportedWorkCardProps) {
  const { _id, volunteer, disaster, state, arrivedAt, doneAt, endedAt, photos } = work;
  const country = useConfig()?.country;
  const { confirm, refuse, confirmAfterAll, about, ...texts } = reportedWorkTexts;
  const name = isolated(volunteer.name);
  return (
    <Card as="article" aria-labelledby={`work-${_id}`} data-work={_id}>
      <h3 id={`work-${_id}`}>
        <bdi>{volunteer.name}</bdi>
      </h3>
      <p className={styles['disaster']}>
        {disaster ? reportTypeLabel(disaster.disasterType) : texts.goneReport}
        <SeverityBadge severity={disaster?.severity} />
      </p>
      <Facts>
        {disaster && (
          <Fact name={texts.place}>
            <bdi className={styles['place']}>{placeLine(disaster)}</bdi>
          </Fact>
        )}
        <Fact name={texts.arrived}>{timeText(arrivedAt)}</Fact>
        <Fact name={texts.done}>{timeText(doneAt)}</Fact>
        {state !== 'done' && <Fact name={deskSearchTexts.decided}>{timeText(endedAt)}</Fact>}
        {volunteer.phone && (
          <Fact name={texts.phone}>
            <CallLinks contact={volunteer.phone} country={country} />
          </Fact>
        )}
      </Facts>
      <WorkPhotos photos={photos} />
      {state === 'done' && (
        <CardActions>
          <Button look="aid" aria-label={about(confirm, name)} aria-disabled={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button look="danger" aria-label={about(refuse, name)} aria-disabled={isBusy} onClick={onRefuse}>
            {refuse}
          </Button>
        </CardActions>
      )}
      {state === 'not-confirmed' && (
        <CardActions>
          <Button aria-label={about(confirmAfterAll, name)} aria-disabled={isBusy} onClick={onConfirm}>
            {confirmAfterAll}
          </Button>
        </CardActions>
      )}
    </Card>
  );
}

function timeText(time: string | undefined): string {
  return time === undefined ? reportedWorkTexts.notSaid : exactTime(epochMsOf(time));
}
