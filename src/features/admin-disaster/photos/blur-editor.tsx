import { useRef, useState } from 'react';
import type { Blur, PhotoView } from '../../../../contract/entities/photo.ts';
import { photoLimits } from '../../../../contract/photo-limits.ts';
import { photoReleaseTexts as words } from '../../../strings/admin/photo-release.ts';
import { Button } from '../../../ui/button.tsx';
import { addedBox } from './blur-boxes.ts';
import { boxName, boxWords } from './box-words.ts';
import { BlurStage } from './blur-stage.tsx';
import styles from './release-dialog.module.css';

interface BlurEditorProps {
  /** Of the whole picture. */
  url: string;
  photo: PhotoView;
  boxes: readonly Blur[];
  onBoxes(boxes: readonly Blur[]): void;
}

/** The picture as everybody will see it, the boxes that cover parts of it, and the list of these. */
export function BlurEditor({ url, photo, boxes, onBoxes }: BlurEditorProps) {
  const [moved, setMoved] = useState<number>();
  const addRef = useRef<HTMLButtonElement>(null);
  const stageRef = useRef<HTMLDivElement>(null);
  const isFull = boxes.length >= photoLimits.blurs;
  const shown = moved === undefined ? undefined : boxes[moved];
  const add = (box: Blur) => {
    if (!isFull) onBoxes([...boxes, box]);
  };
  const remove = (at: number) => {
    onBoxes(boxes.filter((_, one) => one !== at));
    setMoved(undefined);
    // What had the focus is gone.
    addRef.current?.focus();
  };
  return (
    <>
      <BlurStage
        url={url}
        width={photo.width ?? 4}
        height={photo.height ?? 3}
        boxes={boxes}
        stageRef={stageRef}
        onAdd={add}
        onChange={(at, box) => {
          onBoxes(boxes.map((one, place) => (place === at ? box : one)));
          setMoved(at);
        }}
        onRemove={remove}
      />
      <p role="status" className={styles['soft']}>
        {isFull ? words.tooMany : shown && moved !== undefined ? boxWords(shown, moved) : ''}
      </p>
      <div className={styles['actions']}>
        <Button
          ref={addRef}
          icon="plus"
          aria-disabled={isFull}
          onClick={() => {
            if (isFull) return;
            add(addedBox());
            // The new box is the last one once it is drawn.
            requestAnimationFrame(() =>
              [...(stageRef.current?.querySelectorAll<HTMLElement>('[data-box]') ?? [])].at(-1)?.focus(),
            );
          }}
        >
          {words.addBox}
        </Button>
      </div>
      <h3 className={styles['title']}>{words.boxes}</h3>
      {boxes.length === 0 ? (
        <p className={styles['soft']}>{words.noBoxes}</p>
      ) : (
        <ul className={styles['boxes']}>
          {boxes.map((box, at) => (
            // A box has no name but its place.
            <li key={at}>
              <span>{boxWords(box, at)}</span>
              <Button look="quiet" icon="trash" onClick={() => remove(at)}>
                {words.remove(boxName(at))}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
