import { describe, expect, it } from 'vitest';
import type { IndexedDisaster } from '../../../../contract/policies/report-index.ts';
import { coversPlace, matchesNear } from './reported-near.ts';

const now = Date.parse('2026-11-28T12:00:00Z');
const HOUR = 3_600_000;
const place = { lat: 25.61, lng: 85.14 };
const flood: IndexedDisaster = {
  id: 'a',
  disasterType: 'flood',
  lat: 25.61,
  lng: 85.14,
  reportedMs: now - 2 * HOUR,
  count: 1,
};
const idsOf = (list: readonly IndexedDisaster[], disasterType = 'flood') =>
  matchesNear(list, { disasterType, place, now }).map(({ id }) => id);

describe('what may be reported already', () => {
  it('is of the same type, within three kilometres, and of the last two weeks', () => {
    const others = [
      { ...flood, id: 'fire', disasterType: 'fire' },
      { ...flood, id: 'far', lat: 25.64 },
      { ...flood, id: 'old', reportedMs: now - 15 * 24 * HOUR },
    ];
    expect(idsOf([...others, flood])).toEqual(['a']);
    expect(idsOf(others, 'earthquake')).toEqual([]);
  });

  it('comes the nearest first, of two at one place the newer, and never more than three', () => {
    const list = [
      { ...flood, id: 'beside', lng: 85.16 },
      { ...flood, id: 'older', reportedMs: now - 9 * HOUR },
      flood,
      { ...flood, id: 'further', lng: 85.165 },
    ];
    expect(idsOf(list)).toEqual(['a', 'older', 'beside']);
  });

  it('counts one as recent that a phone’s clock puts in the future', () => {
    expect(idsOf([{ ...flood, reportedMs: now + HOUR }])).toEqual(['a']);
  });

  it('is known of a place only where the index is of all, or of its square', () => {
    expect(coversPlace({}, undefined)).toBe(true);
    expect(coversPlace({}, place)).toBe(true);
    expect(coversPlace({ square: '25,85' }, place)).toBe(true);
    expect(coversPlace({ square: '25,86' }, place)).toBe(false);
    expect(coversPlace({ square: 'newest' }, undefined)).toBe(false);
  });
});
