import { describe, expect, it } from 'vitest';
import { encodePolyline } from '../../../../tests/support/encode-polyline.ts';
import { fc } from '../../../../tests/support/property.ts';
import { decodePolyline } from './polyline.ts';

describe('a polyline', () => {
  it('is read as in Google’s own example', () => {
    expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual([
      { lat: 38.5, lng: -120.2 },
      { lat: 40.7, lng: -120.95 },
      { lat: 43.252, lng: -126.453 },
    ]);
  });

  it('may have no point, and stands still where nothing changes', () => {
    expect(decodePolyline('')).toEqual([]);
    expect(decodePolyline('????')).toEqual([
      { lat: 0, lng: 0 },
      { lat: 0, lng: 0 },
    ]);
  });

  it('gives back any points on the ground to a metre', () => {
    const degrees = (most: number) => fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((steps) => steps / 1e5);
    const points = fc.array(fc.record({ lat: degrees(90), lng: degrees(180) }), { maxLength: 50 });
    fc.assert(
      fc.property(points, (line) => {
        const read = decodePolyline(encodePolyline(line)) ?? [];
        expect(read).toHaveLength(line.length);
        for (const [index, { lat, lng }] of line.entries()) {
          expect(read[index]?.lat).toBeCloseTo(lat, 5);
          expect(read[index]?.lng).toBeCloseTo(lng, 5);
        }
      }),
    );
  });

  it.each([
    ['a longitude that is missing', '_p~iF'],
    ['a number that is cut off', '_p~iF~ps|'],
    ['letters outside the alphabet', '_p~iF~ps|U !'],
    ['letters beyond it', '_p~iF~ps|Ué'],
    ['a number without end', '~~~~~~~~~~~~?'],
  ])('is none with %s', (_name, encoded) => {
    expect(decodePolyline(encoded)).toBeUndefined();
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const point of decodePolyline(text) ?? []) expect(Number.isFinite(point.lat + point.lng)).toBe(true);
      }),
    );
  });
});
