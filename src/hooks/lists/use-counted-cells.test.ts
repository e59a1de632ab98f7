// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CellQuestion, CountedCells } from '../../data/queries/lists/counted-cells.ts';
import { noteAnswering } from '../shared/use-online.ts';
import type { MapView } from './cells-in-view.ts';
import { useCountedCells } from './use-counted-cells.ts';

const ask = vi.fn<(question: CellQuestion, signal: AbortSignal) => Promise<CountedCells | undefined>>();
vi.mock('../../data/queries/lists/counted-cells.ts', () => ({
  countedCells: (question: CellQuestion, signal: AbortSignal) => ask(question, signal),
}));

const view = { zoom: 4, south: 10, west: 70, north: 35, east: 92 };
const counted = (count: number): CountedCells => ({
  cells: [{ lati: 20, long: 80, count, severity: 'mild' }],
  asOf: 1,
});
interface Shown {
  view: MapView | undefined;
  type?: 'fire';
  isWanted?: boolean;
}
const show = (first: Shown) =>
  renderHook(
    ({ view: seen, type, isWanted = true }: Shown) => useCountedCells(seen, { type, severity: undefined }, isWanted),
    {
      initialProps: first,
    },
  );
const rest = (ms = 300) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset();
});
afterEach(() => {
  cleanup();
  noteAnswering(undefined);
  vi.useRealTimers();
});

it('asks once the map rests, once for all that the answer covers, and no more where single ones are shown', async () => {
  ask.mockResolvedValue(counted(3));
  const { result, rerender } = show({ view });
  await rest(299);
  expect([result.current, ask.mock.calls.length]).toEqual([undefined, 0]);
  await rest(1);
  expect(result.current).toEqual({ ...counted(3), degrees: '2' });
  rerender({ view: { ...view, west: 75, east: 97 } });
  await rest();
  expect(ask).toHaveBeenCalledTimes(1);
  rerender({ view: { ...view, zoom: 9 } });
  await rest();
  expect([result.current, ask.mock.calls.length]).toEqual([undefined, 1]);
});

it('a question is taken back where the map is moved on, and what stood there stays until the answer', async () => {
  ask.mockResolvedValueOnce(counted(3));
  const { result, rerender } = show({ view });
  await rest();
  let answer = (_: CountedCells) => {};
  ask.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  rerender({ view: { ...view, zoom: 5, west: 0, east: 11 } });
  await rest();
  const [, signal] = ask.mock.lastCall ?? [];
  expect([signal?.aborted, result.current?.degrees, result.current?.cells[0]?.count]).toEqual([false, '2', 3]);
  ask.mockResolvedValueOnce(counted(5));
  rerender({ view: { ...view, zoom: 6, south: 40, north: 45, west: -10, east: -5 } });
  await rest();
  expect(signal?.aborted).toBe(true);
  expect(result.current).toEqual({ ...counted(5), degrees: '0.5' });
  answer(counted(99));
  await rest();
  expect(result.current?.cells[0]?.count).toBe(5);
});

it('shows nothing of another type, nor where it is not wanted, nor before the map has said what it shows', async () => {
  ask.mockResolvedValue(counted(3));
  const { result, rerender } = show({ view: undefined });
  await rest();
  expect(ask).not.toHaveBeenCalled();
  rerender({ view, isWanted: false });
  await rest();
  expect(ask).not.toHaveBeenCalled();
  rerender({ view });
  await rest();
  expect(result.current).toBeDefined();
  rerender({ view, type: 'fire' });
  expect(result.current).toBeUndefined();
  await rest();
  expect(ask.mock.lastCall?.[0]).toMatchObject({ type: 'fire' });
  expect(result.current).toBeDefined();
  rerender({ view, type: 'fire', isWanted: false });
  expect(result.current).toBeUndefined();
});

it('where nothing came it does not ask on and on, but once the server answers again', async () => {
  ask.mockImplementationOnce(async () => {
    noteAnswering(false);
    return undefined;
  });
  const { result } = show({ view });
  await rest();
  await rest(10_000);
  expect([result.current, ask.mock.calls.length]).toEqual([undefined, 1]);
  ask.mockResolvedValueOnce(undefined);
  act(() => noteAnswering(true));
  await rest();
  await rest(10_000);
  expect(ask).toHaveBeenCalledTimes(2);
});
