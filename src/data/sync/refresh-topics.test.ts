import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newsTopics } from '../../../contract/enumerations.ts';
import { listsInUse } from '../queries/lists/lists-in-use.ts';
import { refreshLists } from './refresh-lists.ts';
import { refreshOverview } from './refresh-overview.ts';
import { onTopicNews } from './topic-news.ts';
import { refreshTopics } from './refresh-topics.ts';

vi.mock('../queries/lists/lists-in-use.ts', () => ({ listsInUse: vi.fn<typeof listsInUse>() }));
vi.mock('./refresh-lists.ts', () => ({ refreshLists: vi.fn<typeof refreshLists>() }));
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

it('tells who shows what is kept on no phone, as long as the server is there', async () => {
  const heard: (readonly string[])[] = [];
  const stop = onTopicNews((topics) => heard.push([...topics]));
  await refreshTopics(['messages', 'work']);
  expect(heard).toEqual([['messages', 'work']]);
  vi.mocked(refreshOverview).mockResolvedValueOnce({ ok: false, failure: { kind: 'timed-out' } });
  const away = refreshTopics(['messages']);
  await vi.runAllTimersAsync();
  expect(await away).toBe(false);
  stop();
  const later = refreshTopics(['messages']);
  await vi.runAllTimersAsync();
  expect(await later).toBe(true);
  expect(heard).toHaveLength(1);
});

it('goes on with the lists where the overview cannot be kept', async () => {
  vi.mocked(refreshOverview).mockRejectedValueOnce(new Error('no storage'));
  expect(await refreshTopics(['aid'])).toBe(true);
  expect(brought()).toEqual([['aid']]);
});
