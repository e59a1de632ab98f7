import { photoLimits } from '../../../contract/photo-limits.ts';
import { photoTexts } from '../../strings/forms/photos.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { SmallPicture } from './small-picture.tsx';
import styles from './photo-picker.module.css';

/** A photo as the screens show it; the phone's own row fits. */
export interface PhotoToShow {
  id: string;
  caption: string;
  isShrunk: boolean;
  type: string;
  whole: { size: number };
  thumbnail?: { size: number };
}

interface PhotoItemProps {
  row: PhotoToShow;
  picture: ArrayBuffer | undefined;
  /** From 1. */
  place: number;
  isLast: boolean;
  onCaption(caption: string): void;
  onMove(step: -1 | 1): void;
  onRemove(): void;
}

/** One photo of a form. The buttons stay where they are, so that one can be pressed again and again. */
export function PhotoItem({ row, picture, place, isLast, onCaption, onMove, onRemove }: PhotoItemProps) {
  return (
    <li className={styles['photo']} data-photo={row.id}>
      <SmallPicture picture={picture} alt={photoTexts.photo(place)} />
      <label className={styles['caption']}>
        <span>{photoTexts.caption}</span>
        {/* Without a name: it is kept with its photo, not with the form. */}
        <input
          type="text"
          defaultValue={row.caption}
          maxLength={photoLimits.captionCharacters}
          autoComplete="off"
          aria-label={`${photoTexts.photo(place)}: ${photoTexts.caption}`}
          onInput={({ currentTarget }) => onCaption(currentTarget.value)}
        />
      </label>
      <div className={styles['actions']}>
        <Tool icon="up" label={photoTexts.up(place)} isOff={place === 1} onPress={() => onMove(-1)} />
        <Tool icon="down" label={photoTexts.down(place)} isOff={isLast} onPress={() => onMove(1)} />
        <Tool icon="trash" label={photoTexts.remove(place)} isOff={false} onPress={onRemove} />
      </div>
      {!row.isShrunk && <p className={styles['note']}>{noteOf(row)}</p>}
    </li>
  );
}

/** Of one that goes as it came: some the server opens, and some nobody does but an admin's computer. */
function noteOf({ type, whole: { size } }: PhotoToShow): string {
  return /^image\/(jpeg|png|webp)$/.test(type) ? photoTexts.notMadeSmaller(size) : photoTexts.asItCame(size);
}

interface ToolProps {
  icon: IconName;
  label: string;
  isOff: boolean;
  onPress(): void;
}

/** Not `disabled`: a browser takes the focus from such a button. */
function Tool({ icon, label, isOff, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={styles['tool']}
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}
