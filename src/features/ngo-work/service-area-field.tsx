import { useEffect, useRef, useState } from 'react';
import { readPosition } from '../../../contract/base/read-position.ts';
import { limits } from '../../../contract/limits.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { LatePlacePin } from '../../maps/pin/late-place-pin.tsx';
import { PartComing } from '../../parts/late-part.tsx';
import { formTexts } from '../../strings/forms/form.ts';
import { kilometresText } from '../../strings/public/disasters.ts';
import { ngoProfileTexts } from '../../strings/public/ngo-profile.ts';
import { LateSlot } from '../../ui/feedback/late-slot.tsx';
import { Button } from '../../ui/button.tsx';
import { described, Field } from '../../ui/form/field.tsx';
import { areaPlaceText, areaReaches } from './ngo-fields.ts';
import { TownSearch } from './service-area-town.tsx';
import styles from './ngo-profile.module.css';

interface ServiceAreaFieldProps {
  /** How far it reaches, in kilometres; empty: everywhere. */
  km: string;
  /** 'lat, long' of its middle, or empty. */
  at: string;
  problem: string | undefined;
  /** The place was set or removed: no keys tell the form. */
  onChanged(): void;
}

/** Where an NGO works: everywhere, or so far round a place on the map. */
export function ServiceAreaField({ km: kmAtFirst, at: atFirst, problem, onChanged }: ServiceAreaFieldProps) {
  const [km, setKm] = useState(kmAtFirst);
  const [at, setAt] = useState(atFirst);
  const changed = useRef(onChanged);
  const told = useRef(at);
  useEffect(() => {
    changed.current = onChanged;
  });
  useEffect(() => {
    if (told.current === at) return;
    told.current = at;
    changed.current();
  }, [at]);
  // A reach that another phone or a later version set is offered too.
  const reaches = [...new Set([...areaReaches.map(String), ...(kmAtFirst === '' ? [] : [kmAtFirst])])];
  const field = { name: 'areaKm', label: ngoProfileTexts.area, hint: ngoProfileTexts.areaHint, problem };
  return (
    <div className={styles['area']}>
      <Field {...field}>
        <select {...described(field)} defaultValue={kmAtFirst} onChange={(event) => setKm(event.target.value)}>
          <option value="">{ngoProfileTexts.areaEverywhere}</option>
          {reaches.map((reach) => (
            <option key={reach} value={reach}>
              {ngoProfileTexts.areaWithin(kilometresText(Number(reach)))}
            </option>
          ))}
        </select>
      </Field>
      <input type="hidden" name="areaAt" value={at} />
      {km !== '' && (
        <>
          <OwnPlace onFound={setAt} />
          <TownSearch onFound={setAt} />
          <LateSlot coming={<PartComing words={formTexts.missing.map} />}>
            <LatePlacePin
              pin={readPosition(at)}
              known={() => readPosition(at)}
              onSet={(point) => setAt(areaPlaceText(point))}
              onRemove={() => setAt('')}
              decimals={limits.publicPositionDecimals}
              aroundM={Number(km) * 1000}
            />
          </LateSlot>
        </>
      )}
    </div>
  );
}

/** Where this phone is, to about a kilometre, is the middle. */
function OwnPlace({ onFound }: { onFound(at: string): void }) {
  const [isAsking, setAsking] = useState(false);
  const [notice, setNotice] = useState('');

  async function ask(): Promise<void> {
    if (isAsking) return;
    setAsking(true);
    setNotice(ngoProfileTexts.areaFinding);
    const { askPlace } = await loadUntilThere(() => import('../../maps/near/ask-place.ts'));
    const answer = await askPlace();
    setAsking(false);
    setNotice(answer.ok ? ngoProfileTexts.areaFound : answer.failure);
    const place = answer.ok ? readPosition(answer.value) : undefined;
    if (place) onFound(areaPlaceText(place));
  }

  return (
    <div className={styles['own']}>
      <Button icon="pin" aria-disabled={isAsking} onClick={() => void ask()}>
        {ngoProfileTexts.areaHere}
      </Button>
      <p role="status">{notice}</p>
    </div>
  );
}
