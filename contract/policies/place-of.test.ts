import { describe, expect, it } from 'vitest';
import { placeOf } from './place-of.ts';

describe('the place of a record', () => {
  it('is its position, as numbers or numeric text', () => {
    expect(placeOf({ lati: 26.12, long: '85.39' })).toEqual({ lat: 26.12, lng: 85.39 });
    expect(placeOf({ lati: 0, long: 85 })).toEqual({ lat: 0, lng: 85 });
  });

  it.each([
    ['none', undefined],
    ['0, 0', { lati: 0, long: 0 }],
    ['0, 0 as text', { lati: '0.0', long: '-0' }],
    ['words', { lati: 'north', long: 'east' }],
    ['beyond the poles', { lati: 91, long: 0 }],
    ['no number', { lati: Number.NaN, long: 3 }],
  ])('is nothing for %s', (_, position) => {
    expect(placeOf(position)).toBeUndefined();
  });
});
