import { fieldNames } from '../../strings/forms/field-names.ts';
import { formTexts } from '../../strings/forms/form.ts';
import { TextField } from '../../ui/form/field.tsx';
import type { TheirWords } from './on-behalf.tsx';

interface ContactFieldsProps {
  problems: Readonly<Record<string, string>>;
  /** It is entered for another person; absent: for whoever holds the phone. */
  theirs: TheirWords | undefined;
}

/** Name and number. Another person's are not what this browser knows of its owner. */
export function ContactFields({ problems, theirs }: ContactFieldsProps) {
  return (
    <>
      <TextField
        name="name"
        label={theirs?.name ?? fieldNames.name}
        hint={theirs?.nameHint}
        optional={theirs && formTexts.optional}
        autoComplete={theirs ? 'off' : 'name'}
        problem={problems['name']}
      />
      <TextField
        name="contactNumber"
        label={theirs?.phone ?? fieldNames.contactNumber}
        hint={theirs?.phoneHint}
        type="tel"
        autoComplete={theirs ? 'off' : 'tel'}
        problem={problems['contactNumber']}
      />
    </>
  );
}
