import { describe, expect, it } from 'vitest';
import { lineOf, makePhotoTurns } from './photo-turns.ts';

describe('turns of networks', () => {
  it('gives each its part of the time, whatever it sends', () => {
    const turns = makePhotoTurns();
    const spent = new Map([
      [1, 0],
      [2, 0],
      [3, 0],
    ]);
    for (let turn = 0; turn < 2_000; turn += 1) {
      const [line = 0] = turns.inOrder([...spent.keys()]);
      // The first sends what takes a hundred times as long.
      const ms = line === 1 ? 1_000 : 10;
      turns.charge(line, ms);
      spent.set(line, (spent.get(line) ?? 0) + ms);
    }
    const [bombs = 0, ...honest] = spent.values();
    for (const ms of honest) expect(Math.abs(ms - bombs)).toBeLessThanOrEqual(1_000);
  });

  it('of one that comes is next, and one that was away saves up nothing', () => {
    const turns = makePhotoTurns();
    for (let turn = 0; turn < 50; turn += 1) turns.charge(1, 300);
    expect(turns.inOrder([1, 2])).toEqual([2, 1]);
    turns.charge(2, 200);
    // It was away for all of the first fifty: its second turn comes after one of the others.
    turns.charge(1, 300);
    expect(turns.inOrder([1, 2])).toEqual([2, 1]);
    turns.charge(2, 400);
    expect(turns.inOrder([1, 2])).toEqual([1, 2]);
  });

  it('keeps the order of those with the same right', () => {
    expect(makePhotoTurns().inOrder([7, 3, 5])).toEqual([7, 3, 5]);
  });
});

it('a network has one of 4,096 lines', () => {
  const lines = Array.from({ length: 5_000 }, (_, at) => lineOf(`10.0.${at >> 8}.${at & 255}`));
  expect(lines.every((line) => Number.isInteger(line) && line >= 0 && line < 4_096)).toBe(true);
  expect(new Set(lines).size).toBeGreaterThan(2_500);
  expect(lineOf('10.0.0.1')).toBe(lineOf('10.0.0.1'));
});
