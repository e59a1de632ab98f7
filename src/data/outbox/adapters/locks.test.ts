// @vitest-environment node
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OutboxDatabase } from '../../db.ts';
import { dexieStore } from './dexie-store.ts';
import { leaseLocks } from './lease-locks.ts';
import { webLocks } from './web-locks.ts';

const db = new OutboxDatabase('locks-test');
afterAll(() => db.delete());
beforeEach(() => db.meta.clear());

/** The part of Web Locks that the app uses, after its specification. */
function fakeLockManager(): LockManager {
  interface Request {
    run(): void;
  }
  const held = new Map<string, { end(error?: unknown): void }>();
  const queues = new Map<string, Request[]>();
  const next = (name: string) => {
    if (!held.has(name)) queues.get(name)?.shift()?.run();
  };
  const request = (name: string, options: LockOptions, work: (lock: Lock | null) => unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const holder = { end: (error?: unknown) => reject(error) };
      const run = () => {
        held.set(name, holder);
        void Promise.resolve(work({ name, mode: 'exclusive' }))
          .then(resolve, reject)
          .finally(() => {
            if (held.get(name) === holder) held.delete(name);
            next(name);
          });
      };
      if (options.ifAvailable && held.has(name)) return resolve(work(null));
      if (options.steal) {
        held.get(name)?.end(new DOMException('stolen', 'AbortError'));
        return run();
      }
      const waiting = { run };
      queues.set(name, [...(queues.get(name) ?? []), waiting]);
      options.signal?.addEventListener('abort', () => {
        const queue = queues.get(name) ?? [];
        if (queue.includes(waiting)) reject(new DOMException('aborted', 'AbortError'));
        queues.set(
          name,
          queue.filter((other) => other !== waiting),
        );
      });
      next(name);
    });
  return { request, query: () => Promise.resolve({}) } as unknown as LockManager;
}

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
