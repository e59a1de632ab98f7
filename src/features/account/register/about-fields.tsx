import { limits } from '../../../../contract/limits.ts';
import { formTexts } from '../../../strings/forms/form.ts';
import { registerTexts } from '../../../strings/accounts/account.ts';
import { TextArea, TextField } from '../../../ui/form/field.tsx';

interface AboutFieldsProps {
  role: 'volunteer' | 'ngo';
  /** What was typed so far, of the other role's fields too. */
  values: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
}

/** What an admin looks at before they approve somebody. None of it has to be told. */
export function AboutFields({ role, values, problems }: AboutFieldsProps) {
  const { about } = registerTexts;
  const field = (name: string) => ({
    name,
    optional: formTexts.optional,
    defaultValue: values[name],
    problem: problems[name],
  });
  return (
    <>
      <p>{about.lead[role]}</p>
      <TextField
        type="tel"
        label={about.phone}
        autoComplete="tel"
        maxLength={limits.contactCharacters}
        {...field('phone')}
      />
      <TextField
        label={about.city[role]}
        autoComplete="address-level2"
        maxLength={limits.contactCharacters}
        {...field('city')}
      />
      {role === 'volunteer' ? (
        <TextArea
          label={about.skills}
          hint={about.skillsHint}
          maxLength={limits.skillsCharacters}
          rows={3}
          {...field('skills')}
        />
      ) : (
        <TextField
          label={about.registrationNumber}
          autoComplete="off"
          maxLength={limits.contactCharacters}
          {...field('registrationNumber')}
        />
      )}
    </>
  );
}
