import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { measuredPosition } from './measured-position.ts';

it.each([
  [12.2, { lati: 25.59413, long: -85.13762, accuracyM: 13 }],
  [9_000, { lati: 25.59, long: -85.14, accuracyM: 9_000 }],
  [0, { lati: 25.594_128, long: -85.137_616, accuracyM: 1 }],
  [1e12, { lati: 26, long: -85, accuracyM: limits.accuracyMetres }],
  [-1, { lati: 25.594_127_89, long: -85.137_615_67 }],
  [Number.NaN, { lati: 25.594_127_89, long: -85.137_615_67 }],
  [Infinity, { lati: 25.594_127_89, long: -85.137_615_67 }],
])('a position known to within %s m', (accuracy, sent) => {
  expect(measuredPosition(25.594_127_89, -85.137_615_67, accuracy)).toEqual(sent);
});
