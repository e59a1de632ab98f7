// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { headers } from '../../../contract/headers.ts';
import { mainDb } from '../db.ts';
import { pullList } from '../lists/pull-list.ts';
import { newListState, type ListState } from '../lists/state.ts';
import { devicePorts } from '../outbox/adapters/device-ports.ts';
import { readEpochs } from '../outbox/answer/epoch.ts';
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

it('hears in what it is answered that the server was put back from a copy', async () => {
  const lives = () => devicePorts.store.read(readEpochs);
  const answerOf = (life: string) =>
    vi.stubGlobal('fetch', async () => Response.json({}, { headers: { [headers.serverEpoch]: life } }));
  vi.mocked(pullList).mockImplementation(async (ports) => {
    await ports.askPage(newListState('ngos', ''));
    return copy({});
  });
  answerOf('life 1');
  await refreshLists(['ngos'], { isAsked: true });
  expect(await lives()).toEqual({ confirmed: 'life 1', seen: 'life 1' });
  answerOf('life 2');
  await refreshLists(['ngos'], { isAsked: true });
  expect((await lives()).seen).toBe('life 2');
  vi.unstubAllGlobals();
});
