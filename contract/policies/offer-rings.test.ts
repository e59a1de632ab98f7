import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { isOffered, OFFER_RINGS, offerRing, offeredBeyondKm } from './offer-rings.ts';

const NOW = Date.parse('2026-11-28T10:00:00Z');
const TURN_MS = limits.offerWiderMinutes * 60_000;

describe('requests that nobody takes', () => {
  it('are offered further away after each turn, to an end', () => {
    const rings = [0, 0.9, 1, 1.9, 2, 3, 99].map((turns) => offerRing(NOW - turns * TURN_MS, NOW));
    expect(rings).toEqual([0, 0, 1, 1, 2, 3, OFFER_RINGS]);
    // A clock that is wrong, or no time at all.
    expect([offerRing(NOW + TURN_MS, NOW), offerRing(Number.NaN, NOW)]).toEqual([0, 0]);
  });

  it('each turn doubles the area; without an area or a place everybody is offered it', () => {
    const area = { lati: 26, long: 86, radiusKm: 50 };
    // 0.9 degrees of latitude are 100 km.
    const place = { lat: 26.89, lng: 86 };
    expect([0, 1].map((ring) => isOffered(area, place, ring))).toEqual([false, true]);
    expect([0, 1].map((ring) => offeredBeyondKm(area, place, ring))).toEqual([undefined, expect.closeTo(49, 0)]);
    expect(offeredBeyondKm(area, { lat: 26.1, lng: 86 }, 3)).toBeUndefined();
    expect([offeredBeyondKm(undefined, place, 3), offeredBeyondKm(area, undefined, 3)]).toEqual([undefined, undefined]);
    expect([isOffered(undefined, place, 0), isOffered(area, undefined, 0)]).toEqual([true, true]);
  });
});
