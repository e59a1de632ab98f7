import { useState } from 'react';
import { openTasks } from '../../../data/queries/volunteers/open-tasks.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { appTexts } from '../../../strings/shell/app.ts';
import { disasterListTexts } from '../../../strings/public/disasters.ts';
import { taskListTexts } from '../../../strings/volunteers/tasks.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { VirtualList } from '../../../ui/list/virtual-list.tsx';
import type { RoughPlace } from '../place/rough-place.ts';
import type { TaskFilter } from './task-address.ts';
import { TaskCard } from './task-card.tsx';
import type { Standing } from './standing.ts';

/** Rows that are read at first, and then more each time the end comes near. */
const STEP = 60;

interface TaskListProps {
  filter: TaskFilter;
  /** From where the nearest are sought. */
  place: RoughPlace | undefined;
  standing: Standing;
  now: number;
  onClear(): void;
}

/** The active disasters: the nearest first where a place is known, else the newest. */
export function TaskList({ filter: { type, severity, km }, place, standing, now, onClear }: TaskListProps) {
  const account = usePerson()?.id;
  const [limit, setLimit] = useState(STEP);
  const { lat, lng } = place?.from ?? {};
  const found = useQuery(() => {
    const from = lat === undefined || lng === undefined ? undefined : { lat, lng };
    return openTasks({ type, severity, withinKm: km, from, limit });
  }, [type, severity, km, lat, lng, limit, account]);
  if (found === undefined) return <Skeleton label={appTexts.loading} lines={6} />;
  if (found.rows.length === 0) {
    return type || severity || km ? (
      <EmptyState
        icon="report"
        title={taskListTexts.noneFits}
        actions={<Button onClick={onClear}>{disasterListTexts.clear}</Button>}
      />
    ) : (
      <EmptyState icon="report" title={taskListTexts.none}>
        {taskListTexts.noneHow}
      </EmptyState>
    );
  }
  return (
    <VirtualList
      rows={found.rows}
      keyOf={({ _id }) => _id}
      render={(task) => (
        <TaskCard
          task={task}
          standing={standing.of(task._id)}
          here={place?.by === 'here' ? place : undefined}
          now={now}
        />
      )}
      isGrid
      {...(found.hasMore && { onNearEnd: () => setLimit(found.rows.length + STEP) })}
    />
  );
}
