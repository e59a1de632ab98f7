import { useEffect, useRef } from 'react';
import { mapTexts } from '../strings/public/maps.ts';
import { Button } from '../ui/button.tsx';
import styles from './marks.module.css';
import type { MapPlace } from './place.ts';

/** A phone's screen holds no more; the list beside the map has all. */
const MOST = 50;

interface ChoicesProps {
  places: readonly MapPlace[];
  onChoose: ((id: string) => void) | undefined;
  onClose(): void;
}

/** The places of one spot, which the map can't show apart. */
export function Choices({ places, onChoose, onClose }: ChoicesProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.focus(), []);
  const left = places.length - MOST;
  return (
    <div ref={list} role="group" aria-label={mapTexts.groupChoices} tabIndex={-1} className={styles['choices']}>
      <div className={styles['choicesHead']}>
        <strong>{mapTexts.groupChoices}</strong>
        <Button onClick={onClose}>{mapTexts.closeChoices}</Button>
      </div>
      <ul>
        {places.slice(0, MOST).map(({ id, label }) => (
          <li key={id}>
            {onChoose ? (
              <button type="button" className={styles['choice']} onClick={() => onChoose(id)}>
                {label}
              </button>
            ) : (
              label
            )}
          </li>
        ))}
      </ul>
      {left > 0 && <p>{mapTexts.more(left)}</p>}
    </div>
  );
}
