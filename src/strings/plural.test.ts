import { afterEach, expect, it } from 'vitest';
import { type Language, languages, speak } from './language.ts';
import { numberText, plural } from './plural.ts';

afterEach(() => speak('en'));

const codes = Object.keys(languages) as Language[];

it.each(codes)('writes numbers in %s as Intl does, also those for which it is not asked', (code) => {
  speak(code);
  const intl = new Intl.NumberFormat(languages[code].locale);
  for (const value of [0, 7, 42, 999, 1000, 12_345_678, -3, 2.5]) expect(numberText(value)).toBe(intl.format(value));
});

it('takes the form that the grammar wants, and the only one where there is one', () => {
  const forms = { one: '# item', other: '# items' };
  expect([0, 1, 2, 1200].map((count) => plural(count, forms))).toEqual(['0 items', '1 item', '2 items', '1,200 items']);
  expect(plural(1, { other: '# waiting' })).toBe('1 waiting');
});
