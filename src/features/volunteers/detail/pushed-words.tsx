import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import { PUBLIC_RADIUS_M } from '../../../../contract/policies/public-position.ts';
import type { ReportView } from '../../../../contract/entities/report.ts';
import type { PushedAlert } from '../../../data/queries/volunteers/pushed-tasks.ts';
import { farText } from '../../../strings/how-far.ts';
import { pushedTaskTexts } from '../../../strings/volunteers/pushed-task.ts';
import { exactTime } from '../../../strings/exact-time.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import styles from '../list/task.module.css';

/** What the alert said in its sender's own words, and how far it is from where this device wants alerts. Nothing once it is over. */
export function PushedWords({ alert, disaster }: { alert: PushedAlert; disaster: ReportView }) {
  const { title, body, at, task } = alert;
  const sentAt = epochMsOf(at);
  if (disaster.displayStatus !== 'active') return null;
  return (
    <div data-alert>
      <Banner tone="note" title={pushedTaskTexts.calling} isQuiet>
        <p dir="auto" className={styles['words']}>
          <strong>{title}</strong>
        </p>
        {body !== '' && (
          <p dir="auto" className={styles['words']}>
            {body}
          </p>
        )}
        <p className={styles['note']}>
          {Number.isFinite(sentAt) && pushedTaskTexts.came(exactTime(sentAt))}
          {task.distanceKm !== undefined &&
            ` · ${pushedTaskTexts.away(farText(task.distanceKm * 1000, PUBLIC_RADIUS_M))}`}
        </p>
      </Banner>
    </div>
  );
}
