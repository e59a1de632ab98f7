import { photoLimits } from '../../../contract/photo-limits.ts';

/** A decoded picture, turned the right way up. */
export interface Picture {
  source: CanvasImageSource;
  width: number;
  height: number;
  close(): void;
}

/** What draws and encodes: a worker has other means than a page. */
export interface Studio {
  /** Does a canvas give back what was drawn on it? Browsers that guard against fingerprinting give noise instead, without an error. */
  isTrue(): boolean;
  /** Rejects where this browser cannot decode it. */
  decode(file: Blob): Promise<Picture>;
  /** The picture at this size, on white: a JPEG knows nothing transparent. */
  draw(picture: Picture, width: number, height: number): Sheet;
}

export interface Sheet {
  /** One colour all over: a camera makes no such picture, and a canvas for which a phone has no memory is one. */
  isBlank(): boolean;
  /** As JPEG. Of what the camera noted nothing is in it. */
  encode(quality: number): Promise<Blob>;
}

export interface Shrunk {
  whole: ArrayBuffer;
  thumbnail: ArrayBuffer;
  width: number;
  height: number;
}

/** `untrue`: this browser's canvases do not hold what is drawn on them; `undefined`: it cannot decode the picture. */
export type Shrinking = Shrunk | 'untrue' | undefined;

export class UntrueCanvas extends Error {}

/** Longer side and quality, in the order in which they are tried: detail is given up last. */
const STEPS = [
  [photoLimits.longerSide, [0.8, 0.65, 0.5]],
  [1280, [0.65, 0.5]],
  [1024, [0.6, 0.45]],
  [800, [0.5, 0.35]],
] as const;
/** Of one that was too large for the server. */
const AGAIN_STEPS = [
  [1280, [0.6, 0.45]],
  [1024, [0.5, 0.4]],
  [800, [0.45, 0.35]],
  [640, [0.4, 0.3]],
] as const;
const THUMBNAIL_STEPS = [[photoLimits.thumbnailSide, [0.7, 0.5, 0.3]]] as const;

/**
 * A photo as it travels, and its small picture; `most`: so many bytes, of one that was made smaller once. Rejects where the browser
 * cannot decode it, and with `UntrueCanvas` where it does not draw it.
 */
export async function shrink(file: Blob, studio: Studio, most?: number): Promise<Shrunk> {
  if (!studio.isTrue()) throw new UntrueCanvas();
  const picture = await studio.decode(file);
  try {
    const whole = await (most === undefined
      ? smallEnough(picture, studio, STEPS, photoLimits.shrunkBytes)
      : smallEnough(picture, studio, AGAIN_STEPS, most));
    const small = await smallEnough(picture, studio, THUMBNAIL_STEPS, photoLimits.thumbnailBytes);
    return {
      whole: await whole.blob.arrayBuffer(),
      thumbnail: await small.blob.arrayBuffer(),
      width: whole.width,
      height: whole.height,
    };
  } finally {
    picture.close();
  }
}

type Steps = readonly (readonly [side: number, qualities: readonly number[]])[];

/** The first that is small enough, else the last, which is the smallest. */
async function smallEnough(picture: Picture, studio: Studio, steps: Steps, most: number) {
  let found: { blob: Blob; width: number; height: number } | undefined;
  for (const [side, qualities] of steps) {
    const size = fitted(picture, side);
    const sheet = studio.draw(picture, size.width, size.height);
    if (sheet.isBlank()) throw new UntrueCanvas();
    for (const quality of qualities) {
      found = { blob: await sheet.encode(quality), ...size };
      if (found.blob.size <= most) return found;
    }
  }
  if (!found) throw new Error('no size to draw it at');
  return found;
}

/** Never larger than it is. */
export function fitted({ width, height }: { width: number; height: number }, side: number) {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
