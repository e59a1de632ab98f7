import { lazy } from 'react';
import { systemClock } from '../../../contract/base/clock.ts';
import { knownTime } from '../../data/queries/known-time.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { LatePart } from '../../parts/late-part.tsx';
import { bringOtherTexts } from '../../strings/packs.ts';
import { aidTexts } from '../../strings/forms/aid.ts';
import { fieldNames } from '../../strings/forms/field-names.ts';
import { exactTime } from '../../strings/exact-time.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { controlId, TextField } from '../../ui/form/field.tsx';
import { localFromTime } from './build-aid-form.ts';
import { useClock } from './use-clock.ts';
import styles from './deadline-field.module.css';

const ClockNote = lazy(() =>
  loadUntilThere(() => bringOtherTexts().then(async () => ({ default: (await import('./clock-note.tsx')).ClockNote }))),
);

const HOUR_MS = 3_600_000;

const shortcuts = [
  ['hours6', 6],
  ['tomorrow', 24],
  ['days3', 72],
] as const;

/**
 * Day and time in the phone's time zone, with three common answers one tap away: counted from the server's time where the phone's clock is
 * certainly wrong, and not there where nobody knows the time.
 */
export function DeadlineField({ problem }: { problem: string | undefined }) {
  function choose(hours: number): void {
    const control = document.getElementById(controlId('deadline'));
    if (!(control instanceof HTMLInputElement)) return;
    const { now } = knownTime(systemClock.now());
    if (now === undefined) return;
    control.value = localFromTime(now + hours * HOUR_MS);
    announce(exactTime(new Date(control.value).getTime()));
    // As if it were typed: it is kept, and an error beside it is out of date.
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const clock = useClock();
  return (
    <>
      {clock.isWrong && (
        <LatePart>
          <ClockNote says={clock.says} isReckoned={clock.isReckoned} />
        </LatePart>
      )}
      <TextField name="deadline" label={fieldNames.deadline} type="datetime-local" problem={problem} />
      {clock.isReckoned && (
        <div role="group" aria-label={fieldNames.deadline} className={styles['shortcuts']}>
          {shortcuts.map(([name, hours]) => (
            <Button key={name} onClick={() => choose(hours)}>
              {aidTexts.soon[name]}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
