import { describe, expect, it } from 'vitest';
import { ASSUMED_M, offeredPlace } from './photo-place.ts';

const here = { lat: 25.594, lng: 85.13775, accuracyM: 15 };
/** A degree of latitude is 111.2 km. */
const north = (metres: number, accuracyM?: number) => ({
  lati: here.lat + metres / 111_195,
  long: here.lng,
  ...(accuracyM !== undefined && { accuracyM }),
});

describe('the place of a photo', () => {
  it('is offered where the form knows none', () => {
    const takenAt = north(0);
    expect(offeredPlace([takenAt], undefined)).toEqual({ takenAt });
    expect(offeredPlace([], undefined)).toBeUndefined();
  });

  it.each([
    [north(24, 10), undefined],
    [north(26, 10), 26],
    [north(14 + ASSUMED_M), undefined],
    [north(16 + ASSUMED_M), 116],
    [north(2000, 5), 2000],
  ])('is offered only where it differs by more than camera and phone are off: %o', (takenAt, metres) => {
    expect(offeredPlace([takenAt], here)?.apart?.metres.toFixed(0)).toBe(metres?.toFixed(0));
  });

  it('says within what both are known', () => {
    expect(offeredPlace([north(2000, 5)], here)?.apart?.accuracyM).toBe(20);
    expect(offeredPlace([north(2000)], here)?.apart?.accuracyM).toBe(15 + ASSUMED_M);
    expect(offeredPlace([north(2000, 5)], { ...here, accuracyM: undefined })?.apart?.accuracyM).toBe(5 + ASSUMED_M);
  });

  it('is that of the first photo which says something else', () => {
    expect(offeredPlace([north(3), north(900), north(1800)], here)?.takenAt).toEqual(north(900));
  });
});
