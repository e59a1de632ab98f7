import { expect, it } from 'vitest';
import { accuracyOf, locatedText } from './located.ts';

it('counts for as long as the place is what the phone filled in', () => {
  const located = locatedText('25.59, 85.14', 9000);
  expect(accuracyOf('25.59, 85.14', located)).toBe(9000);
  expect(accuracyOf('25.59, 85.1', located)).toBeUndefined();
  expect(accuracyOf('25.59, 85.14 by the well', located)).toBeUndefined();
  expect(accuracyOf('', '')).toBeUndefined();
  expect(locatedText('25.59, 85.14', undefined)).toBe('');
});
