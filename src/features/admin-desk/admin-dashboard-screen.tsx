import { useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { refreshAccount } from '../../data/commands/accounts/refresh-account.ts';
import { LatePart } from '../../parts/late-part.tsx';
import type { AdminTab } from '../../addresses.ts';
import { adminTabLabels } from '../../strings/admin/admin-desk.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { titles } from '../../strings/shell/titles.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './admin-dashboard.module.css';
import { AdminNav } from './admin-nav.tsx';
import { NewsLine } from './news-line.tsx';
import { adminTabs, readTab } from './read-tab.ts';

interface AdminDashboardProps {
  /** Its parts are features of their own. */
  tabs: Readonly<Partial<Record<AdminTab, ReactNode>>>;
}

/** `/admin-dashboard?tab=`, and `/admin` for an admin. Only the part that is looked at is loaded. */
export default function AdminDashboardScreen({ tabs }: AdminDashboardProps) {
  const [search] = useSearchParams();
  const tab = readTab(search, (one) => tabs[one] !== undefined);
  // Whose powers were taken meanwhile is told so, instead of one refusal after another.
  useEffect(() => void refreshAccount(), []);
  return (
    <div className={styles['dashboard']}>
      <header className={styles['head']}>
        <h1 tabIndex={-1} className={styles['title']}>
          {titles.adminDashboard}
        </h1>
        <NewsLine />
      </header>
      <AdminNav tabs={adminTabs.filter((one) => tabs[one] !== undefined)} current={tab} />
      <section className={styles['tab']} aria-labelledby="tab-title">
        <h2 id="tab-title" tabIndex={-1} data-arrival={search.has('tab') || undefined}>
          {adminTabLabels[tab]}
        </h2>
        <LatePart key={tab} fallback={<Skeleton label={appTexts.loading} />}>
          {tabs[tab]}
        </LatePart>
      </section>
    </div>
  );
}
