import { describe, expect, it } from 'vitest';
import { referenceOf } from '../../../../contract/reference.ts';
import { alike, unlike } from '../../../../contract/search/folded-cases.ts';
import { textFilter } from './text-filter.ts';

const id = '4a90b1be-d13a-440b-a8b0-6c8e4b0f4acd';
const written = ['Ward 8', undefined, 'Forty blankets', '+91 98765 43210'];
const has = (typed: string, ...texts: (string | undefined)[]) => textFilter(typed)(id, texts);

it('finds a record that has each word, in any order and letter case, and all where nothing is sought', () => {
  expect(has(' ', ...written)).toBe(true);
  expect(has('BLANK ward 8', ...written)).toBe(true);
  expect(has('ward rice', ...written)).toBe(false);
  expect(has('!?', ...written)).toBe(false);
});

it('finds by the reference, with any separator, or a part of it that nobody means otherwise', () => {
  expect(referenceOf(id)).toBe('9A8B-3FPH');
  for (const typed of ['9a8b-3fph', '9A8B3FPH', '9a8b / 3fph', '9a8b–3f', '3fp'])
    expect([typed, has(typed, ...written)]).toEqual([typed, true]);
  expect(has('ward 9', 'Ward 8', 'Forty blankets')).toBe(false);
});

it('finds a phone number whatever stands between its digits, and before its last seven to ten', () => {
  for (const typed of ['9876543210', '098765-43210', '+91 (98765) 43 210', '43210', '6543210'])
    expect([typed, has(typed, ...written)]).toEqual([typed, true]);
  for (const typed of ['9876543211', '8876543210']) expect([typed, has(typed, ...written)]).toEqual([typed, false]);
});

describe('as the table says', () => {
  it.each(alike)('%s', (_, one, other) => {
    expect([has(other, one), has(one, other)]).toEqual([true, true]);
  });

  it.each(unlike)('%s is not %s', (one, other) => {
    expect(has(one, other)).toBe(false);
  });
});
