import { expect, it } from 'vitest';
import { soundOfNames } from './name-sound.ts';

it.each([
  ['पटना', 'Patna'],
  ['सहरसा', 'Saharsa'],
  ['दरभंगा', 'Darbhanga'],
  ['नई दिल्ली', 'Nai Dilli'],
  ['कोलकाता', 'Kolkata'],
])('%s sounds like %s', (devanagari, latin) => {
  expect(soundOfNames(devanagari)).toBe(soundOfNames(latin));
});

it('keeps the words apart', () => {
  expect(soundOfNames('वार्ड 7, पटना में')).toBe(
    `${soundOfNames('vard 7')} ${soundOfNames('Patna')} ${soundOfNames('men')}`,
  );
});
