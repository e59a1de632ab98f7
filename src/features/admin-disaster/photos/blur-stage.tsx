import { entryOf } from '../../../../contract/base/entry-of.ts';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import type { Blur } from '../../../../contract/entities/photo.ts';
import { photoReleaseTexts as words } from '../../../strings/admin/photo-release.ts';
import { boxBetween, movedBox, resizedBox } from './blur-boxes.ts';
import { boxWords } from './box-words.ts';
import { drawPreview } from './draw-preview.ts';
import styles from './release-dialog.module.css';

interface BlurStageProps {
  url: string;
  /** Pixels. */
  width: number;
  height: number;
  boxes: readonly Blur[];
  stageRef: RefObject<HTMLDivElement | null>;
  onAdd(box: Blur): void;
  onChange(at: number, box: Blur): void;
  onRemove(at: number): void;
}

interface Point {
  x: number;
  y: number;
}

/** What the pointer does until it is lifted. */
type Grip = { kind: 'draw'; from: Point } | { kind: 'move' | 'resize'; at: number; from: Point; box: Blur };

/** Fraction of the picture for each press of an arrow key. */
const STEP = 0.02;
const arrows = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** The picture with its boxes, for finger, mouse and keyboard. */
export function BlurStage({ url, width, height, boxes, stageRef, onAdd, onChange, onRemove }: BlurStageProps) {
  const canvas = usePreview(url, boxes);
  const grip = useRef<Grip>(undefined);
  const [drawn, setDrawn] = useState<Blur>();

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const area = stageRef.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: (clientX - area.left) / area.width, y: (clientY - area.top) / area.height };
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    const from = pointOf(event);
    const target = (event.target as HTMLElement).closest<HTMLElement>('[data-box]');
    const at = Number(target?.dataset['box'] ?? Number.NaN);
    const box = boxes[at];
    const isCorner = (event.target as HTMLElement).dataset['corner'] !== undefined;
    grip.current = box ? { kind: isCorner ? 'resize' : 'move', at, from, box } : { kind: 'draw', from };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const held = grip.current;
    if (held === undefined) return;
    const to = pointOf(event);
    if (held.kind === 'draw') return setDrawn(boxBetween(held.from, to));
    const by = { x: to.x - held.from.x, y: to.y - held.from.y };
    onChange(held.at, (held.kind === 'move' ? movedBox : resizedBox)(held.box, by));
  };
  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    const held = grip.current;
    grip.current = undefined;
    setDrawn(undefined);
    const box = held?.kind === 'draw' ? boxBetween(held.from, pointOf(event)) : undefined;
    if (box) onAdd(box);
  };
  const onPointerCancel = () => {
    grip.current = undefined;
    setDrawn(undefined);
  };
  const onKeyDown = (at: number, box: Blur) => (event: KeyboardEvent) => {
    const by = entryOf<Point>(arrows, event.key);
    if (by) onChange(at, (event.shiftKey ? resizedBox : movedBox)(box, by));
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(at);
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={stageRef}
      className={styles['stage']}
      dir="ltr"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerCancel}
    >
      <canvas ref={canvas} width={width} height={height} role="img" aria-label={words.picture} />
      {boxes.map((box, at) => (
        // A box has no name but its place.
        <button
          key={at}
          type="button"
          className={styles['box']}
          style={placeOf(box)}
          data-box={at}
          aria-label={boxWords(box, at)}
          onKeyDown={onKeyDown(at, box)}
        >
          <span className={styles['corner']} data-corner />
        </button>
      ))}
      {drawn && <div className={styles['drawn']} style={placeOf(drawn)} />}
    </div>
  );
}

function placeOf({ left, top, width, height }: Blur) {
  const percent = (part: number) => `${part * 100}%`;
  return { left: percent(left), top: percent(top), width: percent(width), height: percent(height) };
}

/** Draws the picture, and again after each change of the boxes. */
function usePreview(url: string, boxes: readonly Blur[]): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [image, setImage] = useState<HTMLImageElement>();
  useEffect(() => {
    const one = new Image();
    one.addEventListener('load', () => setImage(one), { once: true });
    one.src = url;
  }, [url]);
  useEffect(() => {
    if (image && canvas.current) drawPreview(canvas.current, image, boxes);
  }, [image, boxes]);
  return canvas;
}
