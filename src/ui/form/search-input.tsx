import type { ComponentProps } from 'react';
import { described } from './field.tsx';
import { keepWithin } from './keep-within.ts';

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'name' | 'value' | 'onChange' | 'maxLength'> {
  /** Of the control. */
  name: string;
  /** Its field's label: what is looked for may always stay empty. */
  label: string;
  hint?: string | undefined;
  value: string;
  /** Most characters that are looked for; the browser's own limit counts two for each emoji. */
  most: number;
  onType(words: string): void;
}

/** The control of a `Field` in which words are looked for. */
export function SearchInput({ name, label, hint, value, most, onType, ...rest }: SearchInputProps) {
  return (
    <input
      {...described({ name, hint, optional: label })}
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      {...rest}
      maxLength={2 * most}
      value={value}
      onChange={({ currentTarget }) => {
        keepWithin(currentTarget, most);
        onType(currentTarget.value);
      }}
    />
  );
}
