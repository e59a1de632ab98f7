import { describe, expect, it } from 'vitest';
import { fc } from '../../tests/support/property.ts';
import { boxAround, type Box } from './box-around.ts';
import { distanceKm, type Point } from './great-circle.ts';

const holds = ({ south, north, lngs }: Box, { lat, lng }: Point) =>
  lat >= south && lat <= north && lngs.some(([west, east]) => lng >= west && lng <= east);

const degrees = (bound: number) => fc.double({ min: -bound, max: bound, noNaN: true });
const anywhere = fc.record({ lat: degrees(90), lng: degrees(180) });
const kilometres = fc.double({ min: 1, max: 2000, noNaN: true });

describe('the box around a circle on the ground', () => {
  it('holds whoever stands within the circle, poles and antimeridian among them', () => {
    fc.assert(
      fc.property(anywhere, kilometres, degrees(1), degrees(1), (middle, km, up, aside) => {
        const lat = Math.max(-90, Math.min(90, middle.lat + (up * km) / 111));
        const free = middle.lng + (aside * km) / 111 / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
        const lng = free - 360 * Math.round(free / 360);
        const other = { lat, lng };
        fc.pre(distanceKm(middle, other) <= km);
        expect(holds(boxAround(middle, km), other)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('leaves out who is far away, and is two ranges across the antimeridian', () => {
    const box = boxAround({ lat: 12.97, lng: 77.59 }, 25);
    expect([holds(box, { lat: 13.3, lng: 77.59 }), holds(box, { lat: 12.97, lng: 77.9 })]).toEqual([false, false]);
    expect(box.lngs).toHaveLength(1);
    const fiji = boxAround({ lat: -17, lng: 179.95 }, 50);
    expect(fiji.lngs).toHaveLength(2);
    expect([holds(fiji, { lat: -17, lng: -179.9 }), holds(fiji, { lat: -17, lng: 179 })]).toEqual([true, false]);
    expect(boxAround({ lat: 89.9, lng: 0 }, 50).lngs).toEqual([[-180, 180]]);
  });
});
