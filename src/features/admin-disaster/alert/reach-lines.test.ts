import { expect, it } from 'vitest';
import { reachLines } from './reach-lines.ts';

it('all volunteers are in the lines, each once, and only kinds that there are', () => {
  const reach = { near: 3, devices: 4, leftOut: { busy: 1, unwanted: 2 }, volunteers: 9, radiusKm: 50 };
  expect(reachLines(reach)).toEqual([
    'It goes to 4 phones.',
    '1 volunteer near it is on a disaster already.',
    '2 volunteers near it want no alerts like this one.',
    '3 others are further away, or get no alerts on a phone.',
  ]);
  expect(reachLines({ ...reach, leftOut: { busy: 0, unwanted: 0 }, volunteers: 2 })).toEqual(['It goes to 4 phones.']);
});
