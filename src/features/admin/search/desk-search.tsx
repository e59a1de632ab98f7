import { actLimits } from '../../../../contract/act-limits.ts';
import { deskSearchTexts } from '../../../strings/admin/admin-search.ts';
import { Chip, ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { Field } from '../../../ui/form/field.tsx';
import styles from './desk-search.module.css';
import type { DeskView } from './desk-view.ts';
import { SearchInput } from '../../../ui/form/search-input.tsx';

interface DeskSearchProps<State extends string> {
  /** Of the control. */
  name: string;
  label: string;
  hint?: string;
  view: DeskView<State>;
  /** Each state by its name, where there is a choice. */
  states?: Readonly<Record<State, string>>;
  onChange(part: Partial<DeskView<State>>): void;
}

/** What is looked for in a part of the Desk: each letter and each choice counts at once. */
export function DeskSearch<State extends string>({
  name,
  label,
  hint,
  view,
  states,
  onChange,
}: DeskSearchProps<State>) {
  return (
    <form role="search" className={styles['search']} onSubmit={(event) => event.preventDefault()}>
      <Field name={name} label={label} hint={hint}>
        <SearchInput
          {...{ name, label, hint }}
          most={actLimits.searchCharacters}
          value={view.search}
          onType={(search) => onChange({ search })}
        />
      </Field>
      {states && (
        <ChoiceChips label={deskSearchTexts.which}>
          {(Object.entries(states) as [State, string][]).map(([state, text]) => (
            <Chip key={state} isOn={view.state === state} onPress={() => onChange({ state })}>
              {text}
            </Chip>
          ))}
        </ChoiceChips>
      )}
    </form>
  );
}
