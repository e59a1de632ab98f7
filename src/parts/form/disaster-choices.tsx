import { disasterTypes, severities, type DisasterType, type Severity } from '../../../contract/enumerations.ts';
import { disasterListTexts, severityWords } from '../../strings/public/disasters.ts';
import { disasterTypeLabels } from '../../strings/forms/labels.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { oneOf } from './one-of.ts';

interface DisasterChoicesProps {
  type: DisasterType | undefined;
  severity: Severity | undefined;
  onChange(part: { type?: DisasterType | undefined; severity?: Severity | undefined }): void;
}

/** Which kind of disaster, and how grave: two fields, for a form that holds others too. */
export function DisasterChoices({ type, severity, onChange }: DisasterChoicesProps) {
  return (
    <>
      <ChoiceField
        name="type"
        label={disasterListTexts.type}
        any={disasterListTexts.anyType}
        options={Object.entries(disasterTypeLabels)}
        value={type}
        onChoose={(value) => onChange({ type: oneOf(disasterTypes, value) })}
      />
      <ChoiceField
        name="severity"
        label={disasterListTexts.severity}
        any={disasterListTexts.anySeverity}
        options={severities.map((one) => [one, severityWords[one]] as const)}
        value={severity}
        onChoose={(value) => onChange({ severity: oneOf(severities, value) })}
      />
    </>
  );
}
