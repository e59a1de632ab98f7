import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import { stepNames } from '../../../strings/volunteers/step-names.ts';
import { stepTexts } from '../../../strings/volunteers/steps.ts';
import { clockTime } from '../../../strings/volunteers/tasks.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from '../list/task.module.css';

const stations = ['on-the-way', 'arrived', 'done'] as const;

/** The steps that were taken, each with its time, and whether the server has it; the ones to come stand pale. */
export function Way({ work, now }: { work: ShownWork; now: number }) {
  const times = { 'on-the-way': work.onTheWayAt, arrived: work.arrivedAt, done: work.doneAt };
  return (
    <ol className={styles['way']} aria-label={stepTexts.way}>
      <Station name={stepTexts.accepted} at={epochMsOf(work.decidedAt)} isWaiting={false} now={now} />
      {stations.map((step) => {
        const pending = work.pending.find((one) => one.step === step && one.state !== 'needs-you');
        const at = epochMsOf(times[step] ?? '');
        return (
          <Station
            key={step}
            name={stepNames[step]}
            at={Number.isFinite(at) ? at : pending?.createdAt}
            isWaiting={!Number.isFinite(at) && pending !== undefined && pending.state !== 'sent'}
            now={now}
          />
        );
      })}
    </ol>
  );
}

interface StationProps {
  name: string;
  /** Epoch milliseconds; absent: not yet. */
  at: number | undefined;
  isWaiting: boolean;
  now: number;
}

function Station({ name, at, isWaiting, now }: StationProps) {
  const isReached = at !== undefined;
  return (
    <li className={isReached ? styles['reached'] : styles['ahead']}>
      <Icon name={isWaiting ? 'clock' : isReached ? 'check' : 'more'} size={20} />
      <span>
        {name}
        {isReached && ` · ${clockTime(at, now)}`}
        {isWaiting && ` · ${stepTexts.waits}`}
      </span>
    </li>
  );
}
