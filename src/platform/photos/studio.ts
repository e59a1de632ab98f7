import type { Picture, Sheet, Studio } from './shrink.ts';

interface Surface extends Sheet {
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
}

/** Of a worker, and of a page where it has the same means. */
export const offscreenStudio: Studio = { decode: decodeBitmap, draw: drawOn(offscreenSurface) };

/** Of any page. */
export const pageStudio: Studio = {
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
    return surface;
  };
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
