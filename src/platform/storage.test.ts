import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as StorageModule from './storage.ts';

const CHROMIUM =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/604.1';
const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0';

let notes: Map<string, string>;
let persist: ReturnType<typeof vi.fn<() => Promise<boolean>>>;
let persisted: boolean;

beforeEach(() => {
  notes = new Map();
  persisted = false;
  persist = vi.fn(async () => persisted);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => notes.get(key) ?? null,
    setItem: (key: string, value: string) => void notes.set(key, value),
  });
  vi.stubGlobal('document', { visibilityState: 'visible' });
});

afterEach(() => vi.unstubAllGlobals());

/** A page that was just opened. */
async function openIn(userAgent: string, storage: object = {}): Promise<typeof StorageModule> {
  vi.resetModules();
  vi.stubGlobal('navigator', { userAgent, storage: { persist, persisted: async () => persisted, ...storage } });
  return import('./storage.ts');
}

/** Everything that is under way without a timer has ended. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

async function save({ askToKeepStorage }: typeof StorageModule): Promise<void> {
  askToKeepStorage();
  await settled();
}

describe('askToKeepStorage', () => {
  it.each([CHROMIUM, SAFARI])(
    'asks again at each save where the browser decides by itself, until it promises: %s',
    async (browser) => {
      const page = await openIn(browser);
      await save(page);
      await save(page);
      expect(persist).toHaveBeenCalledTimes(2);
      persisted = true;
      await save(page);
      expect(persist).toHaveBeenCalledTimes(2);
    },
  );

  it('asks a person who said no never again, in this page or in a later one', async () => {
    const page = await openIn(FIREFOX);
    await save(page);
    expect(persist).toHaveBeenCalledTimes(1);
    await save(page);
    await save(await openIn(FIREFOX));
    expect(persist).toHaveBeenCalledTimes(1);
  });

  it('asks a person whose yes was lost with the browser’s data again', async () => {
    persist.mockResolvedValueOnce(true);
    const page = await openIn(FIREFOX);
    await save(page);
    await save(page);
    expect(persist).toHaveBeenCalledTimes(2);
  });

  it('lets a question stand, and puts no second one beside it', async () => {
    persist.mockReturnValueOnce(new Promise(() => undefined));
    const page = await openIn(FIREFOX);
    await save(page);
    await save(page);
    expect(persist).toHaveBeenCalledTimes(1);
  });

  it('asks a person only in the page that is looked at', async () => {
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    await save(await openIn(FIREFOX));
    expect(persist).not.toHaveBeenCalled();
    await save(await openIn(CHROMIUM));
    expect(persist).toHaveBeenCalledOnce();
  });

  it('asks no person where it could not remember the answer', async () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    await save(await openIn(FIREFOX));
    expect(persist).not.toHaveBeenCalled();
  });

  it.each([
    ['refuses with an error', { persist: () => Promise.reject(new TypeError('opaque origin')) }],
    ['has no such question', { persist: undefined, persisted: undefined }],
  ])('fails nobody where the browser %s', async (_what, storage) => {
    await save(await openIn(CHROMIUM, storage));
    expect(notes.size).toBe(0);
  });

  it('works without a storage manager, as on plain http', async () => {
    const page = await openIn(CHROMIUM);
    vi.stubGlobal('navigator', { userAgent: CHROMIUM });
    await save(page);
    expect(await page.storageFacts()).toEqual({ isPromised: false, isPrivate: false });
  });
});

describe('storageFacts', () => {
  it('tells what is used, what is left and what is promised', async () => {
    persisted = true;
    const page = await openIn(CHROMIUM, {
      estimate: async () => ({ usage: 2, quota: 5 }),
      getDirectory: async () => ({}),
    });
    expect(await page.storageFacts()).toEqual({ usedBytes: 2, freeBytes: 3, isPromised: true, isPrivate: false });
  });

  it('takes a window for private by the one error that only those of Firefox give', async () => {
    const refuse = (name: string) => () => Promise.reject(new DOMException('no', name));
    const privately = await openIn(FIREFOX, { getDirectory: refuse('SecurityError') });
    expect(await privately.storageFacts()).toMatchObject({ isPrivate: true });
    const broken = await openIn(FIREFOX, { getDirectory: refuse('InvalidStateError') });
    expect(await broken.storageFacts()).toMatchObject({ isPrivate: false });
  });
});
