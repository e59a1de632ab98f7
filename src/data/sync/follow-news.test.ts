import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newsTopics } from '../../../contract/enumerations.ts';
import { phoneSession } from '../client/phone-session.ts';
import { streamLines, type LineStream, type StreamEnd } from '../client/stream-lines.ts';
import { askForNews, followNews, newsState, onNewsState, type NewsState } from './follow-news.ts';
import { refreshTopics } from './refresh-topics.ts';

vi.mock('../client/stream-lines.ts', () => ({ streamLines: vi.fn<typeof streamLines>() }));
vi.mock('../client/phone-session.ts', () => ({ phoneSession: vi.fn<typeof phoneSession>() }));
vi.mock('./refresh-topics.ts', () => ({ refreshTopics: vi.fn<typeof refreshTopics>() }));

interface Opened extends LineStream {
  end(how: StreamEnd): void;
}
let opened: Opened[];
let told: NewsState[];
let stops: (() => void)[];
let forget: () => void;
const refreshed = () => vi.mocked(refreshTopics).mock.calls.map(([topics]) => topics);

beforeEach(() => {
  vi.useFakeTimers();
  [opened, told, stops] = [[], [], []];
  vi.mocked(refreshTopics).mockReset().mockResolvedValue(true);
  vi.mocked(phoneSession).mockResolvedValue({ accountId: 'asha', token: 't', state: 'active' });
  vi.mocked(streamLines)
    .mockReset()
    .mockImplementation(
      (stream) =>
        new Promise((resolve) => {
          opened.push({ ...stream, end: resolve });
          stream.signal.addEventListener('abort', () => resolve({ kind: 'ended' }));
        }),
    );
  forget = onNewsState(() => told.push(newsState()));
});
afterEach(async () => {
  for (const stop of stops) stop();
  forget();
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

async function follow(): Promise<() => void> {
  const stop = followNews();
  stops.push(stop);
  await vi.advanceTimersByTimeAsync(0);
  return stop;
}
const newest = () => opened.at(-1) as Opened;
async function end(how: StreamEnd): Promise<void> {
  newest().end(how);
  await vi.advanceTimersByTimeAsync(0);
}

describe('the news', () => {
  it('is live from its first line, refreshes all then, and after that what each line names', async () => {
    await follow();
    expect(newsState()).toBe('asking');
    newest().onLine('{"changed":[]}');
    expect(newsState()).toBe('live');
    newest().onLine('{"changed":["reports","weather",7]}');
    newest().onLine('{"changed":[]}');
    newest().onLine('odd');
    expect(refreshed()).toEqual([newsTopics, ['reports']]);
    expect(newest().headers).toEqual({ authorization: 'Bearer t' });
  });

  it('opens one stream however many follow, and closes it with the last', async () => {
    const [one, two] = [await follow(), await follow()];
    one();
    one();
    expect([opened.length, newest().signal.aborted]).toEqual([1, false]);
    two();
    expect([newest().signal.aborted, newsState()]).toEqual([true, 'asking']);
    await follow();
    expect(opened).toHaveLength(2);
  });

  it('opens a stream that ended again, soon, and later and later where each is of no use', async () => {
    await follow();
    newest().onLine('{"changed":[]}');
    newest().onLine('{"changed":[]}');
    await end({ kind: 'ended' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect([opened.length, newsState()]).toEqual([2, 'live']);
    for (const waitMs of [4_000, 8_000, 16_000]) {
      const before = opened.length;
      newest().onLine('{"changed":[]}');
      await end({ kind: 'ended' });
      await vi.advanceTimersByTimeAsync(waitMs - 1);
      expect(opened).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(opened).toHaveLength(before + 1);
    }
  });

  it.each([{ kind: 'refused', status: 503 }, { kind: 'unreachable' }, { kind: 'ended' }] as const)(
    'is asked for every minute where nothing is streamed (%j)',
    async (how) => {
      await follow();
      await end(how);
      expect([refreshed(), newsState(), opened.length]).toEqual([[newsTopics], 'asking', 1]);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(opened).toHaveLength(2);
      await end(how);
      expect(refreshed()).toHaveLength(2);
    },
  );

  it('says when nobody answers, tries again soon, then later and later, and comes back', async () => {
    vi.mocked(refreshTopics).mockResolvedValue(false);
    await follow();
    for (const waitMs of [4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
      const before = opened.length;
      await end({ kind: 'unreachable' });
      expect(newsState()).toBe('offline');
      await vi.advanceTimersByTimeAsync(waitMs - 1);
      expect(opened).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(opened).toHaveLength(before + 1);
    }
    newest().onLine('{"changed":[]}');
    expect(told).toEqual(['offline', 'live']);
  });

  it('tries again at once when the server was heard of otherwise', async () => {
    await follow();
    askForNews();
    expect(opened).toHaveLength(1);
    await end({ kind: 'refused', status: 503 });
    askForNews();
    await vi.advanceTimersByTimeAsync(0);
    expect(opened).toHaveLength(2);
  });

  it('tries again at once when somebody else begins to follow', async () => {
    await follow();
    await end({ kind: 'unreachable' });
    await follow();
    expect(opened).toHaveLength(2);
  });

  it('is asked of nobody without a session', async () => {
    vi.mocked(phoneSession).mockResolvedValue({ accountId: 'asha', token: 't', state: 'expired' });
    await follow();
    expect([opened.length, newsState()]).toEqual([0, 'asking']);
  });
});
