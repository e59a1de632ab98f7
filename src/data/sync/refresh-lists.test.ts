// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { mainDb } from '../db.ts';
import { pullList } from '../lists/pull-list.ts';
import { newListState, type ListState } from '../lists/state.ts';
import { refreshLists } from './refresh-lists.ts';

vi.mock('../lists/pull-list.ts', () => ({ pullList: vi.fn<typeof pullList>() }));

const pulled = () => vi.mocked(pullList).mock.calls.map(([, name]) => name);
const copy = (more: Partial<ListState>): ListState => ({ ...newListState('ngos', ''), isComplete: true, ...more });

beforeEach(async () => {
  vi.mocked(pullList).mockReset().mockResolvedValue(copy({}));
  await mainDb.lists.clear();
});

it('leaves a copy alone that is not a minute old, unless a person asks', async () => {
  await mainDb.lists.put(copy({ asOf: Date.now() }));
  await refreshLists(['ngos']);
  expect(pulled()).toEqual([]);
  await refreshLists(['ngos'], { isAsked: true });
  expect(pulled()).toEqual(['ngos']);
});

it('asks for a person also while the screen’s own look finds the copy new enough', async () => {
  await mainDb.lists.put(copy({ asOf: Date.now() }));
  await Promise.all([refreshLists(['ngos']), refreshLists(['ngos'], { isAsked: true })]);
  expect(pulled()).toEqual(['ngos']);
});

it('asks once for all who ask meanwhile', async () => {
  await Promise.all([refreshLists(['ngos']), refreshLists(['ngos'], { isAsked: true }), refreshLists(['ngos'])]);
  expect(pulled()).toEqual(['ngos']);
});

it('asks again for news that came while it was asking, and goes on where asking fails', async () => {
  vi.mocked(pullList).mockRejectedValueOnce(new Error('no storage'));
  await Promise.all([refreshLists(['ngos']), refreshLists(['ngos'], { isAsked: true, isNews: true })]);
  expect(pulled()).toEqual(['ngos', 'ngos']);
});
