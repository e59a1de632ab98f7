import { describe, expect, it } from 'vitest';
import type { IndexedDisaster } from '../../../../contract/policies/report-index.ts';
import { coversPlace, matchesByWords, matchesNear } from './reported-near.ts';

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

  const patna = { ...flood, town: 'Patna' };
  const byWords = (list: Parameters<typeof matchesByWords>[0], words: string, disasterType = 'flood') =>
    matchesByWords(list, { disasterType, words, now }).map(({ id }) => id);

  it.each([
    ['Patna', ['a']],
    ['near PATNA, ward 7', ['a']],
    ['Pátna', ['a']],
    ['Patnagarh', []],
    ['by the school', []],
    ['', []],
  ])('is found by the town that the words “%s” name, without a position', (words, ids) => {
    expect(byWords([patna], words)).toEqual(ids);
    expect(
      byWords(
        [
          { ...patna, disasterType: 'fire' },
          { ...patna, reportedMs: now - 15 * 24 * HOUR },
        ],
        words,
      ),
    ).toEqual([]);
    expect(byWords([flood], words)).toEqual([]);
  });

  it('knows a town of several words, and one that is written in another script as it is', () => {
    expect(byWords([{ ...flood, town: 'New Delhi' }], 'Karol Bagh, new delhi')).toEqual(['a']);
    expect(byWords([{ ...flood, town: 'New Delhi' }], 'Delhi')).toEqual([]);
    expect(byWords([{ ...flood, town: 'سهرسا' }], 'قرب سهرسا')).toEqual(['a']);
  });

  it('is found by how its town sounds, where that is written in other letters', () => {
    const find = (words: string, soundOf?: (text: string) => string) =>
      matchesByWords([patna], { disasterType: 'flood', words, now, soundOf }).length;
    const soundOf = (text: string) => text.replaceAll('पटना', 'patna').toLowerCase();
    expect([find('पटना में'), find('पटना में', soundOf), find('पटनागढ़', soundOf)]).toEqual([0, 1, 0]);
  });

  it('is found by what was written of it, also before a type is chosen; a town alone says too little then', () => {
    const described = { ...flood, words: 'The bridge at the mill is gone, water up to the roofs' };
    expect(byWords([described], 'mill\nbridge gone, water rising', '')).toEqual(['a']);
    expect(byWords([described], 'mill\nbridge gone, water rising', 'fire')).toEqual([]);
    expect(byWords([described], 'bridge gone', '')).toEqual([]);
    expect(byWords([patna], 'Patna', '')).toEqual([]);
  });

  it('comes the newest first by words, without a distance, and never more than three', () => {
    const list = [1, 4, 2, 3].map((hours) => ({
      ...patna,
      id: String(hours),
      reportedMs: now - hours * HOUR,
      words: 'x',
    }));
    expect(byWords(list, 'Patna')).toEqual(['1', '2', '3']);
    expect(matchesByWords([list[0] ?? patna], { disasterType: 'flood', words: 'Patna', now })).toEqual([
      { ...patna, id: '1', reportedMs: now - HOUR },
    ]);
  });

  it('is known of a place only where the index is of all, or of its square', () => {
    expect(coversPlace({}, undefined)).toBe(true);
    expect(coversPlace({}, place)).toBe(true);
    expect(coversPlace({ square: '25,85' }, place)).toBe(true);
    expect(coversPlace({ square: '25,86' }, place)).toBe(false);
    expect(coversPlace({ square: 'newest' }, undefined)).toBe(false);
  });
});
