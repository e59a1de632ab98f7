import { lazy, useRef } from 'react';
import { workListed, type WorkListed } from '../../../../contract/work-lists.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { LatePart } from '../../../parts/late-part.tsx';
import { deskSearchTexts, workStateNames } from '../../../strings/admin/admin-search.ts';
import { appTexts } from '../../../strings/shell/app.ts';
import { reportedWorkTexts } from '../../../strings/admin/reported-work.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useFocusHeir } from '../../../ui/form/use-focus-heir.ts';
import { DeskSearch } from '../search/desk-search.tsx';
import styles from '../inbox/inbox.module.css';
import { useDeskView } from '../search/use-desk-view.ts';

const ReportedWorkList = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./reported-work-list.tsx')).ReportedWorkList })),
);

const empty: Readonly<Record<WorkListed, () => string>> = {
  done: () => reportedWorkTexts.empty,
  completed: () => deskSearchTexts.noneConfirmed,
  'not-confirmed': () => deskSearchTexts.noneRefused,
};

/** Work that volunteers say is done, the longest waiting first: an admin confirms it, or says why not; and what was decided already. */
export function ReportedWorkPanel() {
  const { view, text, change } = useDeskView('work', workListed);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusProps = useFocusHeir(heading);
  return (
    <section className={styles['panel']} aria-labelledby="work-title" {...focusProps}>
      <h2 ref={heading} id="work-title" tabIndex={-1}>
        {reportedWorkTexts.title}
      </h2>
      <p>{reportedWorkTexts.lead}</p>
      <DeskSearch
        name="work"
        label={deskSearchTexts.work}
        hint={deskSearchTexts.workHint}
        view={view}
        states={workStateNames}
        onChange={change}
      />
      <LatePart fallback={<Skeleton label={appTexts.loading} />}>
        <ReportedWorkList
          // Another question begins anew: nothing of the last one's answer stands under it.
          key={`${view.state} ${text}`}
          state={view.state}
          text={text}
          empty={empty[view.state]()}
          onClear={() => change({ search: '' })}
        />
      </LatePart>
    </section>
  );
}
