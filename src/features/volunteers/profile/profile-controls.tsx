import { limits } from '../../../../contract/limits.ts';
import { formTexts } from '../../../strings/forms/form.ts';
import { profileTexts } from '../../../strings/volunteers/volunteer-profile.ts';
import { SelectField, TextArea, TextField } from '../../../ui/form/field.tsx';
import { bloodGroupOptions, type ProfileTexts } from './profile-fields.ts';
import styles from './profile.module.css';

interface ProfileControlsProps {
  shown: ProfileTexts;
  nameProblem: string | undefined;
}

/** The fields of section 3. Nothing but the name is asked of anybody. */
export function ProfileControls({ shown, nameProblem }: ProfileControlsProps) {
  const line = { optional: formTexts.optional, maxLength: limits.contactCharacters };
  const lines = { optional: formTexts.optional, maxLength: limits.skillsCharacters, rows: 3 };
  return (
    <div className={styles['fields']}>
      <TextField
        name="name"
        label={profileTexts.name}
        autoComplete="name"
        maxLength={limits.nameCharacters}
        defaultValue={shown.name}
        problem={nameProblem}
      />
      <TextField
        name="email"
        label={profileTexts.email}
        hint={profileTexts.emailHint}
        optional={formTexts.optional}
        type="email"
        dir="ltr"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={limits.emailCharacters}
        defaultValue={shown.email}
      />
      <TextField
        type="tel"
        name="phone"
        label={profileTexts.phone}
        autoComplete="tel"
        defaultValue={shown.phone}
        {...line}
      />
      <TextArea
        name="address"
        label={profileTexts.address}
        autoComplete="street-address"
        optional={formTexts.optional}
        maxLength={limits.placeCharacters}
        rows={2}
        defaultValue={shown.address}
      />
      <TextField
        name="city"
        label={profileTexts.city}
        autoComplete="address-level2"
        defaultValue={shown.city}
        {...line}
      />
      <SelectField
        name="bloodGroup"
        label={profileTexts.bloodGroup}
        optional={formTexts.optional}
        placeholder={profileTexts.bloodGroupUnknown}
        options={bloodGroupOptions(shown.bloodGroup)}
        defaultValue={shown.bloodGroup}
      />
      <TextField
        name="familyContact"
        label={profileTexts.familyContact}
        hint={profileTexts.contactHint}
        autoComplete="off"
        defaultValue={shown.familyContact}
        {...line}
      />
      <TextField
        name="emergencyContact"
        label={profileTexts.emergencyContact}
        hint={profileTexts.contactHint}
        autoComplete="off"
        defaultValue={shown.emergencyContact}
        {...line}
      />
      <TextArea
        name="skills"
        label={profileTexts.skills}
        hint={profileTexts.skillsHint}
        defaultValue={shown.skills}
        {...lines}
      />
      <TextArea
        name="availability"
        label={profileTexts.availability}
        hint={profileTexts.availabilityHint}
        defaultValue={shown.availability}
        {...lines}
        rows={2}
      />
    </div>
  );
}
