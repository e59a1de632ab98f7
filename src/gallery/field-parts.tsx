import { useState } from 'react';
import { CheckField, SelectField, TextArea, TextField } from '../ui/form/field.tsx';
import { FilePicker } from '../ui/form/file-picker.tsx';
import { FormSection } from '../ui/form/form-section.tsx';
import { PasswordField } from '../ui/form/password-field.tsx';
import styles from './gallery.module.css';
import { samplePictures } from './sample-pictures.ts';
import type { Sample } from './sample-en.ts';
import { headings } from './headings.ts';
import { Section } from './section.tsx';

export function FieldParts({ sample }: { sample: Sample }) {
  return (
    <Section title={headings.fields}>
      {/* What stands in a field is no part of the words that change with the language. */}
      <div key={sample.name} className={styles['columns']}>
        <div>
          <FormSection title={sample.report}>
            <TextField name="name" label={sample.name} autoComplete="off" />
            <TextField
              name="phone"
              label={sample.phone}
              hint={sample.phoneHint}
              problem={sample.phoneProblem}
              type="tel"
              defaultValue="0612"
            />
            <SelectField name="kind" label={sample.kind} options={sample.kinds} placeholder={sample.choose} />
            <TextField name="place" label={sample.place} optional={sample.optional} defaultValue={sample.placeValue} />
          </FormSection>
        </div>
        <div>
          <FormSection title={sample.aid}>
            <TextArea name="description" label={sample.description} defaultValue={sample.descriptionValue} />
            <CheckField name="urgent" label={sample.urgent} defaultChecked />
            <PasswordField
              name="password"
              label={sample.password}
              autoComplete="new-password"
              show={sample.show}
              hide={sample.hide}
            />
            <Photos sample={sample} />
          </FormSection>
        </div>
      </div>
    </Section>
  );
}

function Photos({ sample }: { sample: Sample }) {
  const [files, setFiles] = useState<File[]>(samplePictures);
  return (
    <FilePicker
      name="photos"
      label={sample.photos}
      hint={sample.photosHint}
      optional={sample.optional}
      choose={sample.addPhotos}
      remove={sample.removePhoto}
      files={files}
      max={5}
      onChange={setFiles}
    />
  );
}
