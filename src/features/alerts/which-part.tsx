import { disasterTypes, severities, type Severity } from '../../../contract/enumerations.ts';
import type { ChosenWishes } from '../../data/queries/alerts.ts';
import { alertTexts } from '../../strings/shell/alerts.ts';
import { disasterTypeLabels, severityLabels } from '../../strings/forms/labels.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { CheckField } from '../../ui/form/field.tsx';
import styles from './alerts.module.css';

export interface WishesPart {
  wishes: ChosenWishes;
  onChoose(wishes: ChosenWishes): void;
}

const radii = [5, 10, 25, 50, 100, 250] as const;

/** Kinds, seriousness and distance. */
export function WhichPart({ wishes, onChoose }: WishesPart) {
  const { types = [], minSeverity, radiusKm, ...rest } = wishes;
  const choose = (change: Partial<ChosenWishes>) => {
    const next = { types, ...(minSeverity && { minSeverity }), ...(radiusKm && { radiusKm }), ...change };
    // All of them is the same as none chosen, also when a later version knows more.
    const { types: chosen = [], ...others } = next;
    const isSome = chosen.length > 0 && chosen.length < disasterTypes.length;
    onChoose({ ...rest, ...others, ...(isSome && { types: chosen }) });
  };
  return (
    <>
      <fieldset className={styles['part']}>
        <legend>{alertTexts.types}</legend>
        <p className={styles['soft']}>{alertTexts.typesHint}</p>
        <div className={styles['choices']}>
          {disasterTypes.map((type) => (
            <CheckField
              key={type}
              name={`alert-type-${type}`}
              label={disasterTypeLabels[type]}
              checked={types.includes(type)}
              onChange={({ currentTarget: { checked } }) =>
                choose({ types: disasterTypes.filter((one) => (one === type ? checked : types.includes(one))) })
              }
            />
          ))}
        </div>
      </fieldset>
      <ChoiceField
        name="alert-severity"
        label={alertTexts.minSeverity}
        any={alertTexts.anySeverity}
        options={severities.map((severity) => [severity, severityLabels[severity]] as const)}
        value={minSeverity}
        onChoose={(value) =>
          value === '' ? onChoose(withoutSeverity(wishes)) : choose({ minSeverity: value as Severity })
        }
      />
      <ChoiceField
        name="alert-radius"
        label={alertTexts.radius}
        any={alertTexts.anyRadius}
        options={radii.map((kilometres) => [String(kilometres), alertTexts.radiusKm(kilometres)] as const)}
        value={radiusKm === undefined ? undefined : String(radiusKm)}
        onChoose={(value) => (value === '' ? onChoose(withoutRadius(wishes)) : choose({ radiusKm: Number(value) }))}
      />
    </>
  );
}

function withoutSeverity({ minSeverity: _any, ...wishes }: ChosenWishes): ChosenWishes {
  return wishes;
}

function withoutRadius({ radiusKm: _any, ...wishes }: ChosenWishes): ChosenWishes {
  return wishes;
}
