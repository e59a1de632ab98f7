import { useRef, useState, type KeyboardEvent } from 'react';
import { actLimits } from '../../../contract/act-limits.ts';
import type { TownView } from '../../../contract/entities/near.ts';
import { townWords } from '../../../contract/policies/town-words.ts';
import { findTowns } from '../../data/commands/ngos/find-towns.ts';
import { askedFailureText } from '../../strings/accounts/asked-failures.ts';
import { countries } from '../../strings/public/disasters.ts';
import { ngoProfileTexts } from '../../strings/public/ngo-profile.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { areaPlaceText } from './ngo-fields.ts';
import styles from './ngo-profile.module.css';

/** A town, found by its name, as the middle of the service area. */
export function TownSearch({ onFound }: { onFound(at: string): void }) {
  const field = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [notice, setNotice] = useState('');
  const [towns, setTowns] = useState<readonly TownView[]>([]);

  async function find(): Promise<void> {
    const name = field.current?.querySelector('input')?.value.trim() ?? '';
    if (isAsking || name === '') return;
    setAsking(true);
    setTowns([]);
    setNotice(ngoProfileTexts.townFinding);
    const answer = await findTowns(name);
    setAsking(false);
    if (!answer.ok) return setNotice(askedFailureText(answer.failure));
    setTowns(answer.value);
    setNotice(
      answer.value.length === 0 ? ngoProfileTexts.townUnknown : ngoProfileTexts.townsFound(answer.value.length),
    );
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void find();
  }

  function choose(town: TownView): void {
    // The button that was pressed goes.
    field.current?.querySelector('input')?.focus();
    setTowns([]);
    setNotice(ngoProfileTexts.townChosen(town.name));
    onFound(areaPlaceText({ lat: town.lati, lng: town.long }));
  }

  return (
    <>
      <div ref={field} className={styles['new']}>
        <TextField
          name="areaTown"
          label={ngoProfileTexts.town}
          hint={ngoProfileTexts.townHint}
          optional=""
          autoComplete="off"
          enterKeyHint="search"
          maxLength={actLimits.searchCharacters}
          onKeyDown={onKeyDown}
        />
        <Button aria-disabled={isAsking} onClick={() => void find()}>
          {ngoProfileTexts.townFind}
        </Button>
      </div>
      <p role="status" className={styles['found']}>
        {notice}
      </p>
      {towns.length > 0 && (
        <ul className={styles['offers']}>
          {towns.map((town) => (
            <li key={`${town.name} ${town.lati} ${town.long}`}>
              <Button look="quiet" icon="pin" onClick={() => choose(town)}>
                <bdi>{townWords(town, countries())}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
