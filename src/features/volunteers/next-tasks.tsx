import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Point } from '../../../contract/base/great-circle.ts';
import type { DeskState } from '../../hooks/use-desk.ts';
import { otherTasks } from '../../data/queries/open-tasks.ts';
import { usePerson } from '../../hooks/use-person.ts';
import { useQuery } from '../../hooks/use-query.ts';
import { placeLine } from '../../parts/disaster-place.ts';
import { publicOutline } from '../../parts/public-outline.ts';
import { disasterTexts, kilometresText } from '../../strings/disasters.ts';
import { outcomeTexts } from '../../strings/accepting.ts';
import { List, ListRow } from '../../ui/list.tsx';
import { roughPlace, useOwnPosition } from './own-position.ts';
import { taskPath } from './task-address.ts';
import { taskMessage } from './task-words.ts';
import styles from './task.module.css';

const MOST = 3;

interface NextTasksProps {
  state: DeskState;
  /** Those that they got no place on, or have left. */
  without: readonly string[];
  /** Where the nearest are sought where the phone's own place is not known. */
  around?: Point | undefined;
}

/** For who has no place: the nearest others that are not full. Says nothing where there is none. */
export function NextTasks({ state, without, around }: NextTasksProps) {
  const titleId = useId();
  const account = usePerson()?.id;
  const own = useOwnPosition();
  const from = roughPlace(own) ?? around;
  const key = without.join();
  const rows = useQuery(
    () => otherTasks(from, new Set(key.split(',')), MOST).catch(() => []),
    [from?.lat, from?.lng, key, account],
  );
  if (state.desk?.activeDisasterId !== undefined || !rows || rows.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <h3 id={titleId}>{outcomeTexts.next}</h3>
      <List>
        {rows.map((task) => (
          <ListRow
            key={task._id}
            title={
              <Link to={taskPath(task._id)} state={publicOutline(task)}>
                {taskMessage(task)}
              </Link>
            }
            detail={
              <>
                <bdi>{placeLine(task)}</bdi>
                {own.kind === 'on' && task.km !== undefined && ` · ${disasterTexts.away(kilometresText(task.km))}`}
              </>
            }
          />
        ))}
      </List>
    </section>
  );
}
