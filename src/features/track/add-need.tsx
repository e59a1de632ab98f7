import { useRef, useState } from 'react';
import { isCounted, NO_QUANTITY } from '../../../contract/counted-needs.ts';
import { knownNeeds } from '../../../contract/known-needs.ts';
import { limits } from '../../../contract/limits.ts';
import { readForm } from '../../hooks/draft/form-values.ts';
import { LeaveQuestion } from '../../parts/leave-question.tsx';
import { aidTexts } from '../../strings/forms/aid.ts';
import { needLabel, needType } from '../../strings/forms/needs.ts';
import { ownActTexts } from '../../strings/forms/track.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField, TextField } from '../../ui/form/field.tsx';
import styles from './track.module.css';

interface AddNeedProps {
  onSave(need: { type: string; quantity: string; urgent: boolean }): Promise<void>;
  onLeave(): void;
}

/** One more requirement of a request that was sent. */
export function AddNeed({ onSave, onLeave }: AddNeedProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);
  const [isTyped, setTyped] = useState(false);

  async function save(): Promise<void> {
    if (!form.current || isSaving) return;
    const { type = '', quantity = '', urgent } = readForm(form.current);
    const missing = {
      ...(type.trim() === '' && { type: ownActTexts.missingWhat }),
      ...(quantity.trim() === '' && isCounted(needType(type.trim())) && { quantity: ownActTexts.missingQuantity }),
    };
    setProblems(missing);
    const [first] = Object.keys(missing);
    if (first !== undefined) {
      form.current.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
      return;
    }
    setSaving(true);
    await onSave({ type: needType(type.trim()), quantity: quantity.trim() || NO_QUANTITY, urgent: urgent === 'true' });
    setSaving(false);
  }

  return (
    <form
      ref={form}
      noValidate
      className={styles['form']}
      onInput={() => setTyped(true)}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        name="type"
        label={ownActTexts.what}
        list="more-needs"
        autoComplete="off"
        maxLength={limits.needCharacters}
        problem={problems['type']}
      />
      <datalist id="more-needs">
        {knownNeeds.map((need) => (
          <option key={need}>{needLabel(need)}</option>
        ))}
      </datalist>
      <TextField
        name="quantity"
        label={ownActTexts.quantity}
        hint={aidTexts.quantityHint}
        autoComplete="off"
        maxLength={limits.quantityCharacters}
        problem={problems['quantity']}
      />
      <CheckField name="urgent" label={aidTexts.urgent} />
      <div className={styles['buttons']}>
        <Button type="submit" look="aid" aria-disabled={isSaving}>
          {ownActTexts.save}
        </Button>
        <Button onClick={onLeave}>{ownActTexts.no}</Button>
      </div>
      {isTyped && <LeaveQuestion />}
    </form>
  );
}
