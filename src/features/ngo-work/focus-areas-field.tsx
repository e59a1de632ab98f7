import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { ngoCategories } from '../../../contract/enumerations.ts';
import { limits } from '../../../contract/limits.ts';
import { labelIn, ngoCategoryLabels } from '../../strings/public/ngos.ts';
import { ngoProfileTexts } from '../../strings/public/ngo-profile.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { areasIn, withArea } from './ngo-fields.ts';
import styles from './ngo-profile.module.css';

interface FocusAreasFieldProps {
  /** Focus areas, one a line, and one that is being typed. */
  shown: string;
  typing: string;
  problem: string | undefined;
  /** One was added or removed: no keys tell the form. */
  onChanged(): void;
}

/** The focus areas: those of section 9 at a press, others as typed. */
export function FocusAreasField({ shown, typing, problem, onChanged }: FocusAreasFieldProps) {
  const input = useRef<HTMLDivElement>(null);
  const [areas, setAreas] = useState<readonly string[]>(() => areasIn(shown));
  const changed = useRef(onChanged);
  const told = useRef(areas);
  useEffect(() => {
    changed.current = onChanged;
  });
  useEffect(() => {
    if (told.current === areas) return;
    told.current = areas;
    changed.current();
  }, [areas]);

  function add(): void {
    const control = input.current?.querySelector('input');
    if (!control) return;
    setAreas(withArea(areas, control.value));
    control.value = '';
    control.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  const isFull = areas.length >= limits.focusAreas;
  return (
    <fieldset className={styles['areas']}>
      <legend data-needed>{ngoProfileTexts.focusAreas}</legend>
      <input type="hidden" name="focusAreas" value={areas.join('\n')} />
      {areas.length > 0 && (
        <ul className={styles['chosen']}>
          {areas.map((area) => (
            <li key={area}>
              <bdi>{labelIn(ngoCategoryLabels, area)}</bdi>
              <button
                type="button"
                className={styles['remove']}
                aria-label={ngoProfileTexts.remove(labelIn(ngoCategoryLabels, area))}
                onClick={() => setAreas(areas.filter((one) => one !== area))}
              >
                <Icon name="close" size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        <>
          <div className={styles['offers']}>
            {ngoCategories
              .filter((category) => !areas.includes(category))
              .map((category) => (
                <Button key={category} look="quiet" icon="plus" onClick={() => setAreas(withArea(areas, category))}>
                  {labelIn(ngoCategoryLabels, category)}
                </Button>
              ))}
          </div>
          <div ref={input} className={styles['new']}>
            <TextField
              name="newArea"
              label={ngoProfileTexts.newArea}
              optional=""
              problem={problem}
              maxLength={limits.needCharacters}
              defaultValue={typing}
              onKeyDown={onKeyDown}
            />
            <Button onClick={add}>{ngoProfileTexts.add}</Button>
          </div>
        </>
      )}
    </fieldset>
  );
}
