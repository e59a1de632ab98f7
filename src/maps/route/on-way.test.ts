import { expect, it } from 'vitest';
import { distanceKm } from '../../../contract/base/great-circle.ts';
import { placeAhead, placeOnStep } from './on-way.ts';

/** One kilometre to the east along the equator, and one to the north. */
const KM = 1 / 111.195;
const line = [
  { lat: 0, lng: 0 },
  { lat: 0, lng: KM },
  { lat: KM, lng: KM },
];
const step = (metres: number) => ({ type: 'turn', metres });
const metres = (from: Parameters<typeof distanceKm>[0] | undefined, to: Parameters<typeof distanceKm>[1]) =>
  from ? distanceKm(from, to) * 1000 : Infinity;

it('means the road just beyond the turn of a step, however its service counts metres', () => {
  for (const scale of [1, 1.04]) {
    const route = { line, steps: [step(1000 * scale), step(1000 * scale), { type: 'arrive', metres: 0 }] };
    expect(metres(placeOnStep(route, 0), { lat: 0, lng: 0.06 * KM })).toBeLessThan(4);
    expect(metres(placeOnStep(route, 1), { lat: 0.06 * KM, lng: KM })).toBeLessThan(4);
    expect(placeOnStep(route, 2)).toBeUndefined();
  }
});

it('means the middle of a short road, and none where there is no line', () => {
  const short = { line, steps: [step(40), step(1960)] };
  expect(metres(placeOnStep(short, 0), { lat: 0, lng: 0.02 * KM })).toBeLessThan(2);
  expect(placeOnStep({ line: [], steps: [step(40)] }, 0)).toBeUndefined();
  expect(placeOnStep(short, 7)).toBeUndefined();
});

it('means the road ahead of who is on the way, and not behind', () => {
  expect(metres(placeAhead({ line }, { lat: 0.0003, lng: 0.5 * KM }), { lat: 0, lng: 0.56 * KM })).toBeLessThan(2);
  // Around the corner.
  expect(metres(placeAhead({ line }, { lat: 0, lng: 0.98 * KM }), { lat: 0.04 * KM, lng: KM })).toBeLessThan(2);
});

it('means nothing for who is off the way, or at its end', () => {
  expect(placeAhead({ line }, { lat: 0.5 * KM, lng: 0.5 * KM })).toBeUndefined();
  expect(placeAhead({ line }, { lat: KM, lng: KM })).toBeUndefined();
  expect(placeAhead({ line: [] }, { lat: 0, lng: 0 })).toBeUndefined();
});

it('finds both across the 180th meridian', () => {
  const across = [
    { lat: -17, lng: 179.995 },
    { lat: -17, lng: -179.995 },
  ];
  const ahead = placeAhead({ line: across }, { lat: -17, lng: 179.9999 });
  expect(metres(ahead, { lat: -17, lng: -179.9995 })).toBeLessThan(15);
  expect(placeOnStep({ line: across, steps: [step(1064)] }, 0)?.lng).toBeGreaterThan(179.9);
});
