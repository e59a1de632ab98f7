import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import { stepNames } from '../../../strings/volunteers/step-names.ts';
import { stepTexts } from '../../../strings/volunteers/steps.ts';
import { clockTime } from '../../../strings/volunteers/tasks.ts';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from '../list/task.module.css';

const stations = ['on-the-way', 'arrived', 'done'] as const;

interface WayProps {
  work: ShownWork;
  now: number;
  /** Side by side, without the times. */
  isRail?: boolean;
}

/** The steps that were taken, each with its time, and whether the server has it; the ones to come stand pale. */
export function Way({ work, now, isRail = false }: WayProps) {
  const times = { 'on-the-way': work.onTheWayAt, arrived: work.arrivedAt, done: work.doneAt };
  const taken = stations.map((step) => {
    const pending = work.pending.find((one) => one.step === step && one.state !== 'needs-you');
    const at = epochMsOf(times[step] ?? '');
    return {
      name: stepNames[step],
      at: Number.isFinite(at) ? at : pending?.createdAt,
      isWaiting: !Number.isFinite(at) && pending !== undefined && pending.state !== 'sent',
    };
  });
  return (
    <ol className={styles[isRail ? 'rail' : 'way']} aria-label={stepTexts.way}>
      {[{ name: stepTexts.accepted, at: epochMsOf(work.decidedAt), isWaiting: false }, ...taken].map(
        (station, index, all) => (
          <Station
            key={station.name}
            {...station}
            isCurrent={station.at !== undefined && all[index + 1]?.at === undefined}
            isRail={isRail}
            now={now}
          />
        ),
      )}
    </ol>
  );
}

interface StationProps {
  name: string;
  /** Epoch milliseconds; absent: not yet. */
  at: number | undefined;
  isWaiting: boolean;
  /** The step that they are at. */
  isCurrent: boolean;
  isRail: boolean;
  now: number;
}

function Station({ name, at, isWaiting, isCurrent, isRail, now }: StationProps) {
  const isReached = at !== undefined;
  return (
    <li className={isReached ? styles['reached'] : styles['ahead']} aria-current={isCurrent ? 'step' : undefined}>
      <Icon name={isWaiting ? 'clock' : isReached ? 'check' : 'more'} size={20} />
      <span>
        {name}
        {isReached && !isRail && ` · ${clockTime(at, now)}`}
        {isWaiting && !isRail && ` · ${stepTexts.waits}`}
        {isWaiting && isRail && <VisuallyHidden> · {stepTexts.waits}</VisuallyHidden>}
      </span>
    </li>
  );
}
