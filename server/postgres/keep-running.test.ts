import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { keepRunning } from './keep-running.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ENDED = 'The embedded PostgreSQL has ended: it is started again.';
const BACK = 'The embedded PostgreSQL runs again.';
const HOUR_MS = 3_600_000;

function watch() {
  const world = {
    runs: true,
    next: failed('no memory') as Result<unknown, string>,
    passing: undefined as string | undefined,
  };
  const said: string[] = [];
  const starts: number[] = [];
  let givenUp = 0;
  const supervision = keepRunning({
    isRunning: () => world.runs,
    async start() {
      starts.push(Date.now());
      world.runs = world.next.ok;
      return world.next;
    },
    whatPasses: () => world.passing,
    say: (sentence) => said.push(sentence),
    onGivenUp: () => (givenUp += 1),
  });
  return { world, said, starts, supervision, givenUp: () => givenUp };
}

it('starts what has ended, and says both that it had and that it is back', async () => {
  const { world, said, starts } = watch();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(starts).toEqual([]);
  world.next = ok(undefined);
  world.runs = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect([starts.length, said]).toEqual([1, [ENDED, BACK]]);
  world.runs = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect([starts.length, said]).toEqual([2, [ENDED, BACK, ENDED, BACK]]);
});

it('tries ever more seldom, says each reason once, and gives up where none of them passes by itself', async () => {
  const { world, said, starts, givenUp } = watch();
  world.runs = false;
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  const waits = starts.slice(1).map((at, index) => (at - (starts[index] ?? 0)) / 1000);
  expect(waits).toEqual([2, 4, 8, 16, 30, 30, 30, 30, 30]);
  expect(said).toEqual([ENDED, 'no memory']);
  expect(givenUp()).toBe(1);
});

it('waits for room on a full disk for as long as that takes', async () => {
  const { world, said, starts, givenUp } = watch();
  world.passing = 'The disk is full.';
  world.runs = false;
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect([givenUp(), said]).toEqual([0, [ENDED, 'The disk is full.']]);
  expect(starts.length).toBeGreaterThan(100);
  world.passing = undefined;
  world.next = ok(undefined);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(said.at(-1)).toBe(BACK);
});

it('tells of a disk that fills while all still runs: once, and once more when it fills again', async () => {
  const { world, said, starts } = watch();
  world.passing = 'The disk is full (7 MB left).';
  await vi.advanceTimersByTimeAsync(2_000);
  world.passing = 'The disk is full (6 MB left).';
  await vi.advanceTimersByTimeAsync(2_000);
  world.passing = undefined;
  await vi.advanceTimersByTimeAsync(2_000);
  world.passing = 'The disk is full (5 MB left).';
  await vi.advanceTimersByTimeAsync(2_000);
  expect([said, starts]).toEqual([['The disk is full (7 MB left).', 'The disk is full (5 MB left).'], []]);
});

it('starts nothing after it was stopped', async () => {
  const { world, starts, supervision } = watch();
  world.runs = false;
  await supervision.stop();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(starts).toEqual([]);
});
