import { useRef } from 'react';
import { limits } from '../../../contract/limits.ts';
import { photoTexts } from '../../strings/forms/photos.ts';
import { storageTexts } from '../../strings/shell/storage.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../../ui/form/file-button.tsx';
import { PhotoItem, type PhotoToShow } from './photo-item.tsx';
import styles from './photo-picker.module.css';

export interface PhotoPickerProps {
  rows: readonly PhotoToShow[];
  pictures: ReadonlyMap<string, ArrayBuffer>;
  /** How many are being made smaller. */
  preparing: number;
  refused: readonly { name: string; why: keyof typeof photoTexts.refused }[];
  storage: { usedBytes?: number; freeBytes?: number } | undefined;
  isNothingShared: boolean;
  missing: number;
  isCostlyLink: boolean;
  /** The host knows no photos. */
  remark?: string | undefined;
  /** In place of what is said of a form's photos. */
  hint?: string;
  /** The question whether the place that a photo tells is to be used. */
  placeQuestion?: string | undefined;
  hasTaken: boolean;
  onPlace?(isWanted: boolean): void;
  add(files: readonly File[]): Promise<void>;
  caption(id: string, caption: string): void;
  move(id: string, step: -1 | 1): Promise<boolean>;
  remove(id: string): Promise<void>;
  undo(): Promise<void>;
}

/** Photos of a form: from the camera or the gallery, in an order, each with words. All of it works without a network. */
export function PhotoPicker(props: PhotoPickerProps) {
  const { rows, pictures, preparing, refused, isNothingShared, missing, placeQuestion, hasTaken } = props;
  const part = useRef<HTMLDivElement>(null);
  const add = (files: File[]) => void props.add(files);

  function move(id: string, step: -1 | 1, place: number): void {
    void props.move(id, step).then((isMoved) => isMoved && announce(photoTexts.moved(place + step)));
  }

  function remove(id: string): void {
    void props.remove(id).then(() => {
      announce(photoTexts.removed);
      part.current?.querySelector<HTMLElement>('[data-undo] button')?.focus();
    });
  }

  return (
    <div ref={part} className={styles['picker']}>
      <div className={styles['ways']}>
        <FileButton label={photoTexts.take} icon="camera" capture="environment" onFiles={add} />
        <FileButton label={photoTexts.choose} icon="image" multiple onFiles={add} />
      </div>
      <p className={styles['hint']}>{props.remark ?? props.hint ?? photoTexts.hint(limits.photos)}</p>
      <Problems {...{ isNothingShared, missing, refused }} />
      {placeQuestion !== undefined && (
        <Banner
          tone="note"
          actions={
            <>
              <Button look="aid" icon="pin" onClick={() => props.onPlace?.(true)}>
                {photoTexts.takePlace}
              </Button>
              <Button onClick={() => props.onPlace?.(false)}>{photoTexts.noPlace}</Button>
            </>
          }
        >
          <p>{placeQuestion}</p>
        </Banner>
      )}
      <ol className={styles['photos']}>
        {rows.map((row, index) => (
          <PhotoItem
            key={row.id}
            row={row}
            picture={pictures.get(row.id)}
            place={index + 1}
            isLast={index === rows.length - 1}
            onCaption={(caption) => props.caption(row.id, caption)}
            onMove={(step) => move(row.id, step, index + 1)}
            onRemove={() => remove(row.id)}
          />
        ))}
      </ol>
      {hasTaken && (
        <div className={styles['undo']} data-undo>
          <span>{photoTexts.removed}</span>
          <Button
            onClick={() =>
              void props.undo().then(() => {
                announce(photoTexts.putBack);
                part.current?.querySelector('input')?.focus();
              })
            }
          >
            {photoTexts.undo}
          </Button>
        </div>
      )}
      <p role="status" className={styles['cost']}>
        {preparing > 0 ? photoTexts.preparing(preparing) : rows.length > 0 ? costOf(rows) : ''}
      </p>
      {rows.length > 0 && <Notes {...props} />}
    </div>
  );
}

/** What the choice will cost, and what it takes of the phone. */
function Notes({ isCostlyLink, remark, storage }: PhotoPickerProps) {
  const { usedBytes, freeBytes } = storage ?? {};
  return (
    <>
      {isCostlyLink && remark === undefined && <p className={styles['hint']}>{photoTexts.thinLink}</p>}
      {usedBytes !== undefined && freeBytes !== undefined && (
        <p className={styles['hint']}>{storageTexts.usedAndFree(usedBytes, freeBytes)}</p>
      )}
    </>
  );
}

function Problems({
  isNothingShared,
  missing,
  refused,
}: Pick<PhotoPickerProps, 'isNothingShared' | 'missing' | 'refused'>) {
  return (
    <div role="alert" className={styles['problems']}>
      {isNothingShared && <p>{photoTexts.nothingShared}</p>}
      {missing > 0 && <p>{photoTexts.notArrived(missing)}</p>}
      {refused.map(({ name, why }, index) => (
        // Two files may be called the same.
        <p key={`${index}-${name}`}>{photoTexts.refused[why](name)}</p>
      ))}
    </div>
  );
}

function costOf(rows: readonly PhotoToShow[]): string {
  const bytes = rows.reduce((sum, { whole, thumbnail }) => sum + whole.size + (thumbnail?.size ?? 0), 0);
  return photoTexts.cost(rows.length, bytes);
}
