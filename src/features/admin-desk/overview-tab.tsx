import { lazy } from 'react';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { useNow } from '../../hooks/shared/use-now.ts';
import { useIsLive } from '../../hooks/admin/use-news.ts';
import { useOverview } from '../../hooks/admin/use-overview.ts';
import { ListBar } from '../../parts/found/list-bar.tsx';
import { LatePart } from '../../parts/late-part.tsx';
import { overviewTexts } from '../../strings/admin/admin-desk.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { listCopyTexts } from '../../strings/shell/list-copy.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { NeedsNow } from './needs-now.tsx';
import { OverviewFigures } from './overview-figures.tsx';
import { RunningDisasters } from './running-disasters.tsx';
import styles from './overview.module.css';

/** Below all else, and a table with it: brought after what is decided by. */
const HourlyChart = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./hourly-chart.tsx')).HourlyChart })),
);

const MINUTE_MS = 60_000;
/** Kinds of trouble in which nobody answered: any other was an answer. */
const SILENT: readonly string[] = ['unreachable', 'timed-out'];

/** What needs a decision now, and how the relief stands: from this phone's copy, which tells its age. */
export function OverviewTab() {
  const state = useOverview();
  const now = useNow(MINUTE_MS);
  const isLive = useIsLive();
  if (state === undefined) return <Skeleton label={appTexts.loading} />;
  const { overview, asOf, isRefreshing, refresh } = state;
  if (overview === undefined) {
    if (isRefreshing) return <Skeleton label={appTexts.loading} />;
    return (
      <Banner tone="note" actions={<Button onClick={refresh}>{listCopyTexts.tryAgain}</Button>}>
        <p>{overviewTexts.none}</p>
      </Banner>
    );
  }
  const trouble = state.trouble === undefined ? undefined : SILENT.includes(state.trouble) ? 'unreachable' : 'refused';
  return (
    <div className={styles['overview']}>
      <ListBar isLive={isLive} copy={{ stands: 'whole', asOf, isRefreshing, trouble, refresh }} />
      <NeedsNow waiting={overview.waiting} now={now} />
      <RunningDisasters now={now} teams={overview.teams} />
      <OverviewFigures overview={overview} />
      {overview.hourly && (
        <LatePart>
          <HourlyChart hourly={overview.hourly} />
        </LatePart>
      )}
    </div>
  );
}
