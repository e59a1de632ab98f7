import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import { Link } from 'react-router-dom';
import type { ListedDisaster } from '../../../data/queries/lists/disasters.ts';
import { isFull } from '../../../data/queries/volunteers/open-tasks.ts';
import door from '../../../parts/records/card-door.module.css';
import { placeLine } from '../../../parts/records/disaster-place.ts';
import { placesText } from '../../../parts/records/places-text.ts';
import { publicOutline } from '../../../parts/records/public-outline.ts';
import { disasterTexts } from '../../../strings/public/disasters.ts';
import { taskListTexts } from '../../../strings/volunteers/tasks.ts';
import { timeSince } from '../../../strings/time.ts';
import { exactTime } from '../../../strings/exact-time.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { awayFromHere } from '../place/direction.ts';
import type { RoughPlace } from '../place/rough-place.ts';
import { taskPath } from './task-address.ts';
import styles from './task.module.css';
import { taskMessage } from './task-words.ts';

interface TaskCardProps {
  task: ListedDisaster;
  /** Is it the volunteer's own, or asked for? */
  standing: 'mine' | 'asked' | undefined;
  /** How exactly the phone knows where it is; undefined where the task's `km` is not from there but from where it once was. */
  here: Pick<RoughPlace, 'accuracyM'> | undefined;
  now: number;
}

/** One active disaster as a notification. All of it leads to its page. */
export function TaskCard({ task, standing, here, now }: TaskCardProps) {
  const at = epochMsOf(task.reportedAt);
  const places = placesText(task);
  return (
    <div className={door['door']}>
      <Card as="article" data-task={task._id}>
        <h4 className={styles['name']}>
          <Link to={taskPath(task._id)} state={publicOutline(task)} className={door['link']}>
            {taskMessage(task)}
          </Link>
        </h4>
        <p className={styles['marks']}>
          {standing === 'mine' && <Badge tone="sent">{taskListTexts.mine}</Badge>}
          {standing === 'asked' && <Badge tone="waiting">{taskListTexts.asked}</Badge>}
          {standing === undefined && isFull(task) && <Badge tone="bad">{taskListTexts.full}</Badge>}
          {places !== undefined && <Badge tone="info">{places}</Badge>}
        </p>
        <div className={door['facts']}>
          <p className={door['fact']}>
            <Icon name="pin" size={18} />
            <span>
              <bdi>{placeLine(task)}</bdi>
              {here && awayFromHere(task, here)}
            </span>
          </p>
          {Number.isFinite(at) && (
            <p className={door['fact']}>
              <Icon name="clock" size={18} />
              <span title={exactTime(at)}>{disasterTexts.reported(timeSince(at, now))}</span>
            </p>
          )}
        </div>
      </Card>
    </div>
  );
}
