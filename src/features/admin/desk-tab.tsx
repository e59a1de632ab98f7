import { lazy, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { useAidCounts } from '../../hooks/admin/use-admin-aid.ts';
import { useReportCounts } from '../../hooks/admin/use-admin-reports.ts';
import { useOverview } from '../../hooks/admin/use-overview.ts';
import { LatePart } from '../../parts/late-part.tsx';
import { reportedWorkTexts } from '../../strings/admin/reported-work.ts';
import { deskTexts } from '../../strings/admin/admin-triage.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { numberText } from '../../strings/plural.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { deskParts, keepPart, readPart, type DeskPart } from './search/desk-part.ts';

const InboxPanel = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./inbox/inbox-panel.tsx')).InboxPanel })),
);
const ReportedWorkPanel = lazy(() =>
  loadUntilThere(async () => ({
    default: (await import('./reported-work/reported-work-panel.tsx')).ReportedWorkPanel,
  })),
);
const RoadsPanel = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./roads/roads-panel.tsx')).RoadsPanel })),
);
const TriagePanel = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./review-queue/triage-panel.tsx')).TriagePanel })),
);
const NewsletterPanel = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./newsletter/newsletter-panel.tsx')).NewsletterPanel })),
);
const FindPerson = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./find-person.tsx')).FindPerson })),
);

const panels: Readonly<Record<DeskPart, ReactNode>> = {
  messages: <InboxPanel />,
  work: <ReportedWorkPanel />,
  roads: <RoadsPanel />,
  triage: <TriagePanel />,
  newsletter: <NewsletterPanel />,
  people: <FindPerson />,
};

/** The admin's Desk: messages, what volunteers say is done, what came in too great a number, the newsletter, and how a person gets back in. */
export function DeskTab() {
  const { key, search } = useLocation();
  const counts = useDeskCounts();
  return (
    <Tabs
      // A link to another of its parts begins it anew.
      key={key}
      label={deskTexts.parts}
      start={readPart(search)}
      onOpen={(part) => keepPart(part)}
      tabs={deskParts.map((part) => ({
        id: part,
        label: labelOf(part, counts[part]),
        render: () => (
          <LatePart
            // Without a connection that part is not there at all.
            {...(part === 'work' && { words: reportedWorkTexts.needsConnection })}
            fallback={<Skeleton label={appTexts.loading} />}
          >
            {panels[part]}
          </LatePart>
        ),
      }))}
    />
  );
}

/** What waits in each part, as far as this phone knows. */
function useDeskCounts(): Readonly<Partial<Record<DeskPart, number>>> {
  const waiting = useOverview()?.overview?.waiting;
  const reports = useReportCounts('triage')?.pending ?? 0;
  const aid = useAidCounts('triage')?.active ?? 0;
  return { messages: waiting?.messages.count ?? 0, work: waiting?.work.count ?? 0, triage: reports + aid };
}

function labelOf(part: DeskPart, count = 0): string {
  return count === 0 ? deskTexts[part] : deskTexts.counted(deskTexts[part], numberText(count));
}
