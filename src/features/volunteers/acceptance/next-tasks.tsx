import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Point } from '../../../../contract/base/great-circle.ts';
import type { DeskState } from '../../../hooks/lists/use-desk.ts';
import { otherTasks } from '../../../data/queries/volunteers/open-tasks.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { placeLine } from '../../../parts/records/disaster-place.ts';
import { publicOutline } from '../../../parts/records/public-outline.ts';
import { outcomeTexts } from '../../../strings/volunteers/accepting.ts';
import { List, ListRow } from '../../../ui/list/list.tsx';
import { awayFromHere } from '../place/direction.ts';
import { useOwnPosition } from '../place/own-position.ts';
import { useRoughPlace } from '../place/rough-place.ts';
import { taskPath } from '../list/task-address.ts';
import { taskMessage } from '../list/task-words.ts';
import styles from '../list/task.module.css';

const MOST = 3;

interface NextTasksProps {
  state: DeskState;
  /** Those that they got no place on, or have left. */
  without: readonly string[];
  /** Where the nearest are sought where the phone's own place is not known. */
  around?: Point | undefined;
}

/** For who has no place: the nearest others that are not full, and the newest where nothing tells what is near. Says nothing where there is none. */
export function NextTasks({ state, without, around }: NextTasksProps) {
  const titleId = useId();
  const account = usePerson()?.id;
  const own = useOwnPosition();
  const known = useRoughPlace(own);
  const from = known?.place?.from ?? around;
  const key = without.join();
  const rows = useQuery(
    () => otherTasks(from, new Set(key.split(',')), MOST).catch(() => []),
    [from?.lat, from?.lng, key, account],
  );
  if (state.desk?.activeDisasterId !== undefined || !known || !rows || rows.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <h3 id={titleId}>{from ? outcomeTexts.next : outcomeTexts.others}</h3>
      {!from && <p className={styles['note']}>{outcomeTexts.noDistance}</p>}
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
                {known.place?.by === 'here' && awayFromHere(task, known.place)}
              </>
            }
          />
        ))}
      </List>
    </section>
  );
}
