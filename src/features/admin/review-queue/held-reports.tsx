import { addressOf } from '../../../addresses.ts';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { reportCardTexts } from '../../../strings/admin/admin-reports.ts';
import { useAdminReports } from '../../../hooks/admin/use-admin-reports.ts';
import { useListParts } from '../../../hooks/lists/use-list-parts.ts';
import { placeLine } from '../../../parts/records/disaster-place.ts';
import { severityNote } from '../../../parts/records/not-chosen.ts';
import { SeverityBadge } from '../../../parts/records/severity-badge.tsx';
import { routes } from '../../../routes.ts';
import { triageTexts } from '../../../strings/admin/admin-triage.ts';
import { isolated } from '../../../strings/isolate.ts';
import { reportTypeLabel } from '../../../strings/forms/labels.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { TriageCard } from './triage-card.tsx';
import { TriagePart } from './triage-part.tsx';

interface HeldReportsProps {
  text: string;
  isWhole: boolean;
  onRelease(report: AdminReport): void;
  onDismiss(report: AdminReport): void;
}

/** Reports that are held back. */
export function HeldReports({ text, isWhole, onRelease, onDismiss }: HeldReportsProps) {
  const parts = useListParts();
  const filter = { lane: 'triage' as const, ...(text !== '' && { text }) };
  const { list } = useAdminReports({ status: 'pending', filter, ...parts.wanted });
  return (
    <TriagePart
      title={triageTexts.reports}
      none={triageTexts.noReports}
      isSearched={text !== ''}
      isWhole={isWhole}
      list={list}
      parts={parts}
      timeOf={({ reportedAt }) => reportedAt}
      render={(report) => (
        <TriageCard
          record={report}
          place={placeLine(report)}
          cameAt={report.reportedAt}
          marks={<SeverityBadge severity={report.severity} note={severityNote(report)} />}
          away={triageTexts.dismiss}
          more={<Details report={report} />}
          onRelease={() => onRelease(report)}
          onAway={() => onDismiss(report)}
        />
      )}
    />
  );
}

function Details({ report }: { report: AdminReport }) {
  const kind = isolated(reportTypeLabel(report.disasterType));
  return (
    <ButtonLink
      to={addressOf(routes.adminDisaster, report._id)}
      aria-label={reportCardTexts.detailsOf(kind, isolated(placeLine(report)))}
    >
      {reportCardTexts.viewDetails}
    </ButtonLink>
  );
}
