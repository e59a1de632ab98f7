import { useEffect, useRef } from 'react';
import { onBehalfTexts as words } from '../../strings/forms/on-behalf.ts';
import { CheckField } from '../../ui/form/field.tsx';

/** What another person's name and number are called. */
export interface TheirWords {
  name: string;
  nameHint: string;
  phone: string;
  phoneHint: string;
}

interface OnBehalfProps {
  name: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
  onWords(words: TheirWords | undefined): void;
}

/** Ticked by a helper at a desk or on the telephone: name and number are another person's then. */
export function OnBehalf({ name, isOn, onChange, onWords }: OnBehalfProps) {
  const tell = useRef(onWords);
  useEffect(() => {
    tell.current = onWords;
  });
  useEffect(() => {
    tell.current(isOn ? theirWords() : undefined);
  }, [isOn]);
  return (
    <CheckField
      name={name}
      label={words.tick}
      checked={isOn}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}

function theirWords(): TheirWords {
  return { name: words.name, nameHint: words.noName, phone: words.phone, phoneHint: words.phoneHint };
}
