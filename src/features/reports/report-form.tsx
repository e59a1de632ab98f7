import { useState } from 'react';
import { defaultSeverity } from '../../../contract/enumerations.ts';
import { messages } from '../../../contract/messages.ts';
import { downloadTyped } from '../../hooks/download-typed.ts';
import { useDraft } from '../../hooks/use-draft.ts';
import { useLate } from '../../hooks/use-late.ts';
import { useSubmission } from '../../hooks/use-submission.ts';
import { FormFrame } from '../../parts/form-frame.tsx';
import { formTexts } from '../../strings/form.ts';
import { disasterTypeLabels, severityLabels } from '../../strings/labels.ts';
import { reportTexts } from '../../strings/report.ts';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { showToast } from '../../ui/toast.ts';
import { buildReportForm } from './build-report-form.ts';
import { PlaceFields } from './place-fields.tsx';
import { usePosition } from './use-position.ts';

const loadCommand = () => import('../../data/commands/report-disaster.ts');

/** The report form. Submit saves at once with what is known then; without network it waits in the outbox. */
export function ReportForm({ onSaved }: { onSaved(itemId: string): void }) {
  const [isElsewhere, setElsewhere] = useState(false);
  const command = useLate(loadCommand);
  const position = usePosition();
  const draft = useDraft('report', (values) => setElsewhere(values['place'] === 'elsewhere'));
  const submission = useSubmission({
    draft,
    save: async (draftId, values) => {
      const { reportDisaster } = await command();
      return reportDisaster(draftId, buildReportForm(values, position.known()));
    },
    onSaved(itemId) {
      showToast(messages.reportSubmitting);
      onSaved(itemId);
    },
  });
  const { problems } = submission;

  return (
    <FormFrame
      id="report-form"
      {...draft}
      {...submission}
      look="alarm"
      submitLabel={reportTexts.submit}
      onTyped={draft.keep}
      onSubmit={() => void submission.submit()}
      onStartOver={() => {
        setElsewhere(false);
        void draft.startOver();
      }}
      onExport={() => downloadTyped('report', draft.form.current)}
    >
      <WhatFields problems={problems} />
      <FormSection title={reportTexts.where}>
        <PlaceFields
          position={position.state}
          isElsewhere={isElsewhere}
          problem={problems['address']}
          onAsk={position.ask}
          onElsewhere={setElsewhere}
        />
      </FormSection>
      <WhoFields problems={problems} />
      <MoreFields problems={problems} />
    </FormFrame>
  );
}

type Problems = Readonly<Record<string, string>>;

function WhatFields({ problems }: { problems: Problems }) {
  return (
    <FormSection title={reportTexts.what}>
      <SelectField
        name="disasterType"
        label={reportTexts.type}
        placeholder={reportTexts.typeChoose}
        options={disasterTypeLabels}
        problem={problems['disasterType']}
      />
      <SelectField
        name="severity"
        label={reportTexts.severity}
        options={severityLabels}
        defaultValue={defaultSeverity}
        problem={problems['severity']}
      />
      <TextArea
        name="description"
        label={reportTexts.description}
        hint={reportTexts.descriptionHint}
        problem={problems['description']}
      />
    </FormSection>
  );
}

function WhoFields({ problems }: { problems: Problems }) {
  return (
    <FormSection title={reportTexts.who}>
      <TextField name="name" label={reportTexts.name} autoComplete="name" problem={problems['name']} />
      <TextField
        name="contactNumber"
        label={reportTexts.contactNumber}
        hint={reportTexts.contactHint}
        type="tel"
        autoComplete="tel"
        problem={problems['contactNumber']}
      />
    </FormSection>
  );
}

function MoreFields({ problems }: { problems: Problems }) {
  return (
    <FormSection title={reportTexts.more}>
      <TextField
        name="peopleAffected"
        label={reportTexts.peopleAffected}
        optional={formTexts.optional}
        inputMode="numeric"
        autoComplete="off"
        problem={problems['peopleAffected']}
      />
      <TextArea
        name="assistanceRequired"
        label={reportTexts.assistanceRequired}
        optional={formTexts.optional}
        problem={problems['assistanceRequired']}
      />
    </FormSection>
  );
}
