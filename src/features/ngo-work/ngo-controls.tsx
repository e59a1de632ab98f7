import { ngoScopes } from '../../../contract/enumerations.ts';
import { limits } from '../../../contract/limits.ts';
import { formTexts } from '../../strings/forms/form.ts';
import { ngoProfileTexts } from '../../strings/public/ngo-profile.ts';
import { ngoScopeLabels } from '../../strings/public/ngos.ts';
import { SelectField, TextArea, TextField } from '../../ui/form/field.tsx';
import { FocusAreasField } from './focus-areas-field.tsx';
import { ServiceAreaField } from './service-area-field.tsx';
import type { NeededField, NgoTexts } from './ngo-fields.ts';
import styles from './ngo-profile.module.css';

interface NgoControlsProps {
  shown: NgoTexts;
  /** The account's: it is changed with the account. */
  email: string;
  missing: readonly NeededField[];
  onChanged(): void;
}

/** The fields of section 3, and what we ask beyond it. */
export function NgoControls({ shown, email, missing, onChanged }: NgoControlsProps) {
  const { optional } = formTexts;
  const problemOf = (field: NeededField) => (missing.includes(field) ? ngoProfileTexts.needed : undefined);
  const address = {
    optional,
    dir: 'ltr',
    inputMode: 'url',
    autoCapitalize: 'none',
    maxLength: limits.placeCharacters,
  } as const;
  return (
    <div className={styles['fields']}>
      <TextField
        name="organizationName"
        label={ngoProfileTexts.organizationName}
        autoComplete="organization"
        maxLength={limits.nameCharacters}
        defaultValue={shown.organizationName}
        problem={problemOf('organizationName')}
      />
      <TextField
        name="registrationNumber"
        label={ngoProfileTexts.registrationNumber}
        maxLength={limits.contactCharacters}
        defaultValue={shown.registrationNumber}
        problem={problemOf('registrationNumber')}
      />
      <FocusAreasField
        shown={shown.focusAreas}
        typing={shown.newArea}
        problem={problemOf('focusAreas')}
        onChanged={onChanged}
      />
      <TextField
        name="email"
        label={ngoProfileTexts.email}
        hint={ngoProfileTexts.emailHint}
        optional=""
        type="email"
        dir="ltr"
        readOnly
        value={email}
      />
      <TextField
        type="tel"
        name="contact"
        label={ngoProfileTexts.contact}
        optional={optional}
        autoComplete="tel"
        maxLength={limits.contactCharacters}
        defaultValue={shown.contact}
      />
      <TextField name="website" label={ngoProfileTexts.website} defaultValue={shown.website} {...address} />
      <TextArea
        name="address"
        label={ngoProfileTexts.address}
        optional={optional}
        autoComplete="street-address"
        maxLength={limits.placeCharacters}
        rows={2}
        defaultValue={shown.address}
      />
      <TextField
        name="city"
        label={ngoProfileTexts.city}
        optional={optional}
        autoComplete="address-level2"
        maxLength={limits.contactCharacters}
        defaultValue={shown.city}
      />
      <SelectField
        name="scope"
        label={ngoProfileTexts.scope}
        optional={optional}
        placeholder={ngoProfileTexts.scopeUnknown}
        options={Object.fromEntries(ngoScopes.map((scope) => [scope, ngoScopeLabels[scope]]))}
        defaultValue={shown.scope}
      />
      <ServiceAreaField km={shown.areaKm} at={shown.areaAt} problem={problemOf('areaAt')} onChanged={onChanged} />
      <TextArea
        name="description"
        label={ngoProfileTexts.description}
        hint={ngoProfileTexts.descriptionHint}
        optional={optional}
        maxLength={limits.placeCharacters}
        rows={2}
        defaultValue={shown.description}
      />
      <TextArea
        name="longDescription"
        label={ngoProfileTexts.longDescription}
        optional={optional}
        maxLength={limits.descriptionCharacters}
        rows={5}
        defaultValue={shown.longDescription}
      />
      <TextField
        name="image"
        label={ngoProfileTexts.image}
        hint={ngoProfileTexts.imageHint}
        defaultValue={shown.image}
        {...address}
      />
    </div>
  );
}
