// @vitest-environment node
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeLockManager } from '../../../../tests/support/fake-lock-manager.ts';
import { OutboxDatabase } from '../../db.ts';
import { dexieStore } from './dexie-store.ts';
import { leaseLocks } from './lease-locks.ts';
import { webLocks } from './web-locks.ts';

const db = new OutboxDatabase('locks-test');
afterAll(() => db.delete());
beforeEach(() => db.meta.clear());

describe.each([
  ['Web Locks', () => webLocks(fakeLockManager())],
  ['the lease row', () => leaseLocks(dexieStore(db), { now: () => Date.now() })],
])('locks by %s', (_name, make) => {
  it('lets one in at a time and hands on what the work answers', async () => {
    const locks = make();
    let inside = 0;
    const work = async (answer: number) => {
      inside += 1;
      expect(inside).toBe(1);
      await new Promise((resume) => setTimeout(resume, 5));
      inside -= 1;
      return answer;
    };
    expect(await Promise.all([1, 2, 3].map((n) => locks.exclusive('x', 10_000, () => work(n))))).toEqual([1, 2, 3]);
  });

  it('frees the lock when the work fails', async () => {
    const locks = make();
    await expect(locks.exclusive('x', 10_000, () => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
    expect(await locks.exclusive('x', 10_000, async () => 'free')).toBe('free');
  });

  it('holds until release, for one holder', async () => {
    const locks = make();
    const release = await locks.tryHold('draft:1');
    expect(release).toBeDefined();
    expect(await locks.tryHold('draft:1')).toBeUndefined();
    expect(await locks.tryHold('draft:2')).toBeDefined();
    release?.();
    await vi.waitFor(async () => expect(await locks.tryHold('draft:1')).toBeDefined());
  });

  it('is handed on by one who has said goodbye, whose lock the browser has not taken back yet', async () => {
    const locks = make();
    const leave = await locks.tryHold('draft:left');
    const next = locks.tryHold('draft:left', true);
    leave?.();
    expect(await next).toBeDefined();
    expect(await locks.tryHold('draft:left')).toBeUndefined();
  });

  it('takes the lock from a stuck holder, whose work still ends as its own', async () => {
    const locks = make();
    let finish: (value: string) => void = () => undefined;
    const stuck = locks.exclusive('x', 10_000, () => new Promise<string>((resolve) => (finish = resolve)));
    await vi.waitFor(() => expect(finish).not.toHaveLength(0));
    expect(await locks.exclusive('x', 50, async () => 'thief')).toBe('thief');
    finish('late');
    expect(await stuck).toBe('late');
  });
});

it('Web Locks: one who said goodbye and stays is not waited for longer than a moment', async () => {
  vi.useFakeTimers();
  try {
    const locks = webLocks(fakeLockManager());
    const stay = await locks.tryHold('draft:1');
    const next = locks.tryHold('draft:1', true);
    await vi.runAllTimersAsync();
    expect(await next).toBeUndefined();
    stay?.();
    // Nobody stands in the queue any more who would take it.
    await vi.runAllTimersAsync();
    expect(await locks.tryHold('draft:1')).toBeDefined();
  } finally {
    vi.useRealTimers();
  }
});

describe('the lease row', () => {
  const time = { now: 5_000_000 };
  afterEach(() => void (time.now = 5_000_000));

  it('runs out by itself when its page died, and does not trust a clock that jumped', async () => {
    const clocked = leaseLocks(dexieStore(db), { now: () => time.now });
    await db.meta.put({ key: 'lease:x', value: { holder: 'dead', until: time.now + 10_000 } });
    expect(await clocked.tryHold('x')).toBeUndefined();
    time.now += 10_001;
    const release = await clocked.tryHold('x');
    expect(release).toBeDefined();
    release?.();
    await db.meta.put({ key: 'lease:y', value: { holder: 'other', until: time.now + 1e9 } });
    const taken = await clocked.tryHold('y');
    expect(taken).toBeDefined();
    taken?.();
  });
});

describe('the lease of a page that is gone', () => {
  /** A page of this tab: its own copy of the modules, and the tab's storage. */
  async function page(session: Map<string, string>) {
    vi.resetModules();
    const listeners = new Map<string, () => void>();
    vi.stubGlobal('addEventListener', (type: string, run: () => void) => listeners.set(type, run));
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => session.set(key, value),
      removeItem: (key: string) => session.delete(key),
    });
    const { leaseLocks: locksOfPage } = await import('./lease-locks.ts');
    const locks = locksOfPage(dexieStore(db), { now: () => Date.now() });
    return { locks, leave: () => listeners.get('pagehide')?.(), comeBack: () => listeners.get('pageshow')?.() };
  }
  afterEach(() => vi.unstubAllGlobals());

  it('is free at once for the next page of the same tab, so that a reload finds its own draft', async () => {
    const session = new Map<string, string>();
    const first = await page(session);
    await first.locks.tryHold('draft:a');
    first.leave();
    const second = await page(session);
    expect(await second.locks.tryHold('draft:a')).toBeDefined();
  });

  it('is kept from a duplicated tab, and from a page that only came back', async () => {
    const session = new Map<string, string>();
    const first = await page(session);
    await first.locks.tryHold('draft:a');
    const twin = await page(new Map(session));
    expect(await twin.locks.tryHold('draft:a')).toBeUndefined();
    first.leave();
    first.comeBack();
    const other = await page(session);
    expect(await other.locks.tryHold('draft:a')).toBeUndefined();
  });
});
