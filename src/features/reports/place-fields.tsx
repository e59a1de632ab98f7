import { distanceText, positionTexts, reportTexts } from '../../strings/report.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField, TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './place-fields.module.css';
import type { PositionState } from './use-position.ts';

interface PlaceFieldsProps {
  position: PositionState;
  isElsewhere: boolean;
  problem: string | undefined;
  onAsk(): void;
  onElsewhere(isElsewhere: boolean): void;
}

/** Where it is: the phone's position if the person stands there, and always words. */
export function PlaceFields({ position, isElsewhere, problem, onAsk, onElsewhere }: PlaceFieldsProps) {
  return (
    <>
      <div className={styles['choice']}>
        <CheckField
          type="radio"
          name="place"
          value="here"
          label={reportTexts.here}
          defaultChecked
          onChange={() => onElsewhere(false)}
        />
        <CheckField
          type="radio"
          name="place"
          value="elsewhere"
          label={reportTexts.elsewhere}
          onChange={() => onElsewhere(true)}
        />
      </div>
      {isElsewhere ? (
        <p className={styles['words']}>{reportTexts.elsewhereHint}</p>
      ) : (
        <PositionLine position={position} onAsk={onAsk} />
      )}
      <TextField
        name="address"
        label={reportTexts.address}
        hint={reportTexts.addressHint}
        problem={problem}
        autoComplete="off"
      />
    </>
  );
}

function PositionLine({ position, onAsk }: { position: PositionState; onAsk(): void }) {
  const isAsking = position.kind === 'asking';
  return (
    <div className={`${styles['position']} ${position.kind === 'found' ? styles['found'] : ''}`}>
      <p className={styles['words']} role="status">
        <Icon name="pin" size={20} />
        {wordsFor(position)}
      </p>
      {!isAsking && <Button onClick={onAsk}>{actionFor(position)}</Button>}
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
  if (position.kind === 'offered') return positionTexts.add;
  return position.kind === 'found' ? positionTexts.renew : positionTexts.again;
}
