import { expect, it } from 'vitest';
import { fc } from '../../tests/support/property.ts';
import { distanceKm } from '../base/great-circle.ts';
import { warrantedDecimals, warrantedDegrees } from './warranted-degrees.ts';

it.each([
  [undefined, 6],
  [0.1, 6],
  [5, 5],
  [12, 5],
  [100, 4],
  [1_000, 3],
  [9_000, 2],
  [50_000, 1],
  [20_040_000, 0],
])('a position known to within %s m has %s decimals', (accuracyM, decimals) => {
  expect(warrantedDecimals(accuracyM)).toBe(decimals);
});

it('a position is never moved by as much as half of what it may be off anyway', () => {
  const accuracies = fc.double({ min: 1, max: 1_000_000, noNaN: true });
  const latitudes = fc.double({ min: -89, max: 89, noNaN: true });
  const longitudes = fc.double({ min: -179, max: 179, noNaN: true });
  fc.assert(
    fc.property(accuracies, latitudes, longitudes, (accuracyM, lat, lng) => {
      const kept = { lat: warrantedDegrees(lat, accuracyM), lng: warrantedDegrees(lng, accuracyM) };
      expect(distanceKm({ lat, lng }, kept) * 1000).toBeLessThan(Math.max(accuracyM / 2, 0.2));
    }),
  );
});
