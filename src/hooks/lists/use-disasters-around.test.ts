// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReportView } from '../../../contract/entities/report.ts';
import type { disastersAround } from '../../data/commands/find-disasters.ts';
import type { DisasterFilter } from '../../data/queries/lists/open-reports.ts';
import type { MapView } from './cells-in-view.ts';
import { useDisastersAround } from './use-disasters-around.ts';

const ask = vi.fn<typeof disastersAround>();
vi.mock('../../data/commands/find-disasters.ts', () => ({
  disastersAround: (...asked: Parameters<typeof disastersAround>) => ask(...asked),
}));

const view = { zoom: 8, south: 25, west: 85, north: 26, east: 86 };
const found = (_id: string): ReportView[] => [
  { _id, disasterType: 'fire', status: 'approved', displayStatus: 'active', reportedAt: '2026-11-22T10:00:00.000Z' },
];
interface Shown {
  view: MapView | undefined;
  filter?: DisasterFilter;
  isWanted?: boolean;
}
const show = (first: Shown) =>
  renderHook(({ view: seen, filter = {}, isWanted = true }: Shown) => useDisastersAround(seen, filter, isWanted), {
    initialProps: first,
  });
const rest = () => act(() => vi.advanceTimersByTimeAsync(300));

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('asks for a circle round all that is seen, once single disasters are shown', async () => {
  ask.mockResolvedValue(found('a'));
  const { result, rerender } = show({ view: { ...view, zoom: 7 } });
  await rest();
  expect([result.current, ask.mock.calls.length]).toEqual([[], 0]);
  rerender({ view, filter: { type: 'fire' } });
  await rest();
  expect(ask.mock.calls).toEqual([[{ lat: 25.5, lng: 85.5 }, 75, { type: 'fire' }]]);
  expect(result.current).toEqual(found('a'));
  rerender({ view, filter: { type: 'flood' } });
  expect(result.current).toEqual([]);
});

it('names a place on the Earth whichever copy of it the map shows', async () => {
  ask.mockResolvedValue(undefined);
  show({ view: { ...view, west: 180.5, east: 181.5 } });
  await rest();
  expect(ask.mock.lastCall?.[0]).toEqual({ lat: 25.5, lng: -179 });
});

it('keeps what it has where nothing comes or the map moves on, and has nothing where it is not wanted', async () => {
  ask.mockResolvedValueOnce(found('a'));
  const { result, rerender } = show({ view });
  await rest();
  ask.mockResolvedValueOnce(undefined);
  rerender({ view: { ...view, south: 25.2, north: 26.2 } });
  await rest();
  expect([result.current, ask.mock.calls.length]).toEqual([found('a'), 2]);
  let answer = (_: ReportView[]) => {};
  ask.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  rerender({ view: { ...view, south: 25.4, north: 26.4 } });
  await rest();
  rerender({ view: { ...view, zoom: 6 } });
  answer(found('late'));
  await rest();
  expect(result.current).toEqual(found('a'));
  rerender({ view, isWanted: false });
  expect(result.current).toEqual([]);
});
