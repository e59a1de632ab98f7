import { ngoCategories, ngoScopes } from '../../../contract/enumerations.ts';
import { ngoCategoryLabels, ngoListTexts, ngoScopeLabels } from '../../strings/public/ngos.ts';
import { Field, described } from '../../ui/form/field.tsx';

interface SelectProps {
  /** '' for all. */
  value: string;
  onChange(value: string): void;
}

export function NgoCategorySelect(props: SelectProps) {
  const { category, allCategories } = ngoListTexts;
  return <Choice {...props} name="category" label={category} all={allCategories} labels={categories()} />;
}

export function NgoScopeSelect(props: SelectProps) {
  const { scope, allScopes } = ngoListTexts;
  return <Choice {...props} name="scope" label={scope} all={allScopes} labels={scopes()} />;
}

/** Query of the directory's address that asks for this; nothing where all is asked for. */
export function ngoSearchQuery(asked: Readonly<Record<string, string>>): string {
  const given = Object.entries(asked).filter(([, value]) => value.trim() !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

const categories = () => ngoCategories.map((value) => [value, ngoCategoryLabels[value]] as const);
const scopes = () => ngoScopes.map((value) => [value, ngoScopeLabels[value]] as const);

interface ChoiceProps extends SelectProps {
  name: string;
  label: string;
  all: string;
  labels: readonly (readonly [value: string, label: string])[];
}

function Choice({ name, label, all, labels, value, onChange }: ChoiceProps) {
  return (
    <Field name={name} label={label}>
      <select
        {...described({ name, optional: all })}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{all}</option>
        {labels.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
