import { flushSync } from 'react-dom';
import { downloadTyped } from '../../hooks/download-typed.ts';
import { useDraft } from '../../hooks/use-draft.ts';
import { useLate } from '../../hooks/use-late.ts';
import { useSubmission } from '../../hooks/use-submission.ts';
import { FormFrame } from '../../parts/form-frame.tsx';
import { aidTexts } from '../../strings/aid.ts';
import { disasterTypeLabels } from '../../strings/labels.ts';
import { announce } from '../../ui/announcer.tsx';
import { controlId, SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { buildAidForm, needCount } from './build-aid-form.ts';
import { DeadlineField } from './deadline-field.tsx';
import { LocationField } from './location-field.tsx';
import { NeedRows } from './need-rows.tsx';
import { useNeeds } from './use-needs.ts';

const loadCommand = () => import('../../data/commands/request-aid.ts');

/** The aid request form. Submit saves at once; without network the request waits in the outbox. */
export function AidForm({ onSaved }: { onSaved(itemId: string): void }) {
  const needs = useNeeds();
  const command = useLate(loadCommand);
  const draft = useDraft('aid', (values) => needs.setCount(needCount(values)));
  const submission = useSubmission({
    draft,
    save: async (draftId, values) => (await command()).requestAid(draftId, buildAidForm(values)),
    onSaved,
  });
  const { problems } = submission;

  // The rows must be in the page before the form is read or a control can take the focus.
  function changeNeeds(change: () => void, focusName: string): void {
    flushSync(change);
    draft.keep();
    document.getElementById(controlId(focusName))?.focus();
  }

  return (
    <FormFrame
      id="aid-form"
      {...draft}
      {...submission}
      look="aid"
      submitLabel={aidTexts.submit}
      onTyped={draft.keep}
      onSubmit={() => void submission.submit()}
      onStartOver={() => {
        needs.reset();
        void draft.startOver();
      }}
      onExport={() => downloadTyped('aid', draft.form.current)}
    >
      <FormSection title={aidTexts.needs}>
        <NeedRows
          keys={needs.keys}
          problems={problems}
          onAdd={() => changeNeeds(needs.add, `requirements.${needs.keys.length}.type`)}
          onRemove={(key) => {
            changeNeeds(() => needs.remove(key), `requirements.${needs.keys.length - 2}.type`);
            announce(aidTexts.removed);
          }}
        />
      </FormSection>
      <FormSection title={aidTexts.where}>
        <LocationField problem={problems['location']} onFilled={draft.keep} />
        <DeadlineField problem={problems['deadline']} onFilled={draft.keep} />
      </FormSection>
      <SituationFields problems={problems} />
      <WhoFields problems={problems} />
    </FormFrame>
  );
}

type Problems = Readonly<Record<string, string>>;

function SituationFields({ problems }: { problems: Problems }) {
  return (
    <FormSection title={aidTexts.situation}>
      <SelectField
        name="disasterType"
        label={aidTexts.disasterType}
        placeholder={aidTexts.typeChoose}
        options={disasterTypeLabels}
        problem={problems['disasterType']}
      />
      <TextArea
        name="description"
        label={aidTexts.description}
        hint={aidTexts.descriptionHint}
        problem={problems['description']}
      />
    </FormSection>
  );
}

function WhoFields({ problems }: { problems: Problems }) {
  return (
    <FormSection title={aidTexts.who}>
      <TextField name="name" label={aidTexts.name} autoComplete="name" problem={problems['name']} />
      <TextField
        name="contactNumber"
        label={aidTexts.contactNumber}
        hint={aidTexts.contactHint}
        type="tel"
        autoComplete="tel"
        problem={problems['contactNumber']}
      />
    </FormSection>
  );
}
