import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { RecordMap } from './record-map.tsx';
import { TeamSection } from './team-section.tsx';
import { useTeam } from './use-team.ts';

/** The disaster and its volunteers, on the map and as a list. */
export function WhereSection({ report }: { report: AdminReport }) {
  const team = useTeam(report);
  return (
    <>
      <RecordMap report={report} team={team.members} />
      <TeamSection report={report} team={team} />
    </>
  );
}
