import { expect, it } from 'vitest';
import { splitLines } from './split-lines.ts';

const lines = (...indexes: number[]) => indexes.map((index) => ({ index }));

it.each([
  ['far above', lines(1, 2, 3, 40, 41, 42), 2, lines(40, 41, 42), lines(1, 2, 3)],
  ['the very first', lines(0, 1, 40, 41), 0, lines(40, 41), lines(0, 1)],
  ['far below', lines(3, 4, 5, 89, 90), 90, lines(3, 4, 5), lines(89, 90)],
  ['among them', lines(3, 4, 5, 6, 7), 5, lines(3, 4, 5, 6, 7), []],
  ['next to them', lines(3, 4, 5, 6, 7, 8), 7, lines(3, 4, 5, 6, 7, 8), []],
  ['before them', lines(1, 2, 3, 4, 5), 2, lines(1, 2, 3, 4, 5), []],
  ['the only one', lines(7), 7, lines(7), []],
  ['none', lines(3, 4), -1, lines(3, 4), []],
])('tells the lines of the focus from those that are seen: %s', (_, drawn, kept, inFlow, apart) => {
  expect(splitLines(drawn, kept)).toEqual({ lines: inFlow, apart });
});
