import { describe, expect, it } from 'vitest';
import { fc } from '../../tests/support/property.ts';
import { distanceKm } from './great-circle.ts';

const points = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const HALF_WAY_ROUND = 6371.0088 * Math.PI;

describe('the distance along the ground', () => {
  it.each([
    ['Patna', 'Delhi', { lat: 25.594, lng: 85.137 }, { lat: 28.614, lng: 77.209 }, 852],
    ['Quito', 'Nairobi', { lat: -0.18, lng: -78.468 }, { lat: -1.286, lng: 36.817 }, 12_818],
    ['both sides of the date line', '', { lat: -17, lng: 179.9 }, { lat: -17, lng: -179.9 }, 21.3],
    ['pole to pole', '', { lat: 90, lng: 0 }, { lat: -90, lng: 120 }, HALF_WAY_ROUND],
  ])('%s %s', (_from, _to, from, to, km) => {
    expect(Math.abs(distanceKm(from, to) - km) / km).toBeLessThan(0.005);
  });

  it('is the same both ways, nothing to the point itself, and never more than half way round', () => {
    fc.assert(
      fc.property(points, points, (a, b) => {
        const km = distanceKm(a, b);
        expect(km).toBeCloseTo(distanceKm(b, a), 6);
        expect(distanceKm(a, a)).toBe(0);
        expect(km).toBeGreaterThanOrEqual(0);
        expect(km).toBeLessThanOrEqual(HALF_WAY_ROUND);
      }),
    );
  });
});
