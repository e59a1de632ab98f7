import { lazy, Suspense } from 'react';
import type { KeptPart } from '../../data/queries/lists/lists.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { oneOf } from '../../parts/form/one-of.ts';
import { LatePart } from '../../parts/late-part.tsx';
import { appTexts } from '../../strings/shell/app.ts';
import { disasterListTexts } from '../../strings/public/disasters.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { DisasterFilters } from './disaster-filters.tsx';
import { DisasterList } from './disaster-list.tsx';
import styles from './disasters-screen.module.css';
import { views } from './read-view.ts';
import { useNear } from './use-near.ts';
import { useView } from './use-view.ts';

const DisastersMap = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./disasters-map.tsx')).DisastersMap })),
);

/** Without a network, and until it has come, the map shows what this phone keeps. */
const CountedMap = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./counted-map.tsx')).CountedMap })),
);

interface BrowseProps {
  isWhole: boolean;
  kept: KeptPart | undefined;
  now: number;
}

/** All confirmed disasters, or those that are asked for: as a list and on a map. */
export function Browse({ isWhole, kept, now }: BrowseProps) {
  const [view, change] = useView();
  const { near, toggle } = useNear();
  const { type, severity, status } = view;
  const filter = { type, severity, status };
  const shown = { filter, isWhole, now };
  const clear = () => change({ type: undefined, severity: undefined, status: undefined });
  return (
    <div className={styles['browse']}>
      <DisasterFilters view={view} onChange={change} />
      <h2>
        <VisuallyHidden>{disasterListTexts.all}</VisuallyHidden>
      </h2>
      <Tabs
        label={disasterListTexts.ways}
        start={view.view}
        onOpen={(id) => change({ view: oneOf(views, id) ?? 'list' })}
        tabs={[
          {
            id: 'list',
            label: disasterListTexts.list,
            // Another choice begins at the top again.
            render: () => (
              <DisasterList
                key={`${type} ${severity} ${status}`}
                filter={filter}
                isWhole={isWhole}
                kept={kept}
                now={now}
                near={near}
                onNear={toggle}
                onClear={clear}
              />
            ),
          },
          {
            id: 'map',
            label: disasterListTexts.map,
            render: () => (
              <LatePart fallback={<Skeleton label={appTexts.loading} lines={6} />}>
                {kept ? (
                  <Suspense fallback={<DisastersMap {...shown} />}>
                    <CountedMap {...shown} />
                  </Suspense>
                ) : (
                  <DisastersMap {...shown} />
                )}
              </LatePart>
            ),
          },
        ]}
      />
    </div>
  );
}
