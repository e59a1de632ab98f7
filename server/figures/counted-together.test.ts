import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countedTogether } from './counted-together.ts';

let counts: { stood: number; end(): void; fail(): void }[];
let stands: number;
const ask = () => {
  const stood = stands;
  return new Promise<number>((resolve, reject) => {
    counts.push({ stood, end: () => resolve(stood), fail: () => reject(new Error('no database')) });
  });
};
const turn = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  [counts, stands] = [[], 1];
});
afterEach(() => vi.useRealTimers());

it('counts once for all who ask before it begins, and one at a time', async () => {
  const overview = countedTogether(0, ask);
  const first = [overview(), overview()];
  await turn();
  stands = 2;
  const second = [overview(), overview()];
  await turn();
  expect(counts).toHaveLength(1);
  counts[0]?.end();
  expect(await Promise.all(first)).toEqual([1, 1]);
  await vi.waitUntil(() => counts.length === 2);
  counts[1]?.end();
  // Asked for while the first was counted: that one did not see all of what had happened by then.
  expect(await Promise.all(second)).toEqual([2, 2]);
});

it('counts anew after a failure', async () => {
  const overview = countedTogether(0, ask);
  const failing = expect(overview()).rejects.toThrow('no database');
  await turn();
  counts[0]?.fail();
  await failing;
  const again = overview();
  await vi.waitUntil(() => counts.length === 2);
  counts[1]?.end();
  expect(await again).toBe(1);
});
