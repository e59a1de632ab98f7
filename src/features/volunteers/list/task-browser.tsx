import { useState, type ReactNode } from 'react';
import type { KeptPart } from '../../../data/queries/lists/lists.ts';
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
  isWhole: boolean;
  /** Where this phone keeps a part of them. */
  kept?: KeptPart | undefined;
  now: number;
  /** What else is said below the first of them. */
  children?: ReactNode;
}

/** The active disasters, or those that are asked for. The choice among them is folded away, and below the first: those are read without it. */
export function TaskBrowser({ standing, isWhole, kept, now, children }: TaskBrowserProps) {
  const own = useOwnPosition();
  const known = useRoughPlace(own);
  const [filter, change] = useTaskFilter();
  const [isUnfolded, setUnfolded] = useState(() => Object.values(filter).some((one) => one !== undefined));
  // Else the newest would stand there for a moment, and be tapped in the place of the nearest.
  if (!known) return <Skeleton label={appTexts.loading} lines={6} />;
  const { place } = known;
  return (
    <TaskList
      filter={filter}
      place={place}
      standing={standing}
      isWhole={isWhole}
      kept={kept}
      now={now}
      onClear={() => change({ type: undefined, severity: undefined, km: undefined })}
    >
      <PositionButton own={own} place={place}>
        <Button icon="filter" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
          {taskListTexts.filter}
        </Button>
      </PositionButton>
      {isUnfolded && <TaskFilters filter={filter} hasPlace={place !== undefined} onChange={change} />}
      {children}
    </TaskList>
  );
}
