import { shownMessages } from '../../strings/forms/messages.ts';
import { lazy, useState } from 'react';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { measuredPosition } from '../../../contract/policies/measured-position.ts';
import { KEPT_POSITION, keptPosition, positionToKeep, positionWords } from '../../hooks/draft/kept-position.ts';
import { currentPosition } from '../../platform/location.ts';
import { PartComing } from '../../parts/late-part.tsx';
import { distanceText } from '../../strings/distance.ts';
import { aidTexts } from '../../strings/forms/aid.ts';
import { fieldNames } from '../../strings/forms/field-names.ts';
import { formTexts } from '../../strings/forms/form.ts';
import { leftToRight } from '../../strings/isolate.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { controlId, Problem, TextField } from '../../ui/form/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LateSlot } from '../../ui/feedback/late-slot.tsx';
import styles from './location-field.module.css';

const AidPin = lazy(() => loadUntilThere(async () => ({ default: (await import('./aid-pin.tsx')).AidPin })));

interface LocationFieldProps {
  /** The position beside the words, as the hidden control has it; the empty text for none. */
  kept: string;
  problem: string | undefined;
  onKept(kept: string): void;
}

/** Where it is, in words that a driver can follow, and beside them the position that the phone or a map gave: nobody reads that aloud. */
export function LocationField({ kept, problem, onKept }: LocationFieldProps) {
  const [step, setStep] = useState<'idle' | 'asking' | 'failed'>('idle');

  async function locate(): Promise<void> {
    if (step === 'asking') return;
    setStep('asking');
    const answer = await currentPosition();
    setStep(answer.ok ? 'idle' : 'failed');
    if (!answer.ok) return;
    const { lati, long, accuracyMetres } = answer.value;
    const position = positionToKeep(measuredPosition(lati, long, accuracyMetres));
    onKept(position);
    announce(`${aidTexts.located} ${exactWords(position)}`);
  }

  return (
    <>
      <TextField
        name="location"
        label={fieldNames.location}
        hint={aidTexts.locationHint}
        // A position says where it is as well.
        problem={kept === '' ? problem : undefined}
        autoComplete="street-address"
      />
      {kept !== '' && (
        <PositionChip
          kept={kept}
          onRemove={() => {
            onKept('');
            announce(aidTexts.positionRemoved);
            // The button goes with the position.
            document.getElementById(controlId('location'))?.focus();
          }}
        />
      )}
      <Button icon="pin" aria-disabled={step === 'asking'} onClick={() => void locate()}>
        {step === 'asking' ? aidTexts.locating : aidTexts.locate}
      </Button>
      <LateSlot coming={<PartComing words={formTexts.missing.map} />}>
        <AidPin kept={kept} onKept={onKept} />
      </LateSlot>
      <div role="alert">
        {step === 'failed' && <Problem id="location-failed" text={shownMessages.locationFailed} />}
      </div>
    </>
  );
}

function PositionChip({ kept, onRemove }: { kept: string; onRemove(): void }) {
  const position = keptPosition(kept);
  return (
    <p className={styles['chip']}>
      <input type="hidden" name={KEPT_POSITION} value={kept} />
      <Icon name="pin" size={20} />
      <span className={styles['position']}>
        {fieldNames.keptPosition}: {position && leftToRight(positionWords(position))}{' '}
        <span className={styles['exact']}>{exactWords(kept)}</span>
      </span>
      <button type="button" className={styles['remove']} aria-label={aidTexts.removePosition} onClick={onRemove}>
        <Icon name="close" size={20} />
      </button>
    </p>
  );
}

function exactWords(kept: string): string {
  const metres = keptPosition(kept)?.accuracyM;
  return metres === undefined ? '' : aidTexts.exactTo(distanceText(metres));
}
