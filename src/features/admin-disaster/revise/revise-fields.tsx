import { disasterTypes, severities } from '../../../../contract/enumerations.ts';
import type { FormValues } from '../../../hooks/draft/form-values.ts';
import { LatePlacePin } from '../../../maps/pin/late-place-pin.tsx';
import { positionText } from '../../../maps/pin/position-text.ts';
import { LatePart } from '../../../parts/late-part.tsx';
import { deskFieldName, reviseTexts as words } from '../../../strings/admin/admin-disaster.ts';
import { severityWords } from '../../../strings/public/disasters.ts';
import { disasterTypeLabels } from '../../../strings/forms/labels.ts';
import { readPosition } from '../../../../contract/base/read-position.ts';
import { controlId, SelectField, TextArea, TextField } from '../../../ui/form/field.tsx';

interface ReviseFieldsProps {
  start: FormValues;
  problems: Readonly<Record<string, string>>;
  onFilled(): void;
}

export function ReviseFields({ start, problems, onFilled }: ReviseFieldsProps) {
  const field = (name: string) => ({ name, problem: problems[name], defaultValue: start[name] ?? '' });
  return (
    <>
      <SelectField
        {...field('disasterType')}
        label={deskFieldName('disasterType')}
        options={optionsOf(disasterTypes, disasterTypeLabels, start['disasterType'])}
      />
      <SelectField
        {...field('severity')}
        label={deskFieldName('severity')}
        options={optionsOf(severities, severityWords, start['severity'])}
      />
      <TextField {...field('address')} label={deskFieldName('address')} autoComplete="off" />
      <TextField
        {...field('position')}
        label={deskFieldName('location')}
        hint={words.positionHint}
        optional={words.optional}
        autoComplete="off"
      />
      <LatePart>
        <LatePlacePin
          pin={undefined}
          known={() => readPosition(positionControl()?.value ?? '')}
          onSet={(point) => {
            const control = positionControl();
            if (control) control.value = positionText(point);
            onFilled();
          }}
        />
      </LatePart>
      <TextArea {...field('description')} label={deskFieldName('description')} dir="auto" />
      <TextField
        {...field('peopleAffected')}
        label={deskFieldName('peopleAffected')}
        optional={words.optional}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextArea
        {...field('assistanceRequired')}
        label={deskFieldName('assistanceRequired')}
        optional={words.optional}
        dir="auto"
      />
    </>
  );
}

function positionControl(): HTMLInputElement | undefined {
  const found = document.getElementById(controlId('position'));
  return found instanceof HTMLInputElement ? found : undefined;
}

/** In the contract's order; behind them what a newer app wrote, so that a form that is sent back leaves it as it is. */
function optionsOf<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value | 'other', string>>,
  current = '',
) {
  const isKnown = current === '' || (values as readonly string[]).includes(current);
  return Object.fromEntries([
    ...values.map((value) => [value, labels[value]]),
    ...(isKnown ? [] : [[current, labels.other]]),
  ]);
}
