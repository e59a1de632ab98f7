import { systemClock } from '../../../contract/base/clock.ts';
import { aidTexts } from '../../strings/aid.ts';
import { Button } from '../../ui/button.tsx';
import { controlId, TextField } from '../../ui/field.tsx';
import { localFromTime } from './build-aid-form.ts';
import styles from './deadline-field.module.css';

const HOUR_MS = 3_600_000;

const shortcuts = [
  { label: aidTexts.soon.hours6, hours: 6 },
  { label: aidTexts.soon.tomorrow, hours: 24 },
  { label: aidTexts.soon.days3, hours: 72 },
];

/** Day and time in the phone's time zone, with three common answers one tap away. */
export function DeadlineField({ problem, onFilled }: { problem: string | undefined; onFilled(): void }) {
  function choose(hours: number): void {
    const control = document.getElementById(controlId('deadline'));
    if (!(control instanceof HTMLInputElement)) return;
    control.value = localFromTime(systemClock.now() + hours * HOUR_MS);
    onFilled();
  }
  return (
    <>
      <TextField name="deadline" label={aidTexts.deadline} type="datetime-local" problem={problem} />
      <div className={styles['shortcuts']}>
        {shortcuts.map(({ label, hours }) => (
          <Button key={hours} onClick={() => choose(hours)}>
            {label}
          </Button>
        ))}
      </div>
    </>
  );
}
