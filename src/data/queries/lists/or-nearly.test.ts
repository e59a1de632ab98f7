import { expect, it, vi } from 'vitest';
import { orNearly } from './or-nearly.ts';

const isNothing = ({ length }: readonly string[]) => length === 0;

it.each([
  ['what fits, and asks for nothing else', 'blankets', [['exact'], ['near']], { list: ['exact'], isNear: false }, 1],
  ['what comes close where nothing fits', 'blankets', [[], ['near']], { list: ['near'], isNear: true }, 2],
  ['nothing where nothing comes close either', 'blankets', [[], []], { list: [], isNear: false }, 2],
  ['nothing of words too short for a slip', 'ward 8', [[], ['near']], { list: [], isNear: false }, 1],
  ['nothing where nothing was typed', undefined, [[], ['near']], { list: [], isNear: false }, 1],
] as const)('finds %s', async (_what, text, [exact, near], found, times) => {
  const find = vi.fn<(isNear: boolean) => Promise<readonly string[]>>(async (isNear) => (isNear ? near : exact));
  expect(await orNearly(text, find, isNothing)).toEqual(found);
  expect(find).toHaveBeenCalledTimes(times);
});
