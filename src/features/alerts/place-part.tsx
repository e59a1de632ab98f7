import { useState } from 'react';
import { systemClock } from '../../../contract/base/clock.ts';
import { deviceLimits } from '../../../contract/device-limits.ts';
import { placePhone } from '../../data/commands/alerts/alerts.ts';
import type { PushState } from '../../data/queries/alerts.ts';
import { askPlace, bringPush } from '../../hooks/alerts/bring-push.ts';
import { LatePlacePin } from '../../maps/pin/late-place-pin.tsx';
import { shownPosition } from '../../maps/pin/position-text.ts';
import { LatePart } from '../../parts/late-part.tsx';
import { alertCardTexts, alertTexts } from '../../strings/shell/alerts.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { sharingTexts } from '../../strings/volunteers/sharing.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField, TextField } from '../../ui/form/field.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { WishesPart } from './which-part.tsx';
import styles from './alerts.module.css';

type PlacePartProps = WishesPart & { place: PushState['place'] };

/** Near where the phone is, or near a place of one's own. */
export function PlacePart({ wishes, onChoose, place }: PlacePartProps) {
  const { place: chosen, ...rest } = wishes;
  const [isOther, setOther] = useState(chosen !== undefined);
  const pin = chosen && { lat: chosen.lati, lng: chosen.long };
  return (
    <fieldset className={styles['part']}>
      <legend>{alertTexts.placeTitle}</legend>
      <CheckField
        type="radio"
        name="alert-place"
        label={alertTexts.placePhone}
        checked={!isOther}
        onChange={() => {
          setOther(false);
          onChoose(rest);
        }}
      />
      {!isOther && <PhonePlace place={place} />}
      <CheckField
        type="radio"
        name="alert-place"
        label={alertTexts.placeOther}
        checked={isOther}
        onChange={() => setOther(true)}
      />
      {isOther && (
        <>
          {!chosen && <p className={styles['soft']}>{alertTexts.placeNeeded}</p>}
          {/* Else all of this would go, the choice just tapped with it, until the map's part has come over a thin link. */}
          <LatePart fallback={<Skeleton label={appTexts.loading} lines={1} />}>
            <LatePlacePin
              pin={pin}
              known={() => place && { lat: place.lati, lng: place.long }}
              onSet={({ lat, lng }) => onChoose({ ...rest, place: { ...chosen, lati: lat, long: lng } })}
            />
          </LatePart>
          {chosen && (
            <TextField
              name="alert-place-name"
              label={alertTexts.placeName}
              hint={alertTexts.placeNameHint}
              optional={alertTexts.optional}
              maxLength={deviceLimits.placeCharacters}
              defaultValue={chosen.name}
              onBlur={({ currentTarget: { value } }) => {
                const { name: before, ...point } = chosen;
                const name = value.trim();
                if (name !== (before ?? '')) onChoose({ ...rest, place: { ...point, ...(name !== '' && { name }) } });
              }}
            />
          )}
        </>
      )}
    </fieldset>
  );
}

function PhonePlace({ place }: Pick<PlacePartProps, 'place'>) {
  const [notice, setNotice] = useState('');
  async function find(): Promise<void> {
    setNotice(alertCardTexts.finding);
    const found = await askPlace();
    if (!found.ok) return setNotice(sharingTexts[found.failure]);
    const kept = await placePhone(found.value, systemClock.now());
    setNotice(kept.ok ? '' : alertTexts.notKept);
    return void bringPush();
  }
  const known = place && alertTexts.placeFrom(...shownPosition({ lat: place.lati, lng: place.long }));
  return (
    <>
      <p role="status" className={styles['soft']}>
        {notice || known || alertTexts.placeUnknown}
      </p>
      <div>
        <Button icon="pin" onClick={() => void find()}>
          {alertTexts.findPlace}
        </Button>
      </div>
    </>
  );
}
