import { useState } from 'react';
import { systemClock } from '../../../../contract/base/clock.ts';
import { limits } from '../../../../contract/limits.ts';
import { chooseSharing } from '../../../data/commands/volunteers/volunteer-notes.ts';
import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import { sharingTexts } from '../../../strings/volunteers/sharing.ts';
import { Button } from '../../../ui/button.tsx';
import { described, Field } from '../../../ui/form/field.tsx';
import { SharingState } from './sharing-state.tsx';
import styles from '../list/task.module.css';
import { useSharing } from './use-sharing.ts';
import { useStopSharing } from './use-stop-sharing.ts';

const HOUR_MS = 3_600_000;
/** A little before the server's own limit: its clock and the phone's are not the same. */
const LONGEST_MS = limits.shareHours * HOUR_MS - 5 * 60_000;
const choices = [1, 4, limits.shareHours] as const;

/** Sharing one's position for this work: off until it is chosen, with its end, and ended at any time. */
export function SharingSection({ work, now }: { work: ShownWork; now: number }) {
  const sharing = useSharing(work, now);
  const { notice, forget, stop } = useStopSharing(work._id);
  const [hours, setHours] = useState<number>(choices[0]);
  const isOn = sharing.choice !== undefined;

  function start(): void {
    forget();
    const until = systemClock.now() + Math.min(hours * HOUR_MS, LONGEST_MS);
    void chooseSharing({ workId: work._id, until }).catch(console.error);
  }

  return (
    <section className={styles['section']}>
      <h2>{sharingTexts.title}</h2>
      <SharingState sharing={sharing} now={now}>
        <Button onClick={stop}>{sharingTexts.stop}</Button>
      </SharingState>
      <p role="status">{isOn ? '' : sharing.trouble === 'ended' ? sharingTexts.ended : notice || sharingTexts.off}</p>
      {!isOn && (
        <>
          <p className={styles['note']}>{sharingTexts.who}</p>
          <div className={styles['choice']}>
            <Field name="hours" label={sharingTexts.howLong}>
              <select
                {...described({ name: 'hours' })}
                value={hours}
                onChange={(event) => setHours(Number(event.currentTarget.value))}
              >
                {choices.map((one) => (
                  <option key={one} value={one}>
                    {one === limits.shareHours ? sharingTexts.untilDone(one) : sharingTexts.hours(one)}
                  </option>
                ))}
              </select>
            </Field>
            <Button icon="pin" onClick={start}>
              {sharingTexts.start}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
