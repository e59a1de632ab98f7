import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import { Link } from 'react-router-dom';
import type { ListedDisaster } from '../../../data/queries/lists/disasters.ts';
import { isFull } from '../../../data/queries/volunteers/open-tasks.ts';
import door from '../../../parts/records/card-door.module.css';
import { placeLine } from '../../../parts/records/disaster-place.ts';
import { placesText } from '../../../parts/records/places-text.ts';
import { publicOutline } from '../../../parts/records/public-outline.ts';
import { disasterTexts, kilometresText } from '../../../strings/public/disasters.ts';
import { taskListTexts } from '../../../strings/volunteers/tasks.ts';
import { timeSince } from '../../../strings/time.ts';
import { exactTime } from '../../../strings/exact-time.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { taskPath } from './task-address.ts';
import styles from './task.module.css';
import { taskMessage } from './task-words.ts';

interface TaskCardProps {
  task: ListedDisaster;
  /** Is it the volunteer's own, or asked for? */
  standing: 'mine' | 'asked' | undefined;
  /** `km` is from where the phone is, not from where it once was. */
  isFromHere: boolean;
  now: number;
}

/** One active disaster as a notification. All of it leads to its page. */
export function TaskCard({ task, standing, isFromHere, now }: TaskCardProps) {
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
              {isFromHere && task.km !== undefined && ` · ${disasterTexts.away(kilometresText(task.km))}`}
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
