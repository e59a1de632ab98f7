import { lazy } from 'react';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { distanceText } from '../../strings/distance.ts';
import { PartComing } from '../../parts/late-part.tsx';
import { fieldNames } from '../../strings/forms/field-names.ts';
import { formTexts } from '../../strings/forms/form.ts';
import { positionTexts, reportTexts } from '../../strings/forms/report.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/form/choice-group.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LateSlot } from '../../ui/feedback/late-slot.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './place-fields.module.css';
import { KEPT_POSITION } from '../../hooks/draft/kept-position.ts';
import { PINNED } from './build-report-form.ts';
import type { PositionState } from './use-position.ts';

const ReportPin = lazy(() => loadUntilThere(async () => ({ default: (await import('./report-pin.tsx')).ReportPin })));

interface PlaceFieldsProps {
  position: PositionState;
  isElsewhere: boolean;
  /** The position of the report that is corrected, or set on the map. */
  kept: string;
  problem: string | undefined;
  onAsk(): void;
  onElsewhere(isElsewhere: boolean): void;
  onKept(kept: string): void;
}

/** Where it is: the phone's position if the person stands there, and always words. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { position, isElsewhere, kept, problem, onAsk, onElsewhere, onKept } = props;
  return (
    <>
      <ChoiceGroup
        name="place"
        label={reportTexts.where}
        isLabelHidden
        options={{ here: reportTexts.here, elsewhere: reportTexts.elsewhere }}
        preset={{ value: 'here', note: reportTexts.ifNone }}
        onChoose={(place) => onElsewhere(place === 'elsewhere')}
      />
      {kept !== '' && <input type="hidden" name={KEPT_POSITION} value={kept} />}
      {!kept.endsWith(PINNED) && (
        <PlaceLine
          position={position}
          isElsewhere={isElsewhere}
          isKept={kept !== ''}
          onAsk={onAsk}
          onReplaceKept={() => {
            onKept('');
            onAsk();
          }}
        />
      )}
      <LateSlot coming={<PartComing words={formTexts.missing.map} />}>
        <ReportPin {...{ position, kept, onKept }} />
      </LateSlot>
      <TextField
        name="address"
        label={fieldNames.address}
        hint={reportTexts.addressHint}
        problem={problem}
        autoComplete="off"
      />
    </>
  );
}

interface PlaceLineProps {
  position: PositionState;
  isElsewhere: boolean;
  isKept: boolean;
  onAsk(): void;
  onReplaceKept(): void;
}

/** One line for every case, so that a screen reader hears each change of it; its button stays while the phone searches. */
function PlaceLine({ position, isElsewhere, isKept, onAsk, onReplaceKept }: PlaceLineProps) {
  const isFound = !isElsewhere && (isKept || position.kind === 'found');
  const isAsking = position.kind === 'asking';
  return (
    <div className={classes(styles['position'], isFound && styles['found'])}>
      <p className={styles['words']} role="status">
        {!isElsewhere && <Icon name="pin" size={20} />}
        {isElsewhere ? reportTexts.elsewhereHint : isKept ? positionTexts.kept : wordsFor(position)}
      </p>
      {!isElsewhere && isKept && <Button onClick={onReplaceKept}>{positionTexts.replaceKept}</Button>}
      {!isElsewhere && !isKept && (
        <Button aria-disabled={isAsking} onClick={() => !isAsking && onAsk()}>
          {actionFor(position)}
        </Button>
      )}
    </div>
  );
}

function wordsFor(position: PositionState): string {
  switch (position.kind) {
    case 'offered':
      return positionTexts.offer;
    case 'asking':
      return positionTexts.asking;
    case 'found':
      return positionTexts.found(distanceText(position.known.accuracyMetres));
    case 'missing':
      return position.known
        ? positionTexts.found(distanceText(position.known.accuracyMetres))
        : positionTexts.missing[position.why];
  }
}

function actionFor(position: PositionState): string {
  if (position.kind === 'offered' || position.kind === 'asking') return positionTexts.add;
  return position.kind === 'found' ? positionTexts.renew : positionTexts.again;
}
