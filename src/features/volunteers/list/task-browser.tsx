import { useState } from 'react';
import { appTexts } from '../../../strings/shell/app.ts';
import { taskListTexts } from '../../../strings/volunteers/tasks.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useOwnPosition } from '../place/own-position.ts';
import { PositionButton } from './position-button.tsx';
import { useRoughPlace } from '../place/rough-place.ts';
import type { Standing } from './standing.ts';
import { TaskFilters } from './task-filters.tsx';
import { TaskList } from './task-list.tsx';
import { useTaskFilter } from './use-task-filter.ts';

interface TaskBrowserProps {
  standing: Standing;
  /** So many that a choice among them helps: else it is folded away. */
  areMany: boolean;
  now: number;
}

/** The active disasters, or those that are asked for. */
export function TaskBrowser({ standing, areMany, now }: TaskBrowserProps) {
  const own = useOwnPosition();
  const known = useRoughPlace(own);
  const [filter, change] = useTaskFilter();
  const [isUnfolded, setUnfolded] = useState(() => Object.values(filter).some((one) => one !== undefined));
  // Else the newest would stand there for a moment, and be tapped in the place of the nearest.
  if (!known) return <Skeleton label={appTexts.loading} lines={6} />;
  const { place } = known;
  return (
    <>
      {(areMany || isUnfolded) && <TaskFilters filter={filter} hasPlace={place !== undefined} onChange={change} />}
      <PositionButton own={own} place={place}>
        {!areMany && (
          <Button icon="filter" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
            {taskListTexts.filter}
          </Button>
        )}
      </PositionButton>
      <TaskList
        // Another choice begins at the top again.
        key={`${filter.type} ${filter.severity} ${filter.km}`}
        filter={filter}
        place={place}
        standing={standing}
        now={now}
        onClear={() => change({ type: undefined, severity: undefined, km: undefined })}
      />
    </>
  );
}
