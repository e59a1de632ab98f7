import { flushSync } from 'react-dom';
import { systemClock } from '../../../contract/base/clock.ts';
import type { OutboxItem } from '../../data/outbox/item.ts';
import { lazy, Suspense, useState } from 'react';
import { knownTime } from '../../data/queries/known-time.ts';
import { KEPT_POSITION } from '../../hooks/draft/kept-position.ts';
import { lastReport } from '../../hooks/draft/last-report.ts';
import { useCorrection } from '../../hooks/draft/use-correction.ts';
import { ON_BEHALF } from '../../hooks/draft/on-behalf.ts';
import { useDraft } from '../../hooks/draft/use-draft.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { useLate } from '../../hooks/shared/use-late.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { useSubmission } from '../../hooks/draft/use-submission.ts';
import { BehalfSlot } from '../../parts/form/behalf-slot.tsx';
import { ContactFields } from '../../parts/form/contact-fields.tsx';
import { FILLED, FilledSlot } from '../../parts/form/filled-slot.tsx';
import { FormFrame } from '../../parts/form/form-frame.tsx';
import type { TheirWords } from '../../parts/form/on-behalf.tsx';
import { LatePart, PartComing } from '../../parts/late-part.tsx';
import { canShare } from '../../platform/share-text.ts';
import { aidTexts } from '../../strings/forms/aid.ts';
import { fieldNames } from '../../strings/forms/field-names.ts';
import { formTexts } from '../../strings/forms/form.ts';
import { disasterTypeLabels } from '../../strings/forms/labels.ts';
import { bringOtherTexts } from '../../strings/packs.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { LateSlot } from '../../ui/feedback/late-slot.tsx';
import { controlId, SelectField, TextArea } from '../../ui/form/field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { askAboutDeadline } from './ask-about-deadline.ts';
import { buildAidForm, needCount } from './build-aid-form.ts';
import { DeadlineField } from './deadline-field.tsx';
import { LocationField } from './location-field.tsx';
import { NeedRows } from './need-rows.tsx';
import { ELSEWHERE_NUMBER, ELSEWHERE_SOURCE, typedElsewhere } from './typed-elsewhere.ts';
import { useNeeds } from './use-needs.ts';

const loadCommand = () => import('../../data/commands/request-aid.ts');
const loadDirect = () => import('../../data/commands/items/send-directly.ts');
const loadTyped = () => import('../../hooks/draft/hand-over-typed.ts');
const AidPhotos = lazy(() =>
  loadUntilThere(() => bringOtherTexts().then(async () => ({ default: (await import('./aid-photos.tsx')).AidPhotos }))),
);
const ElsewhereFields = lazy(() =>
  loadUntilThere(() =>
    bringOtherTexts().then(async () => ({ default: (await import('./elsewhere-fields.tsx')).ElsewhereFields })),
  ),
);
const FromReport = lazy(() =>
  loadUntilThere(() =>
    bringOtherTexts().then(async () => ({ default: (await import('./from-report.tsx')).FromReport })),
  ),
);
/** In one file with what opens the draft, which is there before anything is asked. */
const ConfirmDialog = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('../../ui/overlay/confirm-dialog.tsx')).ConfirmDialog })),
);
/** Name of the hidden control that says how many photos there are: a form without a word that has some is worth keeping. */
const PHOTOS = 'photos';

interface AidFormProps {
  /** The refused request that this one corrects. */
  corrected: string | undefined;
  onSaved(itemId: string): void;
  onSentDirectly(item: OutboxItem): void;
}

/** The aid request form. Submit saves at once; without network the request waits in the outbox. */
export function AidForm({ corrected, onSaved, onSentDirectly }: AidFormProps) {
  const needs = useNeeds();
  const command = useLate(loadCommand);
  const direct = useLate(loadDirect);
  const typed = useLate(loadTyped);
  const [kept, setKept] = useState('');
  const [photos, setPhotos] = useState(0);
  const [filled, setFilled] = useState('');
  const [isOnBehalf, setOnBehalf] = useState(false);
  const [elsewhere, setElsewhere] = useState(() => typedElsewhere({}));
  const [formNumber, setFormNumber] = useState(0);
  const [hasReport] = useState(() => corrected === undefined && lastReport() !== undefined);
  /** Words of a report are in memory alone until the person types something beside them. */
  const [isFromReport, setFromReport] = useState(false);
  const draft = useDraft('aid', corrected, (values) => {
    needs.setCount(needCount(values));
    setKept(values[KEPT_POSITION] ?? '');
    setPhotos(Number(values[PHOTOS] ?? 0));
    setFilled(values[FILLED] ?? '');
    setOnBehalf(values[ON_BEHALF] === 'true');
    setElsewhere(typedElsewhere(values));
  });
  const { correction, marks } = useCorrection(draft.supersedes);
  const submission = useSubmission({
    draft,
    ask: (values) => askAboutDeadline(values['deadline'] ?? '', knownTime(systemClock.now()).notBefore),
    save: async ({ id, values, supersedes }) => (await command()).requestAid(id, buildAidForm(values), supersedes),
    send: async ({ id, values, supersedes }) => (await direct()).sendAidDirectly(id, buildAidForm(values), supersedes),
    onSaved,
    onSentDirectly,
  });
  const problems = Object.keys(submission.problems).length > 0 ? submission.problems : marks;

  // The rows must be in the page before the form is read or a control can take the focus.
  function changeNeeds(change: () => void, focusName: string): void {
    flushSync(change);
    draft.keep();
    document.getElementById(controlId(focusName))?.focus();
  }

  function keepPosition(position: string): void {
    flushSync(() => setKept(position));
    draft.keep();
  }

  return (
    <FormFrame
      id="aid-form"
      {...draft}
      {...submission}
      correction={correction}
      look="aid"
      submitLabel={aidTexts.submit}
      onTyped={draft.keep}
      onSubmit={() => void submission.submit()}
      onSendDirectly={() => void submission.sendDirectly()}
      onStartOver={() => {
        needs.reset();
        setKept('');
        setPhotos(0);
        setFilled('');
        setOnBehalf(false);
        setElsewhere(typedElsewhere({}));
        setFormNumber((old) => old + 1);
        void draft.startOver();
      }}
      onExport={() => void typed().then(({ downloadTyped }) => downloadTyped('aid', draft.form.current))}
      onShare={
        canShare() ? () => void typed().then(({ shareTyped }) => shareTyped('aid', draft.form.current)) : undefined
      }
    >
      <FilledSlot
        form={draft.form}
        filled={filled}
        onLooked={(left) => {
          flushSync(() => setFilled(left));
          if (!isFromReport) draft.keep();
        }}
      />
      {hasReport && (
        <LatePart>
          <FromReport
            form={draft.form}
            whenOpen={draft.whenOpen}
            onNeeds={(count) => flushSync(() => needs.setCount(count))}
            onFilled={(names, position) => {
              setFromReport(true);
              setFilled(names.join(' '));
              setKept((old) => (old === '' ? position : old));
            }}
          />
        </LatePart>
      )}
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
        <LocationField kept={kept} problem={problems['location']} onKept={keepPosition} />
        <DeadlineField problem={problems['deadline']} />
      </FormSection>
      <SituationFields problems={problems} />
      <WhoFields problems={problems} isOnBehalf={isOnBehalf} onBehalf={setOnBehalf} />
      <LateSlot coming={<PartComing />}>
        <Suspense
          fallback={
            <>
              {elsewhere.source !== '' && <input type="hidden" name={ELSEWHERE_SOURCE} value={elsewhere.source} />}
              {elsewhere.number !== '' && <input type="hidden" name={ELSEWHERE_NUMBER} value={elsewhere.number} />}
              <PartComing />
            </>
          }
        >
          <ElsewhereFields typed={elsewhere} problems={problems} onTyped={setElsewhere} />
        </Suspense>
      </LateSlot>
      <FormSection title={formTexts.photos}>
        {photos > 0 && <input type="hidden" name={PHOTOS} value={photos} />}
        <LateSlot coming={<PartComing words={formTexts.missing.photos} />}>
          <AidPhotos
            key={formNumber}
            draft={draft}
            count={photos}
            kept={kept}
            onCount={setPhotos}
            onKept={keepPosition}
          />
        </LateSlot>
      </FormSection>
      {submission.question !== undefined && (
        <LatePart>
          <ConfirmDialog
            title={submission.question}
            body={aidTexts.deadlineBody}
            yes={formTexts.yesSend}
            yesLook="aid"
            no={formTexts.noChange}
            onYes={() => submission.answer(true)}
            onNo={() => {
              flushSync(() => submission.answer(false));
              document.getElementById(controlId('deadline'))?.focus();
            }}
          />
        </LatePart>
      )}
    </FormFrame>
  );
}

type Problems = Readonly<Record<string, string>>;

function SituationFields({ problems }: { problems: Problems }) {
  return (
    <FormSection title={aidTexts.situation}>
      <SelectField
        name="disasterType"
        label={fieldNames.disasterType}
        placeholder={aidTexts.typeChoose}
        options={disasterTypeLabels}
        problem={problems['disasterType']}
      />
      <TextArea
        name="description"
        label={fieldNames.description}
        hint={aidTexts.descriptionHint}
        problem={problems['description']}
      />
    </FormSection>
  );
}

interface WhoFieldsProps {
  problems: Problems;
  isOnBehalf: boolean;
  onBehalf(isOn: boolean): void;
}

/** Whoever has an account may enter it for another person. */
function WhoFields({ problems, isOnBehalf, onBehalf }: WhoFieldsProps) {
  const [theirs, setTheirs] = useState<TheirWords>();
  const hasAccount = usePerson() !== undefined;
  return (
    <FormSection title={aidTexts.who} hint={aidTexts.contactHint}>
      {(hasAccount || isOnBehalf) && (
        <BehalfSlot name={ON_BEHALF} isOn={isOnBehalf} onChange={onBehalf} onWords={setTheirs} />
      )}
      <ContactFields problems={problems} theirs={theirs} />
    </FormSection>
  );
}
