import { useState, type ReactNode } from 'react';
import type { ListedDisaster } from '../../../data/queries/lists/disasters.ts';
import type { KeptPart } from '../../../data/queries/lists/lists.ts';
import { openTasks } from '../../../data/queries/volunteers/open-tasks.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { routes } from '../../../routes.ts';
import { appTexts } from '../../../strings/shell/app.ts';
import { disasterListTexts } from '../../../strings/public/disasters.ts';
import { taskListTexts } from '../../../strings/volunteers/tasks.ts';
import { numberText } from '../../../strings/plural.ts';
import { moreDisasterTexts } from '../../../strings/public/more-disasters.ts';
import { restTexts } from '../../../strings/public/rest-on-server.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { VirtualList } from '../../../ui/list/virtual-list.tsx';
import type { RoughPlace } from '../place/rough-place.ts';
import type { TaskFilter } from './task-address.ts';
import { TaskCard } from './task-card.tsx';
import type { Standing } from './standing.ts';
import styles from './task.module.css';

/** Rows that are read at first, and then more each time the end comes near. */
const STEP = 60;
/** Above what stands below the first ones: side by side where there is room, one of which is in view on the smallest phone. */
const FIRST = 2;

interface TaskListProps {
  filter: TaskFilter;
  /** From where the nearest are sought. */
  place: RoughPlace | undefined;
  standing: Standing;
  /** The server has told all of them: only then there are none. */
  isWhole: boolean;
  /** Where this phone keeps a part of them. */
  kept: KeptPart | undefined;
  now: number;
  onClear(): void;
  /** What is below the first of them. It stays, with the focus in it, whatever is asked for. */
  children: ReactNode;
}

/** The active disasters: the nearest first where a place is known, else the newest. */
export function TaskList({ filter, place, standing, isWhole, kept, now, onClear, children }: TaskListProps) {
  const { type, severity, km } = filter;
  const account = usePerson()?.id;
  // Another choice begins with the first rows again.
  const asked = `${type} ${severity} ${km}`;
  const [more, setMore] = useState({ asked, limit: STEP });
  const limit = more.asked === asked ? more.limit : STEP;
  const { lat, lng } = place?.from ?? {};
  const read = useQuery(async () => {
    const from = lat === undefined || lng === undefined ? undefined : { lat, lng };
    return { asked, ...(await openTasks({ type, severity, withinKm: km, from, limit })) };
  }, [asked, lat, lng, limit, account]);
  // What the choice before found says nothing of this one.
  const found = read?.asked === asked ? read : undefined;
  const rows = found?.rows ?? [];
  const isChosen = [type, severity, km].some((one) => one !== undefined);
  const drawn = {
    keyOf: ({ _id }: ListedDisaster) => _id,
    render: (task: ListedDisaster) => (
      <TaskCard
        task={task}
        standing={standing.of(task._id)}
        here={place?.by === 'here' ? place : undefined}
        now={now}
      />
    ),
    isGrid: true,
  };
  return (
    <>
      {found === undefined ? (
        <Skeleton label={appTexts.loading} lines={6} />
      ) : rows.length === 0 ? (
        isWhole && !kept && <NoTasks isChosen={isChosen} onClear={onClear} />
      ) : (
        <VirtualList key={asked} rows={rows.slice(0, FIRST)} {...drawn} />
      )}
      {children}
      {rows.length > FIRST && (
        <VirtualList
          key={`${asked} others`}
          rows={rows.slice(FIRST)}
          {...drawn}
          {...(found?.hasMore && { onNearEnd: () => setMore({ asked, limit: rows.length + STEP }) })}
        />
      )}
      {kept && found?.hasMore === false && <Others filter={filter} kept={kept} isNone={rows.length === 0} />}
    </>
  );
}

/** What this phone does not keep is on the list of all disasters, which the server has. */
function Others({ filter: { type, severity }, kept, isNone }: OthersProps) {
  const query = new URLSearchParams({ status: 'active', ...(type && { type }), ...(severity && { severity }) });
  return (
    <>
      <p className={styles['note']}>
        {isNone && `${moreDisasterTexts.noneKept} `}
        {restTexts.kept(numberText(kept.rows), numberText(kept.of))}
      </p>
      <ButtonLink to={`${routes.disasters}?${query.toString()}`}>{disasterListTexts.all}</ButtonLink>
    </>
  );
}

interface OthersProps {
  filter: TaskFilter;
  kept: KeptPart;
  isNone: boolean;
}

function NoTasks({ isChosen, onClear }: { isChosen: boolean; onClear(): void }) {
  return isChosen ? (
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
