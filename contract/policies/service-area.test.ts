import { expect, it } from 'vitest';
import { areaCentre, servesPlace } from './service-area.ts';

const SUPAUL = { lati: 26.12, long: 86.6, radiusKm: 50 };

it('reaches so far round its middle, across the antimeridian too', () => {
  expect(servesPlace(SUPAUL, { lat: 26.4, lng: 86.4 })).toBe(true);
  expect(servesPlace(SUPAUL, { lat: 28.61, lng: 77.2 })).toBe(false);
  expect(servesPlace({ lati: -17, long: 179.9, radiusKm: 50 }, { lat: -17, lng: -179.9 })).toBe(true);
});

it('is everywhere where none was said or can be read, and takes in whatever has no position', () => {
  const far = { lat: -33, lng: -70 };
  expect(servesPlace(undefined, far)).toBe(true);
  expect(servesPlace({ lati: 0, long: 0, radiusKm: 5 }, far)).toBe(true);
  expect(servesPlace(SUPAUL, undefined)).toBe(true);
  expect(areaCentre({ lati: 'north', long: 'east', radiusKm: 5 })).toBeUndefined();
});
