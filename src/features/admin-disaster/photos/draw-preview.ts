import type { Blur } from '../../../../contract/entities/photo.ts';

/** Squares on each side of a covered part, as the server makes them: a face in five by five is nobody's. */
const SQUARES = 5;

/** Draws the picture with its covered parts as the server will make them. Nothing where the browser has no canvas. */
export function drawPreview(canvas: HTMLCanvasElement, image: HTMLImageElement, boxes: readonly Blur[]): void {
  const whole = canvas.getContext('2d');
  const few = Object.assign(document.createElement('canvas'), { width: SQUARES, height: SQUARES });
  const squares = few.getContext('2d');
  if (whole === null || squares === null) return;
  const { width, height } = canvas;
  whole.imageSmoothingEnabled = true;
  whole.drawImage(image, 0, 0, width, height);
  whole.imageSmoothingEnabled = false;
  for (const box of boxes) {
    const [left, top] = [box.left * width, box.top * height];
    const [across, down] = [box.width * width, box.height * height];
    squares.drawImage(canvasPart(image, box), 0, 0, SQUARES, SQUARES);
    whole.drawImage(few, 0, 0, SQUARES, SQUARES, left, top, across, down);
  }
}

/** A part of the picture halved until it is small: in one step a browser looks at few of its pixels, and faces would shine through. */
function canvasPart(image: HTMLImageElement, { left, top, width, height }: Blur): HTMLCanvasElement {
  const [across, down] = [Math.max(1, width * image.naturalWidth), Math.max(1, height * image.naturalHeight)];
  let part = drawn(image, [left * image.naturalWidth, top * image.naturalHeight, across, down], [across, down]);
  while (part.width > SQUARES * 2 || part.height > SQUARES * 2) {
    const next = [Math.max(SQUARES, part.width / 2), Math.max(SQUARES, part.height / 2)] as const;
    part = drawn(part, [0, 0, part.width, part.height], next);
  }
  return part;
}

function drawn(
  from: CanvasImageSource,
  [left, top, across, down]: readonly [number, number, number, number],
  [width, height]: readonly [number, number],
): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
  });
  canvas.getContext('2d')?.drawImage(from, left, top, across, down, 0, 0, canvas.width, canvas.height);
  return canvas;
}
