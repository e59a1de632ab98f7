import { knownNeeds } from '../../../contract/known-needs.ts';
import { formLimits } from '../../../contract/form-limits.ts';
import { aidTexts } from '../../strings/forms/aid.ts';
import { needLabel } from '../../strings/forms/needs.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField, TextField } from '../../ui/form/field.tsx';
import styles from './need-rows.module.css';

interface NeedRowsProps {
  /** One lasting key per row, so that a row keeps its text when one before it goes. */
  keys: readonly number[];
  problems: Readonly<Record<string, string>>;
  onAdd(): void;
  onRemove(key: number): void;
}

/** The growing list of needs. The first cannot be removed. */
export function NeedRows({ keys, problems, onAdd, onRemove }: NeedRowsProps) {
  return (
    <>
      <ol className={styles['rows']}>
        {keys.map((key, index) => (
          <li key={key}>
            <NeedRow index={index} problems={problems} onRemove={() => onRemove(key)} />
          </li>
        ))}
      </ol>
      <datalist id="known-needs">
        {knownNeeds.map((need) => (
          <option key={need}>{needLabel(need)}</option>
        ))}
      </datalist>
      {keys.length < formLimits.requirements && (
        <Button icon="plus" onClick={onAdd}>
          {aidTexts.addNeed}
        </Button>
      )}
    </>
  );
}

function NeedRow({
  index,
  problems,
  onRemove,
}: {
  index: number;
  problems: NeedRowsProps['problems'];
  onRemove(): void;
}) {
  const name = (field: string) => `requirements.${index}.${field}`;
  return (
    <fieldset className={styles['row']}>
      <legend className={styles['legend']}>{aidTexts.need(index + 1)}</legend>
      <TextField
        name={name('type')}
        label={aidTexts.type}
        list="known-needs"
        autoComplete="off"
        problem={problems[name('type')]}
      />
      <TextField
        name={name('quantity')}
        label={aidTexts.quantity}
        hint={index === 0 ? aidTexts.quantityHint : undefined}
        autoComplete="off"
        problem={problems[name('quantity')]}
      />
      <div className={styles['foot']}>
        <CheckField name={name('urgent')} label={aidTexts.urgent} />
        {index > 0 && (
          <Button
            look="quiet"
            icon="trash"
            aria-label={`${aidTexts.removeNeed}: ${aidTexts.need(index + 1)}`}
            onClick={onRemove}
          >
            {aidTexts.removeNeed}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
