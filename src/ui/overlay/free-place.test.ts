import { expect, it } from 'vitest';
import { liftOver } from './free-place.ts';

const toast = { top: 540, bottom: 600, left: 40, right: 320 };
const button = (top: number, more = {}) => ({ top, bottom: top + 44, left: 16, right: 344, ...more });

it.each([
  ['stays where nothing is', [], 0],
  ['stays between two buttons', [button(480), button(610)], 0],
  ['stays beside a button', [button(550, { left: 330 })], 0],
  ['stays over what is not shown', [button(550, { left: 0, right: 0 })], 0],
  ['goes above a button', [button(550)], 58],
  ['goes above the higher of two', [button(550), button(520)], 88],
  ['goes on where it would cover the next one', [button(550), button(500)], 108],
])('a toast %s', (_, taken, lift) => {
  expect(liftOver(toast, taken)).toBe(lift);
});

it('finds no place where all is full of buttons', () => {
  const full = Array.from({ length: 14 }, (_, row) => button(row * 44));
  expect(liftOver(toast, full)).toBeUndefined();
  expect(liftOver(toast, [button(550), button(480)], 470)).toBeUndefined();
});
