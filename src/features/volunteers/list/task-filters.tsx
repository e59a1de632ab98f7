import { disasterTypes, severities } from '../../../../contract/enumerations.ts';
import { disasterListTexts, kilometresText, severityWords } from '../../../strings/public/disasters.ts';
import { disasterTypeLabels } from '../../../strings/forms/labels.ts';
import { taskListTexts } from '../../../strings/volunteers/tasks.ts';
import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import { distances, type TaskFilter } from './task-address.ts';
import styles from './task.module.css';

interface TaskFiltersProps {
  filter: TaskFilter;
  /** Without a place nothing is near or far. */
  hasPlace: boolean;
  onChange(part: TaskFilter): void;
}

/** Which disasters are looked at: each choice counts at once. */
export function TaskFilters({ filter: { type, severity, km }, hasPlace, onChange }: TaskFiltersProps) {
  return (
    <div role="search" aria-label={disasterListTexts.filters} className={styles['filters']}>
      <ChoiceField
        name="type"
        label={disasterListTexts.type}
        any={disasterListTexts.anyType}
        options={Object.entries(disasterTypeLabels)}
        value={type}
        onChoose={(value) => onChange({ type: disasterTypes.find((one) => one === value) })}
      />
      <ChoiceField
        name="severity"
        label={disasterListTexts.severity}
        any={disasterListTexts.anySeverity}
        options={severities.map((one) => [one, severityWords[one]] as const)}
        value={severity}
        onChoose={(value) => onChange({ severity: severities.find((one) => one === value) })}
      />
      <ChoiceField
        name="km"
        label={taskListTexts.howFar}
        hint={hasPlace ? undefined : taskListTexts.needsPlace}
        any={taskListTexts.anyDistance}
        options={distances.map((one) => [`${one}`, taskListTexts.within(kilometresText(one))])}
        value={km === undefined ? undefined : `${km}`}
        onChoose={(value) => onChange({ km: distances.find((one) => `${one}` === value) })}
      />
    </div>
  );
}
