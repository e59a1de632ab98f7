import { lazy, useState } from 'react';
import { flushSync } from 'react-dom';
import { measuredPosition } from '../../../contract/policies/measured-position.ts';
import { defaultSeverity } from '../../../contract/defaults.ts';
import { useCorrection } from '../../hooks/draft/use-correction.ts';
import { rememberReport } from '../../hooks/draft/last-report.ts';
import { ON_BEHALF } from '../../hooks/draft/on-behalf.ts';
import { useDraft } from '../../hooks/draft/use-draft.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { useLate } from '../../hooks/shared/use-late.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { useSubmission } from '../../hooks/draft/use-submission.ts';
import type { OutboxItem } from '../../data/outbox/item.ts';
import { BehalfSlot } from '../../parts/form/behalf-slot.tsx';
import { ContactFields } from '../../parts/form/contact-fields.tsx';
import { FILLED, FilledSlot } from '../../parts/form/filled-slot.tsx';
import { FormFrame } from '../../parts/form/form-frame.tsx';
import type { TheirWords } from '../../parts/form/on-behalf.tsx';
import { LatePart, PartComing } from '../../parts/late-part.tsx';
import type { DevicePosition } from '../../platform/location.ts';
import { canShare } from '../../platform/share-text.ts';
import { fieldNames } from '../../strings/forms/field-names.ts';
import { formTexts } from '../../strings/forms/form.ts';
import { disasterTypeLabels, severityLabels } from '../../strings/forms/labels.ts';
import { reportTexts } from '../../strings/forms/report.ts';
import { roadKindLabels } from '../../strings/forms/road-kinds.ts';
import { bringOtherTexts } from '../../strings/packs.ts';
import { LateSlot } from '../../ui/feedback/late-slot.tsx';
import { ChoiceGroup } from '../../ui/form/choice-group.tsx';
import { CheckField, SelectField, TextArea, TextField } from '../../ui/form/field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { KEPT_POSITION, keptPosition } from '../../hooks/draft/kept-position.ts';
import { ADDS_TO } from './addition.ts';
import { buildReportForm, ROAD_IS_BLOCKED } from './build-report-form.ts';
import { PlaceFields } from './place-fields.tsx';
import styles from './place-fields.module.css';
import { usePosition, type PositionState } from './use-position.ts';

const loadCommand = () => import('../../data/commands/report-disaster.ts');
const loadDirect = () => import('../../data/commands/items/send-directly.ts');
const loadTyped = () => import('../../hooks/draft/hand-over-typed.ts');
const loadAdditions = () => loadUntilThere(() => bringOtherTexts().then(() => import('./already-reported.tsx')));
const AlreadyReported = lazy(() => loadAdditions().then((chunk) => ({ default: chunk.AlreadyReported })));
const AddingNote = lazy(() => loadAdditions().then((chunk) => ({ default: chunk.AddingNote })));
const ReportPhotos = lazy(() =>
  loadUntilThere(() =>
    bringOtherTexts().then(async () => ({ default: (await import('./report-photos.tsx')).ReportPhotos })),
  ),
);
/** Name of the hidden control that says how many photos there are: a form without a word that has some is worth keeping. */
const PHOTOS = 'photos';

interface ReportFormProps {
  /** The refused report that this one corrects. */
  corrected: string | undefined;
  /** The phone's share sheet brought photos. */
  isShared: boolean;
  /** They are in the form. */
  onShared(): void;
  onSaved(itemId: string): void;
  onSentDirectly(item: OutboxItem): void;
}

/** The report form. Submit saves at once with what is known then; without network it waits in the outbox. */
export function ReportForm({ corrected, isShared, onShared, onSaved, onSentDirectly }: ReportFormProps) {
  const [isElsewhere, setElsewhere] = useState(false);
  const [kept, setKept] = useState('');
  const [photos, setPhotos] = useState(0);
  const [filled, setFilled] = useState('');
  const [addsTo, setAddsTo] = useState('');
  /** Of a report that adds to a disaster: also what it takes over from that. */
  const [isWhole, setWhole] = useState(false);
  const [isOnBehalf, setOnBehalf] = useState(false);
  const [formNumber, setFormNumber] = useState(0);
  const command = useLate(loadCommand);
  const direct = useLate(loadDirect);
  const typed = useLate(loadTyped);
  const position = usePosition();
  const draft = useDraft('report', corrected, (values) => {
    setElsewhere(values['place'] === 'elsewhere');
    setKept(values[KEPT_POSITION] ?? '');
    setPhotos(Number(values[PHOTOS] ?? 0));
    setFilled(values[FILLED] ?? '');
    setAddsTo(values[ADDS_TO] ?? '');
    setOnBehalf(values[ON_BEHALF] === 'true');
  });
  const { correction, marks } = useCorrection(draft.supersedes);
  const submission = useSubmission({
    draft,
    save: async ({ id, values, supersedes }) => {
      const { reportDisaster } = await command();
      const form = buildReportForm(values, sentPosition(position.known()));
      const saved = await reportDisaster(id, form, supersedes);
      if (saved.ok) rememberReport(id, form, values['place'] === 'elsewhere');
      return saved;
    },
    send: async ({ id, values, supersedes }) => {
      const { sendReportDirectly } = await direct();
      return sendReportDirectly(id, buildReportForm(values, sentPosition(position.known())), supersedes);
    },
    onSaved,
    onSentDirectly,
  });
  const place = placeOfReport(kept, isElsewhere, position.state);
  const problems = Object.keys(submission.problems).length > 0 ? submission.problems : marks;

  const isShort = addsTo !== '' && !isWhole && !TAKEN_OVER.some((name) => name in problems);

  function keepAddition(addition: string): void {
    flushSync(() => {
      setAddsTo(addition);
      setWhole(false);
    });
    draft.keep();
  }

  function keepPlace(place: string): void {
    flushSync(() => setKept(place));
    draft.keep();
  }

  return (
    <FormFrame
      id="report-form"
      {...draft}
      {...submission}
      correction={correction}
      look="alarm"
      submitLabel={reportTexts.submit}
      onTyped={draft.keep}
      onSubmit={() => void submission.submit()}
      onSendDirectly={() => void submission.sendDirectly()}
      onStartOver={() => {
        setElsewhere(false);
        setKept('');
        setPhotos(0);
        setFilled('');
        setAddsTo('');
        setOnBehalf(false);
        setFormNumber((old) => old + 1);
        void draft.startOver();
      }}
      onExport={() => void typed().then(({ downloadTyped }) => downloadTyped('report', draft.form.current))}
      onShare={
        canShare() ? () => void typed().then(({ shareTyped }) => shareTyped('report', draft.form.current)) : undefined
      }
    >
      <FilledSlot
        form={draft.form}
        filled={filled}
        onLooked={(left) => {
          flushSync(() => setFilled(left));
          draft.keep();
        }}
      />
      {addsTo !== '' && (
        <>
          <input type="hidden" name={ADDS_TO} value={addsTo} />
          <LatePart>
            <AddingNote
              {...{ addsTo, isShort }}
              form={draft.form}
              onWhole={() => setWhole(true)}
              onInstead={() => keepAddition('')}
            />
          </LatePart>
        </>
      )}
      <WhatFields problems={problems} isShort={isShort} />
      <FormSection title={reportTexts.where} isHidden={isShort}>
        <PlaceFields
          position={position.state}
          isElsewhere={isElsewhere}
          kept={kept}
          problem={problems['address']}
          onAsk={position.ask}
          onElsewhere={setElsewhere}
          onKept={keepPlace}
        />
        <RoadFields problem={problems['roadBlocked']} />
      </FormSection>
      {addsTo === '' && (
        <div className={styles['already']}>
          <LateSlot coming={<PartComing words={formTexts.missing.check} />}>
            <AlreadyReported form={draft.form} place={place} isRestored={draft.isRestored} onAdd={keepAddition} />
          </LateSlot>
        </div>
      )}
      <WhoFields problems={problems} isOnBehalf={isOnBehalf} onBehalf={setOnBehalf} />
      <MoreFields problems={problems} />
      <FormSection title={formTexts.photos}>
        {photos > 0 && <input type="hidden" name={PHOTOS} value={photos} />}
        <LateSlot coming={<PartComing words={formTexts.missing.photos} />}>
          <ReportPhotos
            key={formNumber}
            {...{ draft, kept, place, isShared, onShared }}
            isFinding={!isElsewhere && position.state.kind === 'asking'}
            count={photos}
            onCount={setPhotos}
            onKept={keepPlace}
          />
        </LateSlot>
      </FormSection>
    </FormFrame>
  );
}

/** Where the report will say that it is. */
function placeOfReport(kept: string, isElsewhere: boolean, position: PositionState) {
  const phones = isElsewhere || position.kind === 'offered' ? undefined : position.known;
  const place = keptPosition(kept) ?? (phones && sentPosition(phones));
  return place && { lat: place.lati, lng: place.long, accuracyM: place.accuracyM };
}

function sentPosition(known: DevicePosition | undefined) {
  return known && measuredPosition(known.lati, known.long, known.accuracyMetres);
}

type Problems = Readonly<Record<string, string>>;

/** Fields that a report takes over from the disaster it adds to. */
const TAKEN_OVER = ['disasterType', 'severity', 'address', 'roadBlocked'] as const;

function WhatFields({ problems, isShort }: { problems: Problems; isShort: boolean }) {
  return (
    <FormSection title={reportTexts.what}>
      <div className={styles['taken']} hidden={isShort}>
        <ChoiceGroup
          name="disasterType"
          label={fieldNames.disasterType}
          options={disasterTypeLabels}
          isShort
          problem={problems['disasterType']}
        />
        <ChoiceGroup
          name="severity"
          label={fieldNames.severity}
          options={severityLabels}
          preset={{ value: defaultSeverity, note: reportTexts.ifNone }}
          problem={problems['severity']}
        />
      </div>
      <TextArea
        name="description"
        label={fieldNames.description}
        hint={reportTexts.descriptionHint}
        problem={problems['description']}
      />
    </FormSection>
  );
}

/** What blocks the road is asked for once it is ticked that something does: by the style sheet, for a form that comes early. */
function RoadFields({ problem }: { problem: string | undefined }) {
  return (
    <div className={styles['road']}>
      <CheckField name={ROAD_IS_BLOCKED} label={reportTexts.roadBlocked} />
      <SelectField
        name="roadBlocked"
        label={fieldNames.roadBlocked}
        optional={formTexts.optional}
        options={roadKindLabels}
        defaultValue="other"
        problem={problem}
      />
    </div>
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
    <FormSection title={reportTexts.who} hint={reportTexts.contactHint}>
      {(hasAccount || isOnBehalf) && (
        <BehalfSlot name={ON_BEHALF} isOn={isOnBehalf} onChange={onBehalf} onWords={setTheirs} />
      )}
      <ContactFields problems={problems} theirs={theirs} />
    </FormSection>
  );
}

function MoreFields({ problems }: { problems: Problems }) {
  return (
    <FormSection title={reportTexts.more}>
      <TextField
        name="peopleAffected"
        label={fieldNames.peopleAffected}
        optional={formTexts.optional}
        inputMode="numeric"
        autoComplete="off"
        problem={problems['peopleAffected']}
      />
      <TextArea
        name="assistanceRequired"
        label={fieldNames.assistanceRequired}
        optional={formTexts.optional}
        problem={problems['assistanceRequired']}
      />
    </FormSection>
  );
}
