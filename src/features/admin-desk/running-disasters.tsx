import { Link } from 'react-router-dom';
import { epochMsOf } from '../../../contract/base/iso-time.ts';
import type { Team } from '../../../contract/calls/overview.ts';
import { adminReports, type AdminReport } from '../../data/queries/admin/admin-reports.ts';
import { useListCopy } from '../../hooks/lists/use-list-copy.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { useQuery } from '../../hooks/shared/use-query.ts';
import { placeLine } from '../../parts/records/disaster-place.ts';
import { placesText } from '../../parts/records/places-text.ts';
import { SeverityBadge } from '../../parts/records/severity-badge.tsx';
import { routes } from '../../routes.ts';
import { addressOf, adminTabAddress } from '../../addresses.ts';
import { overviewTexts } from '../../strings/admin/admin-desk.ts';
import { reportTypeLabel } from '../../strings/forms/labels.ts';
import { numberText } from '../../strings/plural.ts';
import { timeSince } from '../../strings/time.ts';
import styles from './needs.module.css';

const LISTS = ['reports'] as const;
/** The gravest; all of them are one tap away. */
const MOST = 8;

interface RunningDisastersProps {
  now: number;
  /** As the overview tells them; none of a server that does not. */
  teams: readonly Team[] | undefined;
}

/** A line for each disaster that is active, by this phone's copy: who has accepted, is on the way and is there, and since when it runs. */
export function RunningDisasters({ now, teams }: RunningDisastersProps) {
  const account = usePerson()?.id;
  // The copy is brought up to date while it is looked at.
  useListCopy(LISTS);
  const list = useQuery(() => adminReports({ status: 'active', order: 'urgent', limit: MOST }), [account]);
  if (list === undefined || list.rows.length === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby="running-title">
      <h3 id="running-title">{overviewTexts.running}</h3>
      <ul className={styles['running']}>
        {list.rows.map((report) => (
          <li key={report._id}>
            <Running report={report} now={now} team={teamTexts(report, teams)} />
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <Link to={adminTabAddress('reported', { status: 'active' })} className={styles['all']}>
          {overviewTexts.allRunning}
        </Link>
      )}
    </section>
  );
}

interface RunningProps {
  report: AdminReport;
  now: number;
  team: readonly string[];
}

function Running({ report, now, team }: RunningProps) {
  const { _id, disasterType, severity, activeSince, reportedAt } = report;
  const since = epochMsOf(activeSince ?? reportedAt);
  const facts = Number.isFinite(since) ? [...team, overviewTexts.began(timeSince(since, now))] : team;
  return (
    <Link to={addressOf(routes.adminDisaster, _id)} className={styles['link']}>
      <span className={styles['words']}>
        <span className={styles['what']}>
          <strong>{reportTypeLabel(disasterType)}</strong> · <bdi>{placeLine(report)}</bdi>
        </span>
        <span className={styles['since']}>
          {facts.map((fact, place) => (
            // Each says another thing, in an order that stays.
            <span key={place} className={styles['fact']}>
              {place < facts.length - 1 ? `${fact} · ` : fact}
            </span>
          ))}
        </span>
      </span>
      <SeverityBadge severity={severity} />
    </Link>
  );
}

function teamTexts(report: AdminReport, teams: readonly Team[] | undefined): string[] {
  if (teams === undefined) return [placesText(report) ?? overviewTexts.nobodyNow];
  const team = teams.find(({ disasterId }) => disasterId === report._id);
  if (team === undefined) return [overviewTexts.nobodyNow];
  const { accepted, onTheWay, there } = team;
  const wanted = report.volunteersWanted;
  const count = numberText(accepted);
  return [
    overviewTexts.accepted(wanted === undefined ? count : overviewTexts.ofWanted(count, numberText(wanted))),
    overviewTexts.onTheWay(numberText(onTheWay)),
    overviewTexts.there(numberText(there)),
  ];
}
