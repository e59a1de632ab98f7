import { describe, expect, it } from 'vitest';
import { fc } from '../../../tests/support/property.ts';
import { exifPosition } from './exif-position.ts';

type Fraction = readonly [over: number, under: number];

interface Notes {
  isLittle?: boolean;
  lati?: readonly Fraction[];
  long?: readonly Fraction[];
  refs?: readonly [string, string];
  /** GPSHPositioningError, metres. */
  error?: Fraction;
}

const patna: Notes = {
  lati: [
    [25, 1],
    [35, 1],
    [384, 10],
  ],
  long: [
    [85, 1],
    [8, 1],
    [159, 10],
  ],
};

/** A JPEG that is nothing but its camera's notes: one folder that leads to the one for GPS. */
function jpegWith({ isLittle = false, lati = [], long = [], refs = ['N', 'E'], error }: Notes): ArrayBuffer {
  const gpsAt = 26;
  const valuesAt = gpsAt + 2 + 5 * 12 + 4;
  const tiff = new DataView(new ArrayBuffer(valuesAt + (error ? 56 : 48)));
  tiff.setUint16(0, isLittle ? 0x49_49 : 0x4d_4d);
  tiff.setUint16(2, 42, isLittle);
  tiff.setUint32(4, 8, isLittle);
  tiff.setUint16(8, 1, isLittle);
  const entry = (at: number, tag: number, type: number, count: number) => {
    tiff.setUint16(at, tag, isLittle);
    tiff.setUint16(at + 2, type, isLittle);
    tiff.setUint32(at + 4, count, isLittle);
    return at + 8;
  };
  tiff.setUint32(entry(10, 0x88_25, 4, 1), gpsAt, isLittle);
  tiff.setUint16(gpsAt, error ? 5 : 4, isLittle);
  const row = (index: number) => gpsAt + 2 + index * 12;
  tiff.setUint8(entry(row(0), 1, 2, 2), refs[0].charCodeAt(0));
  tiff.setUint32(entry(row(1), 2, 5, lati.length), valuesAt, isLittle);
  tiff.setUint8(entry(row(2), 3, 2, 2), refs[1].charCodeAt(0));
  tiff.setUint32(entry(row(3), 4, 5, long.length), valuesAt + 24, isLittle);
  if (error) tiff.setUint32(entry(row(4), 0x1f, 5, 1), valuesAt + 48, isLittle);
  for (const [list, at] of [
    [lati, valuesAt],
    [long, valuesAt + 24],
    [error ? [error] : [], valuesAt + 48],
  ] as const) {
    list.forEach(([over, under], index) => {
      tiff.setUint32(at + index * 8, over, isLittle);
      tiff.setUint32(at + index * 8 + 4, under, isLittle);
    });
  }
  const head = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xe1, 0, 0, 0x45, 0x78, 0x69, 0x66, 0, 0];
  const jpeg = new Uint8Array(head.length + tiff.byteLength);
  jpeg.set(head);
  jpeg.set(new Uint8Array(tiff.buffer), head.length);
  new DataView(jpeg.buffer).setUint16(10, tiff.byteLength + 8);
  return jpeg.buffer;
}

describe('exifPosition', () => {
  it.each([false, true])('reads degrees, minutes and seconds in either order of bytes', (isLittle) => {
    const found = exifPosition(jpegWith({ ...patna, isLittle }));
    expect(found?.lati).toBeCloseTo(25.594, 6);
    expect(found?.long).toBeCloseTo(85.13775, 6);
  });

  it.each<[Fraction | undefined, number | undefined]>([
    [[475, 100], 4.75],
    [undefined, undefined],
    [[0, 1], undefined],
    [[5, 0], undefined],
    [[0, 0], undefined],
  ])('reads how far off it may be, as a fraction %o', (error, accuracyM) => {
    for (const isLittle of [false, true])
      expect(exifPosition(jpegWith({ ...patna, isLittle, ...(error && { error }) }))?.accuracyM).toBe(accuracyM);
  });

  it('knows south and west', () => {
    const found = exifPosition(jpegWith({ ...patna, refs: ['S', 'W'] }));
    expect(found?.lati).toBeCloseTo(-25.594, 6);
    expect(found?.long).toBeCloseTo(-85.13775, 6);
  });

  it.each<[string, Notes]>([
    ['no values', {}],
    [
      'a camera without a fix',
      {
        lati: [
          [0, 1],
          [0, 1],
          [0, 1],
        ],
        long: [
          [0, 1],
          [0, 1],
          [0, 1],
        ],
      },
    ],
    [
      'a division by nothing',
      {
        ...patna,
        lati: [
          [25, 0],
          [35, 1],
          [384, 10],
        ],
      },
    ],
    [
      'a latitude beyond the pole',
      {
        ...patna,
        lati: [
          [91, 1],
          [0, 1],
          [0, 1],
        ],
      },
    ],
    [
      'a longitude beyond the date line',
      {
        ...patna,
        long: [
          [181, 1],
          [0, 1],
          [0, 1],
        ],
      },
    ],
  ])('says nothing of %s', (_name, notes) => {
    expect(exifPosition(jpegWith(notes))).toBeUndefined();
  });

  it('takes zeros over zero for zero, as some cameras write whole degrees', () => {
    const found = exifPosition(
      jpegWith({
        ...patna,
        lati: [
          [25, 1],
          [0, 0],
          [0, 0],
        ],
      }),
    );
    expect(found?.lati).toBe(25);
  });

  it('never fails, wherever the bytes end', () => {
    const whole = jpegWith(patna);
    for (let end = 0; end < whole.byteLength; end += 1) expect(exifPosition(whole.slice(0, end))).toBeUndefined();
  });

  it('never fails for any bytes, nor where some of a good photo are spoilt', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.array(fc.tuple(fc.nat(185), fc.nat(255))), (noise, spoilt) => {
        exifPosition(new Uint8Array([0xff, 0xd8, ...noise]).buffer);
        const bytes = new Uint8Array(jpegWith(patna));
        for (const [at, value] of spoilt) bytes[at] = value;
        const found = exifPosition(bytes.buffer);
        expect(found === undefined || (Math.abs(found.lati) <= 90 && Math.abs(found.long) <= 180)).toBe(true);
      }),
    );
  });

  it('is not asked of anything but a JPEG', () => {
    expect(exifPosition(new TextEncoder().encode('\u0089PNG\r\n').buffer)).toBeUndefined();
  });
});
