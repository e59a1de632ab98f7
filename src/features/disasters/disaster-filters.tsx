import { openStatuses } from '../../../contract/enumerations.ts';
import { DisasterChoices } from '../../parts/form/disaster-choices.tsx';
import { oneOf } from '../../parts/form/one-of.ts';
import { disasterListTexts, disasterTexts } from '../../strings/public/disasters.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import styles from './disasters-screen.module.css';
import type { View } from './read-view.ts';

/** Which disasters are looked at: each choice counts at once. */
export function DisasterFilters({ view, onChange }: { view: View; onChange(part: Partial<View>): void }) {
  const { type, severity, status } = view;
  return (
    <div role="search" aria-label={disasterListTexts.filters} className={styles['filters']}>
      <DisasterChoices type={type} severity={severity} onChange={onChange} />
      <ChoiceField
        name="status"
        label={disasterListTexts.status}
        any={disasterListTexts.anyStatus}
        options={[
          ['active', disasterTexts.active],
          ['resolved', disasterTexts.resolved],
        ]}
        value={status}
        onChoose={(value) => onChange({ status: oneOf(openStatuses, value) })}
      />
    </div>
  );
}
