import { useRef, useState } from 'react';
import type { WirePosition } from '../../../contract/entities/fields.ts';
import { limits } from '../../../contract/limits.ts';
import { measuredPosition, type MeasuredPosition } from '../../../contract/policies/measured-position.ts';
import { readForm } from '../../hooks/draft/form-values.ts';
import { positionWords } from '../../hooks/draft/kept-position.ts';
import { LatePlacePin } from '../../maps/pin/late-place-pin.tsx';
import { LeaveQuestion } from '../../parts/leave-question.tsx';
import { PartComing } from '../../parts/late-part.tsx';
import { currentPosition } from '../../platform/location.ts';
import { formTexts } from '../../strings/forms/form.ts';
import { shownMessages } from '../../strings/forms/messages.ts';
import { movePlaceTexts as words, ownActTexts } from '../../strings/forms/track.ts';
import { leftToRight } from '../../strings/isolate.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Problem, TextField } from '../../ui/form/field.tsx';
import { LateSlot } from '../../ui/feedback/late-slot.tsx';
import styles from './track.module.css';

interface MovePlaceProps {
  onSave(moved: { position: WirePosition; place?: string }): Promise<void>;
  onLeave(): void;
}

/** Where it really is: where this phone is, or a place on the map, and the words of it where those change too. */
export function MovePlace({ onSave, onLeave }: MovePlaceProps) {
  const form = useRef<HTMLFormElement>(null);
  const locate = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<MeasuredPosition>();
  const [isAsking, setAsking] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function ask(): Promise<void> {
    if (isAsking) return;
    setAsking(true);
    const answer = await currentPosition();
    setAsking(false);
    if (!answer.ok) return setProblem(shownMessages.locationFailed);
    const { lati, long, accuracyMetres } = answer.value;
    choose(measuredPosition(lati, long, accuracyMetres));
  }

  function choose(place: MeasuredPosition): void {
    setProblem(undefined);
    setChosen(place);
    announce(words.chosen(positionWords(place)));
  }

  async function save(): Promise<void> {
    if (!form.current || isSaving) return;
    if (chosen === undefined) {
      setProblem(words.missing);
      locate.current?.focus();
      return;
    }
    const place = (readForm(form.current)['place'] ?? '').trim();
    const { lati, long } = chosen;
    setSaving(true);
    await onSave({ position: { lati, long }, ...(place !== '' && { place }) });
    setSaving(false);
  }

  return (
    <form
      ref={form}
      noValidate
      className={styles['form']}
      onInput={() => setTyped(true)}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p>{words.lead}</p>
      <Button ref={locate} icon="pin" aria-disabled={isAsking} onClick={() => void ask()}>
        {isAsking ? words.locating : words.locate}
      </Button>
      <LateSlot coming={<PartComing words={formTexts.missing.map} />}>
        <LatePlacePin
          pin={undefined}
          known={() => chosen && { lat: chosen.lati, lng: chosen.long, accuracyM: chosen.accuracyM }}
          onSet={({ lat, lng }) => choose({ lati: lat, long: lng })}
        />
      </LateSlot>
      {chosen && <p>{words.chosen(leftToRight(positionWords(chosen)))}</p>}
      <div role="alert">{problem !== undefined && <Problem id="move-place-problem" text={problem} />}</div>
      <TextField
        name="place"
        label={words.place}
        hint={words.placeHint}
        autoComplete="off"
        maxLength={limits.placeCharacters}
      />
      <div className={styles['buttons']}>
        <Button type="submit" look="aid" aria-disabled={isSaving}>
          {ownActTexts.save}
        </Button>
        <Button onClick={onLeave}>{ownActTexts.no}</Button>
      </div>
      {(isTyped || chosen) && <LeaveQuestion />}
    </form>
  );
}
