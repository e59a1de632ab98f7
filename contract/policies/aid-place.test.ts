import { expect, it } from 'vitest';
import { aidPlace } from './aid-place.ts';

it('is the position beside the words, else words that are one', () => {
  const position = { lati: 25.61, long: 85.14 };
  expect(aidPlace({ location: 'By the school', position })).toEqual({ lat: 25.61, lng: 85.14 });
  expect(aidPlace({ location: '1, 2', position })).toEqual({ lat: 25.61, lng: 85.14 });
  expect(aidPlace({ location: '25.594, 85.137' })).toEqual({ lat: 25.594, lng: 85.137 });
  expect(aidPlace({ location: 'By the school', position: { lati: 0, long: 0 } })).toBeUndefined();
  expect(aidPlace({ location: 'By the school' })).toBeUndefined();
});
