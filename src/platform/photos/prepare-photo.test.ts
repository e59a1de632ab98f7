import { describe, expect, it } from 'vitest';
import { photoLimits } from '../../../contract/photo-limits.ts';
import { preparePhoto } from './prepare-photo.ts';
import { fitted, shrink, UntrueCanvas, type Studio } from './shrink.ts';

const shrunk = { whole: new ArrayBuffer(3), thumbnail: new ArrayBuffer(2), width: 8, height: 6 };
const able = () => Promise.resolve(shrunk);
const unable = () => Promise.resolve(undefined);
const untrue = () => Promise.resolve('untrue' as const);

const jpeg = '\u00ff\u00d8\u00ff\u00e0';
const heic = '\0\0\0\u0018ftypheic\0\0\0\0';

function file(beginning: string, type: string, bytes = 64): File {
  const content = new Uint8Array(bytes);
  content.set(Array.from(beginning, (letter) => letter.charCodeAt(0)));
  return new File([content], 'photo', { type });
}

describe('preparePhoto', () => {
  it('takes what the browser could shrink', async () => {
    expect(await preparePhoto(file(jpeg, 'image/jpeg'), able)).toEqual({
      kind: 'prepared',
      photo: { ...shrunk, type: 'image/jpeg', isShrunk: true },
    });
  });

  it('takes a picture that a file manager named no type of', async () => {
    expect(await preparePhoto(file(jpeg, ''), able)).toMatchObject({ kind: 'prepared' });
  });

  it.each([
    ['text', 'text/plain', 'hello', 'not-image'],
    ['a document', 'application/pdf', '%PDF-1.7', 'not-image'],
    ['a film', 'video/mp4', '\0\0\0\u0018ftypisom', 'not-image'],
    ['a torn JPEG', 'image/jpeg', jpeg, 'broken'],
    ['a torn WebP', 'image/webp', 'RIFF\0\0\0\0WEBP', 'broken'],
    ['what calls itself a picture', 'image/png', 'hello', 'broken'],
    ['nothing', 'image/jpeg', '', 'broken'],
    ['JPEG XL', 'image/jxl', '\u00ff\u000a\u00fa', 'unusable'],
    ['CR3', 'image/x-canon-cr3', '\0\0\0\u0018ftypcrx ', 'unusable'],
    ['a raw file without a preview', 'image/x-adobe-dng', 'II*\0\u0008\0\0\0', 'unusable'],
  ])('refuses %s', async (_name, type, beginning, kind) => {
    expect(await preparePhoto(file(beginning, type), unable)).toEqual({ kind });
  });

  it('keeps as it came what this phone cannot decode, up to what the server takes', async () => {
    const kept = await preparePhoto(file(heic, 'image/heic', photoLimits.bytes), unable);
    expect(kept).toMatchObject({ kind: 'prepared', photo: { type: 'image/heic', isShrunk: false } });
    expect(kept.kind === 'prepared' && kept.photo.whole.byteLength).toBe(photoLimits.bytes);
    expect(await preparePhoto(file(heic, '', 100), unable)).toMatchObject({ photo: { type: 'image/heic' } });
    expect(await preparePhoto(file(heic, 'image/heic', photoLimits.bytes + 1), unable)).toEqual({ kind: 'too-large' });
  });

  it('sends as it is what this browser cannot draw, up to what the server takes', async () => {
    const kept = await preparePhoto(file(jpeg, 'image/jpeg', 3_000), untrue);
    expect(kept).toMatchObject({ kind: 'prepared', photo: { type: 'image/jpeg', isShrunk: false } });
    expect(kept.kind === 'prepared' && kept.photo.whole.byteLength).toBe(3_000);
    expect(await preparePhoto(file(jpeg, ''), untrue)).toMatchObject({ photo: { type: 'image/jpeg' } });
    expect(await preparePhoto(file(heic, 'image/heic'), untrue)).toMatchObject({ photo: { isShrunk: false } });
    expect(await preparePhoto(file(jpeg, 'image/jpeg', photoLimits.bytes + 1), untrue)).toEqual({ kind: 'too-large' });
    // Nobody could show it: the server takes none of these.
    expect(await preparePhoto(file('GIF89a', 'image/gif'), untrue)).toEqual({ kind: 'unusable' });
  });

  it('takes the preview within a raw file, and the next where that cannot be drawn', async () => {
    const raw = new Uint8Array(200);
    // Two previews, by the fields 513 and 514 of two folders: 60 bytes at 100, 20 bytes at 160.
    raw.set([0x49, 0x49, 42, 0, 8], 0);
    raw.set([2, 0, 1, 2, 4, 0, 1, 0, 0, 0, 100, 0, 0, 0, 2, 2, 4, 0, 1, 0, 0, 0, 60, 0, 0, 0, 38, 0, 0, 0], 8);
    raw.set([2, 0, 1, 2, 4, 0, 1, 0, 0, 0, 160, 0, 0, 0, 2, 2, 4, 0, 1, 0, 0, 0, 20, 0, 0, 0], 38);
    const tried: number[] = [];
    const draws = async ({ size }: Blob) => {
      tried.push(size);
      return size === 20 ? shrunk : undefined;
    };
    const photo = new File([raw], 'IMG.DNG', { type: 'image/x-adobe-dng' });
    expect(await preparePhoto(photo, draws)).toMatchObject({ photo: { type: 'image/jpeg', isShrunk: true } });
    expect(tried).toEqual([200, 60, 20]);
  });

  it('refuses a file that is gone once it is to be read', async () => {
    const gone = Object.assign(file(jpeg, 'image/jpeg'), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error()) }),
    });
    expect(await preparePhoto(gone as unknown as File, able)).toEqual({ kind: 'broken' });
  });
});

/** A studio whose JPEGs weigh this many bytes a pixel, times their quality; it says what it was asked to draw. */
function studio(width: number, height: number, weight: number) {
  const drawn: string[] = [];
  let isOpen = false;
  const made: Studio = {
    isTrue: () => true,
    decode: () => {
      isOpen = true;
      return Promise.resolve({ source: {} as CanvasImageSource, width, height, close: () => void (isOpen = false) });
    },
    draw: (_picture, w, h) => ({
      isBlank: () => false,
      encode: (quality) => {
        drawn.push(`${w}x${h} ${quality}`);
        return Promise.resolve(new Blob([new Uint8Array(Math.round(w * h * weight * quality))]));
      },
    }),
  };
  return { made, drawn, isOpen: () => isOpen };
}

describe('shrink', () => {
  it('keeps size and quality where they are small enough, and lets go of the decoded picture', async () => {
    const { made, drawn, isOpen } = studio(4000, 3000, 0.1);
    const result = await shrink(new Blob(), made);
    expect(drawn).toEqual(['1600x1200 0.8', '240x180 0.7']);
    expect([result.width, result.height, isOpen()]).toEqual([1600, 1200, false]);
  });

  it('gives up quality first, then size, until it is small enough', async () => {
    const { made, drawn } = studio(4000, 3000, 0.3);
    const result = await shrink(new Blob(), made);
    expect(drawn.slice(0, 5)).toEqual([
      '1600x1200 0.8',
      '1600x1200 0.65',
      '1600x1200 0.5',
      '1280x960 0.65',
      '1280x960 0.5',
    ]);
    expect(result.whole.byteLength).toBeLessThanOrEqual(photoLimits.shrunkBytes);
  });

  it('takes the smallest where none is small enough', async () => {
    const { made } = studio(4000, 3000, 20);
    expect(await shrink(new Blob(), made)).toMatchObject({ width: 800, height: 600 });
  });

  it('of one that was too large makes a smaller one, within the bytes that are wanted', async () => {
    const { made, drawn } = studio(1600, 1200, 0.15);
    const result = await shrink(new Blob(), made, 60_000);
    expect(drawn.slice(0, 3)).toEqual(['1280x960 0.6', '1280x960 0.45', '1024x768 0.5']);
    expect(result.whole.byteLength).toBeLessThanOrEqual(60_000);
  });

  it('believes no canvas that gives back something else, or one colour for a picture', async () => {
    const { made, isOpen } = studio(4000, 3000, 0.1);
    await expect(shrink(new Blob(), { ...made, isTrue: () => false })).rejects.toThrow(UntrueCanvas);
    const blank: Studio = {
      ...made,
      draw: (...drawn) => ({ ...made.draw(...drawn), isBlank: () => true }),
    };
    await expect(shrink(new Blob(), blank)).rejects.toThrow(UntrueCanvas);
    expect(isOpen()).toBe(false);
  });

  it('lets go of the decoded picture where drawing fails', async () => {
    const { made, isOpen } = studio(10, 10, 1);
    const failing: Studio = {
      ...made,
      draw: () => {
        throw new Error('no canvas');
      },
    };
    await expect(shrink(new Blob(), failing)).rejects.toThrow('no canvas');
    expect(isOpen()).toBe(false);
  });

  it.each([
    [
      { width: 4000, height: 3000 },
      { width: 1600, height: 1200 },
    ],
    [
      { width: 3000, height: 4000 },
      { width: 1200, height: 1600 },
    ],
    [
      { width: 100, height: 50 },
      { width: 100, height: 50 },
    ],
    [
      { width: 10_000, height: 1 },
      { width: 1600, height: 1 },
    ],
  ])('fits %o, and never makes it larger', (size, expected) => {
    expect(fitted(size, 1600)).toEqual(expected);
  });
});
