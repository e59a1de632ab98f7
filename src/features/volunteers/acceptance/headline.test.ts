import { expect, it } from 'vitest';
import { headlineOf } from './headline.ts';

it('says the document’s words right after accepting, and the current step from then on', () => {
  const states = ['accepted', 'on-the-way', 'arrived', 'done', 'completed', 'withdrawn'] as const;
  expect(states.map(headlineOf)).toEqual([
    'You have accepted this disaster request',
    'You are on your way',
    'You are there',
    'You said that your work is done',
    'Your work is confirmed',
    'Help at this disaster',
  ]);
});
