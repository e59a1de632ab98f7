import { addressOf } from '../../../addresses.ts';
import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import { reportLife } from '../../../../contract/policies/record-age.ts';
import { Link } from 'react-router-dom';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { routes } from '../../../routes.ts';
import { adminDisasterTexts as words, deskFieldName } from '../../../strings/admin/admin-disaster.ts';
import { roadKind } from '../../../strings/public/roads.ts';
import { severityWord } from '../../../strings/public/disasters.ts';
import { useConfig } from '../../../hooks/shared/use-config.ts';
import { useNow } from '../../../hooks/shared/use-now.ts';
import { AgeFact, HelperFact } from '../../../parts/records/record-origin.tsx';
import { severityNote } from '../../../parts/records/not-chosen.ts';
import { withNote } from '../../../parts/records/severity-badge.tsx';
import { CallLinks } from '../../../parts/call-links.tsx';
import { numberText } from '../../../strings/plural.ts';
import { exactTime } from '../../../strings/exact-time.ts';
import { Fact, Facts } from '../../../ui/facts.tsx';
import styles from '../shared/admin-disaster.module.css';

/** What is known of a report; the document's words where it is not. */
export function RecordFacts({ report }: { report: AdminReport }) {
  const { severity, name, contactNumber, assistanceRequired, peopleAffected, supersedes } = report;
  const country = useConfig()?.country;
  return (
    <>
      <Facts>
        <Fact name={deskFieldName('severity')}>
          {severity ? withNote(severityWord(severity), severityNote(report)) : words.notSpecified}
        </Fact>
        <Fact name={deskFieldName('name')}>
          <bdi className={styles['any']}>{name || words.anonymous}</bdi>
        </Fact>
        <HelperFact onBehalf={report.onBehalf} name={name} />
        <Fact name={deskFieldName('contactNumber')}>
          {contactNumber ? <CallLinks contact={contactNumber} country={country} /> : words.notProvided}
        </Fact>
        {peopleAffected !== undefined && (
          <Fact name={deskFieldName('peopleAffected')}>{numberText(peopleAffected)}</Fact>
        )}
        {report.roadBlocked !== undefined && (
          <Fact name={deskFieldName('roadBlocked')}>{roadKind(report.roadBlocked)}</Fact>
        )}
      </Facts>
      <Facts>
        <Fact name={deskFieldName('assistanceRequired')}>
          <span dir="auto" className={styles['words']}>
            {assistanceRequired || words.notSpecified}
          </span>
        </Fact>
      </Facts>
      <Times report={report} />
      {supersedes && (
        <p className={styles['soft']}>
          {words.supersedes} <Link to={addressOf(routes.adminDisaster, supersedes)}>{words.openEarlier}</Link>
        </p>
      )}
    </>
  );
}

const MINUTE_MS = 60_000;

function Times({ report }: { report: AdminReport }) {
  const { reportedAt, writtenAt, activeSince, resolvedAt, alertedAt, confirmedAt, overAt, movedAt, shownStatus } =
    report;
  const now = useNow(MINUTE_MS);
  return (
    <Facts>
      <Fact name={words.reported}>{timeText(reportedAt)}</Fact>
      {writtenAt && <Fact name={words.written}>{timeText(writtenAt)}</Fact>}
      <AgeFact life={reportLife({ ...report, displayStatus: shownStatus })} now={now} />
      {confirmedAt && <Fact name={words.confirmed}>{timeText(confirmedAt)}</Fact>}
      {overAt && <Fact name={words.over}>{timeText(overAt)}</Fact>}
      {movedAt && <Fact name={words.moved}>{timeText(movedAt)}</Fact>}
      {activeSince && <Fact name={words.activeSince}>{timeText(activeSince)}</Fact>}
      {alertedAt && <Fact name={words.alerted}>{timeText(alertedAt)}</Fact>}
      {shownStatus === 'resolved' && <Fact name={words.resolvedAt}>{timeText(resolvedAt)}</Fact>}
    </Facts>
  );
}

function timeText(iso: string | undefined): string {
  const at = epochMsOf(iso ?? '');
  return Number.isFinite(at) ? exactTime(at) : words.notAvailable;
}
