import { shownMessages } from '../../strings/forms/messages.ts';
import { lazy, useState } from 'react';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { measuredPosition } from '../../../contract/policies/measured-position.ts';
import { warrantedDecimals } from '../../../contract/policies/warranted-degrees.ts';
import { currentPosition } from '../../platform/location.ts';
import { distanceText } from '../../strings/distance.ts';
import { aidTexts } from '../../strings/forms/aid.ts';
import { fieldNames } from '../../strings/forms/field-names.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { controlId, Problem, TextField } from '../../ui/form/field.tsx';
import { LateSlot } from '../../ui/feedback/late-slot.tsx';
import { LOCATED, locatedText, metresOf } from './located.ts';
import styles from './location-field.module.css';

const AidPin = lazy(() => loadUntilThere(async () => ({ default: (await import('./aid-pin.tsx')).AidPin })));

function locationControl(): HTMLInputElement | undefined {
  const control = document.getElementById(controlId('location'));
  return control instanceof HTMLInputElement ? control : undefined;
}

interface LocationFieldProps {
  /** How exact the phone's position is that stands in the field, as its hidden control says it. */
  located: string;
  problem: string | undefined;
  onLocated(located: string): void;
  onFilled(): void;
}

/** Free text, or the phone's position as 'lat, long' on a tap. What was typed is replaced only by that tap. */
export function LocationField({ located, problem, onLocated, onFilled }: LocationFieldProps) {
  const [step, setStep] = useState<'idle' | 'asking' | 'failed'>('idle');
  const isMeasured = located !== '';

  async function locate(): Promise<void> {
    if (step === 'asking') return;
    setStep('asking');
    const typed = locationControl()?.value;
    const answer = await currentPosition();
    setStep(answer.ok ? 'idle' : 'failed');
    const control = locationControl();
    // Whoever typed on while the phone was searching knows the place in words: those stay.
    if (!answer.ok || !control || control.value !== typed) return;
    const { lati, long, accuracyM } = measuredPosition(
      answer.value.lati,
      answer.value.long,
      answer.value.accuracyMetres,
    );
    const decimals = warrantedDecimals(accuracyM);
    control.value = `${lati.toFixed(decimals)}, ${long.toFixed(decimals)}`;
    const words = locatedText(control.value, accuracyM);
    onLocated(words);
    announce(words === '' ? aidTexts.located : `${aidTexts.located} ${exactWords(words)}`);
    onFilled();
  }

  return (
    <>
      <TextField
        name="location"
        label={fieldNames.location}
        hint={aidTexts.locationHint}
        problem={problem}
        autoComplete="street-address"
        onInput={() => onLocated('')}
      />
      <Button icon="pin" aria-disabled={step === 'asking'} onClick={() => void locate()}>
        {step === 'asking' ? aidTexts.locating : aidTexts.locate}
      </Button>
      {isMeasured && <input type="hidden" name={LOCATED} value={located} />}
      {isMeasured && <p className={styles['exact']}>{exactWords(located)}</p>}
      <LateSlot>
        <AidPin
          accuracyM={metresOf(located)}
          onFilled={() => {
            onLocated('');
            onFilled();
          }}
        />
      </LateSlot>
      <div role="alert">
        {step === 'failed' && <Problem id="location-failed" text={shownMessages.locationFailed} />}
      </div>
    </>
  );
}

function exactWords(located: string): string {
  return aidTexts.exactTo(distanceText(metresOf(located) ?? 0));
}
