import { lazy, type ComponentType, type ReactNode } from 'react';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import type { AdminTab } from '../../addresses.ts';
import { bringAdminTexts } from '../../strings/admin-packs.ts';
import {
  aidTab,
  approvalTab,
  dashboard,
  deskTab,
  disaster,
  disasterWork,
  donationsTab,
  overviewTab,
  recordBeside,
  reportedTab,
} from './admin-screens.ts';

const OverviewTab = lazy(() => loadUntilThere(overviewTab));
const ApprovalTab = lazy(() => loadUntilThere(approvalTab));
const ReportedTab = lazy(() => loadUntilThere(reportedTab));
const DisasterWork = lazy(() => loadUntilThere(disasterWork));
const RecordBeside = lazy(() =>
  loadUntilThere(async () => {
    const { default: Record } = await recordBeside();
    return {
      default: function RecordWithWork(beside: { id: string; isKeyPressed: boolean }) {
        return <Record {...beside} work={DisasterWork} />;
      },
    };
  }),
);
const AidTab = lazy(() => loadUntilThere(aidTab));
const DonationsTab = lazy(() => loadUntilThere(donationsTab));
const DeskTab = lazy(() => loadUntilThere(deskTab));

/** Only the part that is looked at is loaded. */
const tabs: Readonly<Partial<Record<AdminTab, ReactNode>>> = {
  overview: <OverviewTab />,
  approval: <ApprovalTab />,
  reported: <ReportedTab record={RecordBeside} />,
  aid: <AidTab />,
  donations: <DonationsTab />,
  desk: <DeskTab />,
};

/** The dashboard of who has an admin's powers. Its parts are features of their own, which cannot see each other. */
export async function bringDesk(): Promise<{ default: ComponentType }> {
  const { default: Dashboard } = await withTexts(dashboard);
  return {
    default: function AdminDesk() {
      return <Dashboard tabs={tabs} />;
    },
  };
}

/** One report, and what an admin can do with it. */
export async function bringDisaster(): Promise<{ default: ComponentType<{ news: ReactNode }> }> {
  const { default: Disaster } = await withTexts(disaster);
  return {
    default: function AdminDisaster({ news }) {
      return <Disaster news={news} work={DisasterWork} />;
    },
  };
}

async function withTexts<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  const [chunk] = await Promise.all([load(), bringAdminTexts()]);
  return chunk;
}
