import { expect, it } from 'vitest';
import { distanceKm } from '../../../contract/base/great-circle.ts';
import { fc } from '../../../tests/support/property.ts';
import { ASSUMED_KMH, DETOUR_FACTOR, estimateRoute } from './estimate.ts';

const { signal } = new AbortController();
const points = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

it('says of itself that it is one, and has no steps', async () => {
  const [from, to] = [
    { lat: 25.7, lng: 85.14 },
    { lat: 25.61, lng: 85.14 },
  ];
  const answer = await estimateRoute({ from, to }, signal);
  expect(answer).toMatchObject({ ok: true, value: { by: 'estimate', steps: [], line: [from, to], from, to } });
  // 10.0 km as the crow flies.
  expect(answer.ok && Math.round(answer.value.metres / 100)).toBe(140);
  expect(answer.ok && Math.round(answer.value.seconds / 60)).toBe(28);
});

it('is longer than the line of flight and finite anywhere on Earth', async () => {
  await fc.assert(
    fc.asyncProperty(points, points, async (from, to) => {
      const answer = await estimateRoute({ from, to }, signal);
      const { metres, seconds } = answer.ok ? answer.value : { metres: NaN, seconds: NaN };
      expect(metres).toBeCloseTo(distanceKm(from, to) * 1000 * DETOUR_FACTOR, 3);
      expect(seconds).toBeCloseTo((metres / 1000 / ASSUMED_KMH) * 3600, 3);
    }),
  );
});
