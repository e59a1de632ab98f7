import type { Picture, Sheet, Studio } from './shrink.ts';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

interface Surface extends Pick<Sheet, 'encode'> {
  context: Context | null;
}

/** Of a worker, and of a page where it has the same means. */
export const offscreenStudio: Studio = {
  isTrue: () => givesBack(offscreenSurface),
  decode: decodeBitmap,
  draw: drawOn(offscreenSurface),
};

/** Of any page. */
export const pageStudio: Studio = {
  isTrue: () => givesBack(elementSurface),
  decode: (file) => decodeBitmap(file).catch(() => decodeElement(file)),
  draw: drawOn(elementSurface),
};

export function hasOffscreen(): boolean {
  return 'OffscreenCanvas' in globalThis && 'createImageBitmap' in globalThis;
}

async function decodeBitmap(file: Blob): Promise<Picture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((error: unknown) => {
    // Safari before 17 does not know the word, and turns pictures the right way up anyway.
    if (error instanceof TypeError) return createImageBitmap(file);
    throw error;
  });
  return { source: bitmap, width: bitmap.width, height: bitmap.height, close: () => bitmap.close() };
}

/** By an element, which turns a picture the right way up in all browsers there are. */
async function decodeElement(file: Blob): Promise<Picture> {
  const source = new Image();
  source.src = URL.createObjectURL(file);
  const close = () => URL.revokeObjectURL(source.src);
  try {
    await source.decode();
  } catch (error) {
    close();
    throw error;
  }
  return { source, width: source.naturalWidth, height: source.naturalHeight, close };
}

function drawOn(surfaceOf: (width: number, height: number) => Surface): Studio['draw'] {
  return ({ source }, width, height) => {
    const surface = surfaceOf(width, height);
    const { context } = surface;
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(source, 0, 0, width, height);
    return { encode: surface.encode, isBlank: () => isBlank(context, width, height) };
  };
}

/** Three colours, each of which is far from the others and from white. */
const PROOF = [
  [200, 30, 60],
  [20, 160, 40],
  [40, 60, 220],
] as const;
/** Of 255, that a colour may be off: profiles of a screen move it a little. */
const NEAR = 12;

function givesBack(surfaceOf: (width: number, height: number) => Surface): boolean {
  const { context } = surfaceOf(PROOF.length, 1);
  // Without one nothing is drawn, which whoever draws says itself.
  if (!context) return true;
  for (const [at, colour] of PROOF.entries()) {
    context.fillStyle = `rgb(${colour.join(' ')})`;
    context.fillRect(at, 0, 1, 1);
  }
  const { data } = context.getImageData(0, 0, PROOF.length, 1);
  return PROOF.every((colour, at) => colour.every((part, of) => Math.abs((data[at * 4 + of] ?? 0) - part) <= NEAR));
}

/** Rows that are looked at: all of a picture would be a second on a slow phone. */
const ROWS = 16;

function isBlank(context: Context, width: number, height: number): boolean {
  let first: number | undefined;
  for (let row = 0; row < ROWS; row += 1) {
    const { data } = context.getImageData(0, Math.floor((row * height) / ROWS), width, 1);
    const pixels = new Uint32Array(data.buffer);
    first ??= pixels[0];
    if (pixels.some((pixel) => pixel !== first)) return false;
  }
  return true;
}

function offscreenSurface(width: number, height: number): Surface {
  const canvas = new OffscreenCanvas(width, height);
  return {
    context: canvas.getContext('2d'),
    encode: (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }),
  };
}

function elementSurface(width: number, height: number): Surface {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const encode = (quality: number) =>
    new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('not encoded'))), 'image/jpeg', quality);
    });
  return { context: canvas.getContext('2d'), encode };
}
