import { useState } from 'react';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { reportFilterTexts } from '../../strings/admin/admin-reports.ts';
import { kilometresText } from '../../strings/public/disasters.ts';
import { Button } from '../../ui/button.tsx';
import { described, Field } from '../../ui/form/field.tsx';
import { placeOfView, radii, radiusOf, type NearView } from './near-place.ts';
import styles from './place-filter.module.css';

interface PlaceFilterProps {
  near: string;
  onChange(part: Pick<NearView, 'near'>): void;
}

/** A place as two numbers, typed or the phone's own: to about a kilometre, since it stands in the address then. */
export function PlaceFilter({ near, onChange }: PlaceFilterProps) {
  const [isAsking, setAsking] = useState(false);
  const [notice, setNotice] = useState('');
  const isWrong = near.trim() !== '' && placeOfView({ near }) === undefined;
  const field = {
    name: 'near',
    hint: reportFilterTexts.nearHint,
    problem: isWrong ? reportFilterTexts.notAPlace : undefined,
  };

  async function ask(): Promise<void> {
    if (isAsking) return;
    setAsking(true);
    setNotice(reportFilterTexts.finding);
    const { askPlace } = await loadUntilThere(() => import('./ask-place.ts'));
    const answer = await askPlace();
    setAsking(false);
    setNotice(answer.ok ? reportFilterTexts.isFound : answer.failure);
    if (answer.ok) onChange({ near: answer.value });
  }

  return (
    <div className={styles['place']}>
      <Field {...field} label={reportFilterTexts.near}>
        <input
          {...described({ ...field, optional: reportFilterTexts.near })}
          type="text"
          dir="ltr"
          inputMode="text"
          autoComplete="off"
          value={near}
          onChange={(event) => {
            setNotice('');
            onChange({ near: event.target.value || undefined });
          }}
        />
      </Field>
      <div className={styles['actions']}>
        <Button icon="pin" aria-disabled={isAsking} onClick={() => void ask()}>
          {reportFilterTexts.nearMe}
        </Button>
        <p role="status">{notice}</p>
      </div>
    </div>
  );
}

/** Without a place nothing is around it. */
export function RadiusField({ km, onChange }: { km: number; onChange(part: Partial<NearView>): void }) {
  return (
    <Field name="km" label={reportFilterTexts.radius}>
      <select
        {...described({ name: 'km', optional: reportFilterTexts.radius })}
        value={km}
        onChange={(event) => {
          const chosen = radiusOf(event.currentTarget.value);
          if (chosen !== undefined) onChange({ km: chosen });
        }}
      >
        {radii.map((one) => (
          <option key={one} value={one}>
            {kilometresText(one)}
          </option>
        ))}
      </select>
    </Field>
  );
}
