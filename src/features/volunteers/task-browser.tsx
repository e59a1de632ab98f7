import { roughPlace, useOwnPosition } from './own-position.ts';
import { PositionButton } from './position-button.tsx';
import type { Standing } from './standing.ts';
import { TaskFilters } from './task-filters.tsx';
import { TaskList } from './task-list.tsx';
import { useTaskFilter } from './use-task-filter.ts';

/** The active disasters, or those that are asked for. */
export function TaskBrowser({ standing, now }: { standing: Standing; now: number }) {
  const own = useOwnPosition();
  const [filter, change] = useTaskFilter();
  return (
    <>
      <TaskFilters filter={filter} hasPlace={roughPlace(own) !== undefined} onChange={change} />
      <PositionButton own={own} isSorting />
      <TaskList
        // Another choice begins at the top again.
        key={`${filter.type} ${filter.severity} ${filter.km}`}
        filter={filter}
        own={own}
        standing={standing}
        now={now}
        onClear={() => change({ type: undefined, severity: undefined, km: undefined })}
      />
    </>
  );
}
