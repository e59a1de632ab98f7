import { useState } from 'react';
import { systemClock } from '../../../contract/base/clock.ts';
import { zoneOf } from '../../../contract/policies/time-zone.ts';
import { alertTexts } from '../../strings/shell/alerts.ts';
import { CheckField, TextField } from '../../ui/form/field.tsx';
import { minutesIn, timeText } from './minutes.ts';
import type { WishesPart } from './which-part.tsx';
import styles from './alerts.module.css';

/** From ten in the evening until six in the morning. */
const NIGHT = { from: 22 * 60, to: 6 * 60 };

/** Hours in which nothing comes, but for critical disasters if that is left on. In the time of where the phone is when they are chosen. */
export function QuietPart({ wishes, onChoose }: WishesPart) {
  const { quiet, ...rest } = wishes;
  const [hasZone, setHasZone] = useState(true);
  const put = (change: Partial<NonNullable<typeof quiet>>) => {
    const now = systemClock.now();
    const timeZone = zoneOf(Intl.DateTimeFormat().resolvedOptions().timeZone, -new Date(now).getTimezoneOffset());
    setHasZone(timeZone !== undefined);
    // Hours that no clock shows would be chosen, and never kept.
    if (timeZone !== undefined)
      onChoose({ ...rest, quiet: { ...NIGHT, butCritical: true, ...quiet, timeZone, ...change } });
  };
  return (
    <fieldset className={styles['part']}>
      <legend>{alertTexts.quietTitle}</legend>
      <CheckField
        name="alert-quiet"
        label={alertTexts.quiet}
        checked={quiet !== undefined}
        onChange={({ currentTarget: { checked } }) => (checked ? put({}) : onChoose(rest))}
      />
      {!hasZone && (
        <p role="alert" className={styles['notice']}>
          {alertTexts.noZone}
        </p>
      )}
      {quiet && (
        <>
          <div className={styles['choices']}>
            {(['from', 'to'] as const).map((end) => (
              <TextField
                key={end}
                name={`alert-quiet-${end}`}
                type="time"
                label={alertTexts[end]}
                value={timeText(quiet[end])}
                onChange={({ currentTarget: { value } }) => {
                  const minutes = minutesIn(value);
                  if (minutes !== undefined) put({ [end]: minutes });
                }}
              />
            ))}
          </div>
          <p role="status" className={styles['notice']}>
            {quiet.from === quiet.to ? alertTexts.quietNever : ''}
          </p>
          <CheckField
            name="alert-critical"
            label={alertTexts.butCritical}
            checked={quiet.butCritical}
            onChange={({ currentTarget: { checked } }) => put({ butCritical: checked })}
          />
        </>
      )}
    </fieldset>
  );
}
