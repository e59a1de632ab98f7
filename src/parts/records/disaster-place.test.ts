import { expect, it } from 'vitest';
import { exactnessNote, positionLine, radiusOf } from './disaster-place.ts';

const location = { lati: 25.594_127_8, long: 85.137_615_6 };

it('who sees the place as it was sent reads how exact it is, and no digit beyond that', () => {
  const rough = { address: 'By the well', location, locationAccuracy: 9000 };
  expect(positionLine(rough)).toMatch(/^Position 25\.59, 85\.14, within about 9\s?km$/);
  expect(radiusOf(rough)).toBe(9000);
  expect(exactnessNote(rough)).toMatch(/only to within about 9\s?km: go by the words of the place/);
  const fine = { ...rough, locationAccuracy: 12 };
  expect(positionLine(fine)).toMatch(/^Position 25\.59413, 85\.13762, within about 12\s?m$/);
  expect(exactnessNote(fine)).toMatch(/^You see the exact place/);
  const pinned = { address: 'By the well', location };
  expect([positionLine(pinned), radiusOf(pinned)]).toEqual(['Position 25.59413, 85.13762', undefined]);
});

it('the public is told what it was told before', () => {
  const rounded = { location: { lati: 25.59, long: 85.14 } };
  expect([positionLine(rounded), radiusOf(rounded)]).toEqual(['Near 25.59, 85.14', 800]);
  expect(exactnessNote(rounded)).toMatch(/shown to about 1 km/);
});
