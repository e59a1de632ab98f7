import { described, Field } from './field.tsx';

interface ChoiceFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  /** For no choice. */
  any: string;
  /** Value and label, in order. */
  options: readonly (readonly [string, string])[];
  value: string | undefined;
  onChoose(value: string): void;
}

/** One of several, or any: counts at once. */
export function ChoiceField({ name, label, hint, any, options, value = '', onChoose }: ChoiceFieldProps) {
  return (
    <Field name={name} label={label} hint={hint}>
      <select
        {...described({ name, hint })}
        required={false}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <option value="">{any}</option>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
