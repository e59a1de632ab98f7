// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const http = vi.hoisted(() => ({ answer: (_of?: string): void => undefined }));
const data = vi.hoisted(() => ({ wake: vi.fn(), count: (_count: number): void => undefined }));
const platform = vi.hoisted(() => ({
  showBadge: vi.fn(),
  passDrainToWorker: vi.fn(),
  requestBackgroundSync: vi.fn(),
  askToKeepStorage: vi.fn(),
}));
vi.mock('../../data/outbox/drive/driver.ts', () => ({ wake: data.wake }));
vi.mock('../../data/outbox/send/drain.ts', () => ({ DRAIN_LOCK: 'outbox' }));
vi.mock('../../data/client/http.ts', () => ({
  onAnswer: (tell: (of?: string) => void) => {
    http.answer = tell;
    return () => undefined;
  },
}));
vi.mock('./keep-unsent-in-mind.ts', () => ({ keepUnsentInMind: () => () => undefined }));
vi.mock('./photo-driver.ts', () => ({ startPhotoDriver: () => () => undefined }));
vi.mock('../../data/photos/photos-owed.ts', () => ({ arePhotosOwed: async () => false }));
vi.mock('./list-driver.ts', () => ({ startListDriver: () => () => undefined }));
vi.mock('../../data/queries/items/outbox.ts', () => ({ unsentCount: async () => 0 }));
vi.mock('../../platform/badge.ts', () => platform);
vi.mock('../../platform/worker/service-worker.ts', () => platform);
vi.mock('../../platform/storage.ts', () => platform);
vi.mock('dexie', () => ({
  liveQuery: (query: () => Promise<unknown>) => ({
    subscribe: ({ next }: { next: (count: number) => void }) => {
      if (query.name === 'unsentCount') data.count = next;
      return { unsubscribe: () => undefined };
    },
  }),
}));

const { startOutboxDriver } = await import('./outbox-driver.ts');
const { everythingIsKept } = await import('../../platform/worker/before-reload.ts');

const NOTHING = { sent: 0, waiting: 0, needsYou: 0, nextAt: undefined };
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.clearAllMocks();
  platform.requestBackgroundSync.mockResolvedValue(undefined);
  data.wake.mockResolvedValue(NOTHING);
  stop = startOutboxDriver();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const triggers = () => data.wake.mock.calls.map(([trigger]) => trigger as string);

function show(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

function comeBack(persisted: boolean): void {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

describe('startOutboxDriver', () => {
  it('drains at start, when the network seems back and when the page is looked at again', () => {
    dispatchEvent(new Event('online'));
    show('visible');
    comeBack(false);
    comeBack(true);
    dispatchEvent(new Event('focus'));
    expect(triggers()).toEqual(['start', 'online', 'visible', 'visible', 'visible']);
  });

  it('drains whatever the browser thinks of the network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    dispatchEvent(new Event('online'));
    expect(triggers()).toEqual(['start', 'online']);
  });

  it('drains within ten seconds when the server has answered anything else, while something waits for its time', async () => {
    http.answer();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(triggers(), 'nothing waits').toEqual(['start']);
    data.wake.mockImplementation(async () => ({ ...NOTHING, waiting: 1, nextAt: Date.now() + 300_000 }));
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    http.answer('outbox');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(triggers(), 'its own answers are no news').toEqual(['start', 'online']);
    for (let second = 0; second < 10; second += 1) {
      http.answer();
      http.answer('photos');
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(triggers()).toEqual(['start', 'online', 'answer', 'answer']);
  });

  it('comes back when the next try is due', async () => {
    data.wake.mockResolvedValueOnce({ ...NOTHING, waiting: 1, nextAt: Date.now() + 5_000 });
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(triggers()).toEqual(['start', 'online']);
    await vi.advanceTimersByTimeAsync(1);
    expect(triggers()).toEqual(['start', 'online', 'timer']);
  });

  it('neither spins on a due time in the past nor sleeps past a minute on a far one', async () => {
    data.wake.mockResolvedValueOnce({ ...NOTHING, waiting: 1, nextAt: 0 });
    data.wake.mockResolvedValueOnce({ ...NOTHING, waiting: 1, nextAt: Date.now() + 30 * 86_400_000 });
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(999);
    expect(triggers()).toEqual(['start', 'online']);
    await vi.advanceTimersByTimeAsync(1);
    expect(triggers()).toEqual(['start', 'online', 'timer']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(triggers()).toEqual(['start', 'online', 'timer', 'timer']);
  });

  it('rests when nothing is unsent', async () => {
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(triggers()).toEqual(['start']);
  });

  it('shows the count on the badge and asks for background sync when it grows', async () => {
    data.count(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(platform.showBadge).toHaveBeenLastCalledWith(1);
    expect(platform.requestBackgroundSync).toHaveBeenCalledOnce();
    data.count(0);
    expect(platform.showBadge).toHaveBeenLastCalledWith(0);
  });

  it('asks for storage that stays after each save, of whatever screen, and once the app is installed', () => {
    data.count(0);
    expect(platform.askToKeepStorage).not.toHaveBeenCalled();
    data.count(1);
    expect(platform.askToKeepStorage).toHaveBeenCalledTimes(1);
    data.count(0);
    data.count(1);
    expect(platform.askToKeepStorage).toHaveBeenCalledTimes(2);
    dispatchEvent(new Event('appinstalled'));
    expect(platform.askToKeepStorage).toHaveBeenCalledTimes(3);
  });

  it('asks for background sync again while something waits after a try', async () => {
    data.wake.mockResolvedValueOnce({ ...NOTHING, waiting: 1, nextAt: Date.now() + 5_000 });
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(platform.requestBackgroundSync).toHaveBeenCalledOnce();
  });

  it('hands over to the worker when the page goes away with items unsent', () => {
    show('hidden');
    expect(platform.passDrainToWorker).not.toHaveBeenCalled();
    data.count(2);
    show('hidden');
    expect(platform.passDrainToWorker).toHaveBeenCalledOnce();
  });

  it('does nothing more once stopped', async () => {
    data.count(1);
    stop();
    data.wake.mockClear();
    dispatchEvent(new Event('online'));
    show('visible');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(triggers()).toEqual([]);
  });
});

describe('before a reload', () => {
  it('waits until the outbox lock is free', async () => {
    let free: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      free = resolve;
    });
    const request = vi.fn(() => held);
    vi.stubGlobal('navigator', { locks: { request } });
    let isKept = false;
    const kept = everythingIsKept(60_000).then((value) => {
      isKept = value;
    });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(isKept).toBe(false);
    free();
    await kept;
    expect(isKept).toBe(true);
  });

  it('does not wait for ever', async () => {
    const request = (_name: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    vi.stubGlobal('navigator', { locks: { request } });
    const kept = everythingIsKept(60_000);
    await vi.advanceTimersByTimeAsync(31_000);
    expect(await kept).toBe(true);
  });
});
