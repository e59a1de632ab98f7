import { Link } from 'react-router-dom';
import type { OwnReport } from '../../data/queries/items/own-reports.ts';
import { routes } from '../../routes.ts';
import { itemAddress } from '../../addresses.ts';
import { ownReportTexts } from '../../strings/public/disasters.ts';
import { reportTypeLabel } from '../../strings/forms/labels.ts';
import { timeSince } from '../../strings/time.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import type { Tone } from '../../ui/tone.ts';
import styles from './disasters-screen.module.css';

/** Above the list of all these would push it away; the rest stands on the phone's own list. */
const MOST = 5;

/** What this phone reported and nobody sees in the list yet: it is not lost. */
export function PendingReports({ reports, now }: { reports: readonly OwnReport[]; now: number }) {
  return (
    <section className={styles['section']} aria-labelledby="pending-title" data-pending={reports.length}>
      <h2 id="pending-title">{ownReportTexts.title}</h2>
      <p className={styles['note']}>{ownReportTexts.lead}</p>
      <List>
        {reports.slice(0, MOST).map((report) => (
          <PendingRow key={report.id} report={report} now={now} />
        ))}
      </List>
      {reports.length > MOST && <Link to={routes.outbox}>{ownReportTexts.seeAll}</Link>}
    </section>
  );
}

function PendingRow({
  report: { id, disasterType, address, createdAt, state },
  now,
}: {
  report: OwnReport;
  now: number;
}) {
  const [tone, words] = standing(state);
  return (
    <ListRow
      title={
        <Link to={itemAddress('reportDisaster', 'item', id)}>
          {disasterType === '' ? ownReportTexts.unknown : reportTypeLabel(disasterType)}
        </Link>
      }
      badge={<Badge tone={tone}>{words}</Badge>}
      detail={
        <>
          <bdi>{address}</bdi> · {timeSince(createdAt, now)}
        </>
      }
    />
  );
}

/** A state of a later version is one that waits. */
function standing(state: OwnReport['state']): [Tone, string] {
  if (state === 'sent') return ['sent', ownReportTexts.sent];
  if (state === 'needs-you') return ['bad', ownReportTexts.needsYou];
  return ['waiting', state === 'sending' ? ownReportTexts.sending : ownReportTexts.waiting];
}
