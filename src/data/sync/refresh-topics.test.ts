import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newsTopics } from '../../../contract/enumerations.ts';
import { listsInUse, refreshLists } from './refresh-lists.ts';
import { refreshOverview } from './refresh-overview.ts';
import { refreshTopics } from './refresh-topics.ts';

vi.mock('./refresh-lists.ts', () => ({
  refreshLists: vi.fn<typeof refreshLists>(),
  listsInUse: vi.fn<typeof listsInUse>(),
}));
vi.mock('./refresh-overview.ts', () => ({ refreshOverview: vi.fn<typeof refreshOverview>() }));

const brought = () => vi.mocked(refreshLists).mock.calls.map(([names]) => names);

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(refreshLists).mockReset().mockResolvedValue();
  vi.mocked(listsInUse).mockReset().mockResolvedValue(['reports', 'aid']);
  vi.mocked(refreshOverview).mockReset().mockResolvedValue({ ok: true, value: undefined });
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

it('brings the lists that are named and were looked at on this phone', async () => {
  expect(await refreshTopics(['ngos', 'reports', 'work'])).toBe(true);
  expect(brought()).toEqual([['reports']]);
  await vi.runAllTimersAsync();
  await refreshTopics(newsTopics);
  expect(brought().at(-1)).toEqual(['reports', 'aid']);
});

it('takes together what is asked for meanwhile, after a rest', async () => {
  await refreshTopics(['reports']);
  const others = [refreshTopics(['aid']), refreshTopics(['reports'])];
  await vi.advanceTimersByTimeAsync(2_999);
  void refreshTopics(['aid']);
  expect(brought()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await Promise.all(others)).toEqual([true, true]);
  expect(brought().map((names) => [...names].toSorted())).toEqual([['reports'], ['aid', 'reports']]);
});

it('says that nobody is there, and leaves the lists alone; a refusal is an answer', async () => {
  vi.mocked(refreshOverview).mockResolvedValueOnce({ ok: false, failure: { kind: 'unreachable' } });
  expect(await refreshTopics(newsTopics)).toBe(false);
  expect(brought()).toEqual([]);
  await vi.runAllTimersAsync();
  vi.mocked(refreshOverview).mockResolvedValueOnce({ ok: false, failure: { kind: 'forbidden' } });
  expect(await refreshTopics(newsTopics)).toBe(true);
});

it('goes on with the lists where the overview cannot be kept', async () => {
  vi.mocked(refreshOverview).mockRejectedValueOnce(new Error('no storage'));
  expect(await refreshTopics(['aid'])).toBe(true);
  expect(brought()).toEqual([['aid']]);
});
