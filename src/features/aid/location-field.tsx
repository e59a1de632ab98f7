import { shownMessages } from '../../strings/forms/messages.ts';
import { lazy, useState } from 'react';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { currentPosition } from '../../platform/location.ts';
import { aidTexts } from '../../strings/forms/aid.ts';
import { fieldNames } from '../../strings/forms/field-names.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { controlId, Problem, TextField } from '../../ui/form/field.tsx';
import { LateSlot } from '../../ui/feedback/late-slot.tsx';

const AidPin = lazy(() => loadUntilThere(async () => ({ default: (await import('./aid-pin.tsx')).AidPin })));

/** Six decimals of a degree are about 10 cm: no phone knows better. */
const DECIMALS = 6;

function locationControl(): HTMLInputElement | undefined {
  const control = document.getElementById(controlId('location'));
  return control instanceof HTMLInputElement ? control : undefined;
}

/** Free text, or the phone's position as 'lat, long' on a tap. What was typed is replaced only by that tap. */
export function LocationField({ problem, onFilled }: { problem: string | undefined; onFilled(): void }) {
  const [step, setStep] = useState<'idle' | 'asking' | 'failed'>('idle');

  async function locate(): Promise<void> {
    if (step === 'asking') return;
    setStep('asking');
    const typed = locationControl()?.value;
    const answer = await currentPosition();
    setStep(answer.ok ? 'idle' : 'failed');
    const control = locationControl();
    // Whoever typed on while the phone was searching knows the place in words: those stay.
    if (!answer.ok || !control || control.value !== typed) return;
    control.value = `${answer.value.lati.toFixed(DECIMALS)}, ${answer.value.long.toFixed(DECIMALS)}`;
    announce(aidTexts.located);
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
      />
      <Button icon="pin" aria-disabled={step === 'asking'} onClick={() => void locate()}>
        {step === 'asking' ? aidTexts.locating : aidTexts.locate}
      </Button>
      <LateSlot>
        <AidPin onFilled={onFilled} />
      </LateSlot>
      <div role="alert">
        {step === 'failed' && <Problem id="location-failed" text={shownMessages.locationFailed} />}
      </div>
    </>
  );
}
