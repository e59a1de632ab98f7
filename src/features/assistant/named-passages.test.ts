import { expect, it } from 'vitest';
import { namedPassages } from './named-passages.ts';

it.each([
  ['Press hard [1]. Call 112.', [0]],
  ['Press hard [2][1].', [0, 1]],
  ['Press hard [1, 3].', [0, 2]],
  ['Press hard [1-3].', [0, 1, 2]],
  ['Press hard 【2†source】, [^3], [passage 1].', [0, 1, 2]],
  ['घाव दबाएँ [२]।', [1]],
  ['اضغطوا على الجرح [١، ٣].', [0, 2]],
  ['Press hard [1].\nPress hard [1].', [0]],
  ['Press hard [4]. [0] [99999999999]', []],
  ['Press hard. 1. Call (1) [see below]', []],
  ['Press hard [1', []],
])('%s names the passages %j', (text, named) => {
  expect(namedPassages(text, 3)).toEqual(named);
});

it('where there are none, none is named', () => {
  expect(namedPassages('Press hard [1].', 0)).toEqual([]);
});
