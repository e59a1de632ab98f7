import { describe, expect, it } from 'vitest';
import { referenceOf } from '../../../../contract/reference.ts';
import { alike, unlike } from '../../../../contract/search/folded-cases.ts';
import { mayHaveSlip, textFilter } from './text-filter.ts';

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

describe('with a slip', () => {
  const comesNear = (typed: string, ...texts: (string | undefined)[]) => textFilter(typed, true)(id, texts);

  it.each([
    ['blankwts', 'a wrong letter'],
    ['blankes', 'one that is missing'],
    ['blannkets', 'one too many'],
    ['balnkets', 'two that changed places'],
    ['WARD blánkes forty', 'beside words without one'],
  ])('%s (%s)', (typed) => {
    expect([has(typed, ...written), comesNear(typed, ...written)]).toEqual([false, true]);
  });

  it('need not be: what fits is found as well', () => {
    expect(comesNear('blankets ward 43210', ...written)).toBe(true);
  });

  it.each(['blnkts', 'wadr 8', 'frty blankets', '9876543211', 'blankes rice'])('finds nothing for %s', (typed) => {
    expect(comesNear(typed, ...written)).toBe(false);
  });

  it('is of whole words, as in the searches of the server, in the letters of each script', () => {
    expect(comesNear('blankes', 'Blanketsbag')).toBe(false);
    expect(comesNear('मुजफरपुर', 'मुजफ्फरपुर में')).toBe(false);
    expect(comesNear('मुजफ्फरपुरा', 'मुजफ्फरपुर में')).toBe(true);
    expect(comesNear('الخرطزم', 'حي الخرطوم')).toBe(true);
  });

  it('may be in words of five letters and more', () => {
    expect(['', '!?', 'ward 8', '98765 43210', 'wards'].map(mayHaveSlip)).toEqual([false, false, false, false, true]);
  });
});

describe('as the table says', () => {
  it.each(alike)('%s', (_, one, other) => {
    expect([has(other, one), has(one, other)]).toEqual([true, true]);
  });

  it.each(unlike)('%s is not %s', (one, other) => {
    expect(has(one, other)).toBe(false);
  });
});
