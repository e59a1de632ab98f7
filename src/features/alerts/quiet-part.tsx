import { alertTexts } from '../../strings/alerts.ts';
import { CheckField, TextField } from '../../ui/form/field.tsx';
import { minutesIn, timeText } from './minutes.ts';
import type { WishesPart } from './which-part.tsx';
import styles from './alerts.module.css';

/** From ten in the evening until six in the morning. */
const NIGHT = { from: 22 * 60, to: 6 * 60 };

/** Hours in which nothing comes, but for critical disasters if that is left on. In the time of where the phone is when they are chosen. */
export function QuietPart({ wishes, onChoose }: WishesPart) {
  const { quiet, ...rest } = wishes;
  const put = (change: Partial<NonNullable<typeof quiet>>) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
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
