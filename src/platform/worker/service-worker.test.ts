// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as ServiceWorkerModule from './service-worker.ts';

const workbox = vi.hoisted(() => ({ made: [] as unknown[][], announce: (): void => undefined }));
vi.mock('workbox-window', () => ({
  Workbox: class {
    constructor(...args: unknown[]) {
      workbox.made.push(args);
    }
    addEventListener(type: string, listener: () => void) {
      if (type === 'waiting') workbox.announce = listener;
    }
    register = async () => undefined;
  },
}));

class FakeWorkers extends EventTarget {
  controller: { postMessage: ReturnType<typeof vi.fn> } | null = null;
  readonly active = { postMessage: vi.fn() };
  readonly registration = {
    active: this.active,
    waiting: undefined as { postMessage: ReturnType<typeof vi.fn> } | undefined,
    sync: { register: vi.fn(async () => undefined) } as { register: ReturnType<typeof vi.fn> } | undefined,
    update: vi.fn(async () => undefined),
  };
  readonly ready = Promise.resolve(this.registration);
  readonly register = vi.fn(async () => this.registration);
  readonly getRegistration = vi.fn(async () => this.registration);
}

let workers: FakeWorkers;
let reload: ReturnType<typeof vi.fn>;
let module: typeof ServiceWorkerModule;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  workbox.made.length = 0;
  workers = new FakeWorkers();
  reload = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker: workers });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  module = await import('./service-worker.ts');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function registered(): Promise<void> {
  module.registerServiceWorker();
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

describe('registerServiceWorker', () => {
  it('registers the one worker without the HTTP cache', async () => {
    await registered();
    expect(workbox.made).toEqual([['/sw.js', { scope: '/', updateViaCache: 'imports' }]]);
  });

  it.each([
    ['has no workers', {}],
    [
      'throws at the mere question',
      {
        get serviceWorker(): never {
          throw new DOMException('blocked', 'SecurityError');
        },
      },
    ],
  ])('does nothing on a browser that %s', async (_what, navigator) => {
    vi.stubGlobal('navigator', navigator);
    await registered();
    await module.requestBackgroundSync();
    module.passDrainToWorker();
    expect(workbox.made).toEqual([]);
  });

  it('looks for a new version every hour, registering anew where the first installation was given up', async () => {
    await registered();
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(workers.register).toHaveBeenCalledWith('/sw.js', { scope: '/', updateViaCache: 'imports' });
    expect(workers.registration.update).toHaveBeenCalledOnce();
  });
});

describe('askAboutSets', () => {
  it('asks the worker, and answers what it says is missing', async () => {
    workers.active.postMessage.mockImplementation((_message, [port]: MessagePort[]) => port?.postMessage(40.5));
    expect(await module.askAboutSets('missing', ['core', 'public'])).toBe(40.5);
    const [message] = workers.active.postMessage.mock.calls[0] ?? [];
    expect(message).toEqual({ type: 'missing', sets: ['core', 'public'] });
  });

  it('knows nothing where a worker of an earlier version does not answer', async () => {
    const asked = module.askAboutSets('missing', ['core']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await asked).toBeUndefined();
  });
});

describe('isUpdateReady', () => {
  it('is told when a new version waits', async () => {
    await registered();
    const listener = vi.fn();
    module.subscribeUpdateReady(listener);
    expect(module.isUpdateReady()).toBe(false);
    workbox.announce();
    expect(module.isUpdateReady()).toBe(true);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is not set off by the very first worker, but by one that another page let in', async () => {
    await registered();
    workers.dispatchEvent(new Event('controllerchange'));
    expect(module.isUpdateReady()).toBe(false);
    workers.dispatchEvent(new Event('controllerchange'));
    expect(module.isUpdateReady()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('applyUpdate', () => {
  it('stays when what is typed can’t be kept', async () => {
    const { onBeforeReload } = await import('./before-reload.ts');
    const waiting = { postMessage: vi.fn() };
    workers.registration.waiting = waiting;
    onBeforeReload(() => Promise.reject(new Error('disk full')));
    expect(await module.applyUpdate()).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(waiting.postMessage).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('lets the new version in and reloads when it has taken over', async () => {
    const waiting = { postMessage: vi.fn() };
    workers.registration.waiting = waiting;
    expect(await module.applyUpdate()).toBe(true);
    expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    expect(reload).not.toHaveBeenCalled();
    workers.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads after 3 s when the take-over is late', async () => {
    workers.registration.waiting = { postMessage: vi.fn() };
    await module.applyUpdate();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads at once when another page let the new version in', async () => {
    await module.applyUpdate();
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('requestBackgroundSync', () => {
  it('asks for the outbox’s own tag', async () => {
    await module.requestBackgroundSync();
    expect(workers.registration.sync?.register).toHaveBeenCalledWith('outbox');
  });

  it('is content where it is missing or refused', async () => {
    workers.registration.sync?.register.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await module.requestBackgroundSync();
    workers.registration.sync = undefined;
    await expect(module.requestBackgroundSync()).resolves.toBeUndefined();
  });
});

describe('sendsWhileClosed', () => {
  const query = vi.fn(async () => ({ state: 'granted' }));

  beforeEach(() => {
    query.mockClear();
    vi.stubGlobal('navigator', { serviceWorker: workers, permissions: { query } });
  });

  it('is so where the browser wakes an active worker, and may', async () => {
    expect(await module.sendsWhileClosed()).toBe(true);
    expect(query).toHaveBeenCalledWith({ name: 'background-sync' });
  });

  it('is not so before the worker is active, and is heard of then', async () => {
    workers.getRegistration.mockResolvedValueOnce({ ...workers.registration, active: null } as never);
    expect(await module.sendsWhileClosed()).toBe(false);
    await module.whenWorkerIsActive();
    expect(await module.sendsWhileClosed()).toBe(true);
  });

  it('is not so where Background Sync is missing, as in Firefox and Safari', async () => {
    workers.registration.sync = undefined;
    expect(await module.sendsWhileClosed()).toBe(false);
  });

  it.each(['denied', 'prompt'])('is not so where the browser has it and says "%s"', async (state) => {
    query.mockResolvedValueOnce({ state });
    expect(await module.sendsWhileClosed()).toBe(false);
  });

  it('is not so where the browser does not tell', async () => {
    query.mockRejectedValueOnce(new TypeError('no such permission'));
    expect(await module.sendsWhileClosed()).toBe(false);
  });

  it('is not so without workers, as on plain http', async () => {
    vi.stubGlobal('navigator', { permissions: { query } });
    expect(await module.sendsWhileClosed()).toBe(false);
  });
});

it('passDrainToWorker hands the sending over to the worker in control', () => {
  workers.controller = { postMessage: vi.fn() };
  module.passDrainToWorker();
  expect(workers.controller.postMessage).toHaveBeenCalledWith({ type: 'drain' });
});
