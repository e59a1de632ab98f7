import { expect, it } from 'vitest';
import { referenceOf } from '../../../../contract/reference.ts';
import { textFilter } from './text-filter.ts';

const id = '4a90b1be-d13a-440b-a8b0-6c8e4b0f4acd';
const written = ['Ward 8', undefined, 'Forty blankets'];

it('finds a record that has each word, in any order and letter case, and all where nothing is sought', () => {
  expect(textFilter('')(id, written)).toBe(true);
  expect(textFilter('BLANK ward 8')(id, written)).toBe(true);
  expect(textFilter('ward rice')(id, written)).toBe(false);
});

it('finds by the reference, or a part of it that nobody means otherwise', () => {
  expect(referenceOf(id)).toBe('9A8B-3FPH');
  expect(textFilter('9a8b-3fph')(id, written)).toBe(true);
  expect(textFilter('3fp')(id, written)).toBe(true);
  expect(textFilter('ward 9')(id, written)).toBe(false);
});
