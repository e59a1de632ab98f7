import { actLimits } from '../../../contract/act-limits.ts';
import { ngoCategories } from '../../../contract/enumerations.ts';
import type { NgoSearch } from '../../data/queries/lists/ngos.ts';
import { NgoScopeSelect } from '../../parts/records/ngo-selects.tsx';
import { routes } from '../../routes.ts';
import { ngoCategoryLabels, ngoListTexts } from '../../strings/public/ngos.ts';
import { Chip, ChoiceChips } from '../../ui/form/choice-chips.tsx';
import { Field, described } from '../../ui/form/field.tsx';
import styles from './ngo-filters.module.css';

interface NgoFiltersProps {
  asked: NgoSearch;
  onChange(part: Partial<NgoSearch>): void;
  /** Enter, or the keyboard's own search key. */
  onSubmit(): void;
}

export function NgoFilters({ asked, onChange, onSubmit }: NgoFiltersProps) {
  return (
    <form
      role="search"
      aria-label={ngoListTexts.find}
      action={routes.ngoList}
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className={styles['fields']}>
        <Field name="search" label={ngoListTexts.search}>
          <input
            {...described({ name: 'search', optional: ngoListTexts.find })}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={actLimits.searchCharacters}
            value={asked.search}
            onChange={(event) => onChange({ search: event.target.value })}
          />
        </Field>
        <NgoScopeSelect value={asked.scope} onChange={(scope) => onChange({ scope })} />
      </div>
      <Categories chosen={asked.category} onChoose={(category) => onChange({ category })} />
    </form>
  );
}

function Categories({ chosen, onChoose }: { chosen: string; onChoose(category: string): void }) {
  const all = { value: '', label: ngoListTexts.allCategories };
  const known = ngoCategories.map((value) => ({ value, label: ngoCategoryLabels[value] }));
  return (
    <ChoiceChips label={ngoListTexts.category}>
      {[all, ...known].map(({ value, label }) => (
        <Chip key={value} isOn={chosen === value} onPress={() => onChoose(value)}>
          {label}
        </Chip>
      ))}
    </ChoiceChips>
  );
}
