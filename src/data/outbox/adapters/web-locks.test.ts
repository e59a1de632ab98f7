// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { fakeLockManager } from '../../../../tests/support/fake-lock-manager.ts';
import { webLocks } from './web-locks.ts';

const manager = fakeLockManager();
/** Others of the origin, whom nobody puts away: what they get is free. */
const isFree = (name: string) => manager.request(name, { ifAvailable: true }, (lock) => lock !== null);

afterEach(() => turn('pageshow'));

it('gives the lock up when its page is put away, and the work goes on', async () => {
  let finish: (value: string) => void = () => undefined;
  const working = webLocks(manager).exclusive('x', 10_000, () => new Promise<string>((done) => (finish = done)));
  await expect.poll(() => isFree('x')).toBe(false);
  turn('pagehide');
  await expect.poll(() => isFree('x')).toBe(true);
  finish('late');
  expect(await working).toBe('late');
});

it('does not wait for a lock while its page is put away', async () => {
  let release: () => void = () => undefined;
  void manager.request('x', {}, () => new Promise<void>((done) => (release = done)));
  const work = vi.fn(async () => 'done');
  const waiting = webLocks(manager).exclusive('x', 10_000, work);
  turn('pagehide');
  release();
  await expect.poll(() => isFree('x')).toBe(true);
  expect(work).not.toHaveBeenCalled();
  turn('pageshow');
  expect(await waiting).toBe('done');
});

it('asks for nothing while its page is put away', async () => {
  const locks = webLocks(manager);
  turn('pagehide');
  const work = vi.fn(async () => 'done');
  const waiting = locks.exclusive('x', 10_000, work);
  const held = locks.tryHold('draft:1');
  await new Promise((resume) => setTimeout(resume, 20));
  expect(work).not.toHaveBeenCalled();
  expect(await isFree('draft:1')).toBe(true);
  turn('pageshow');
  expect(await waiting).toBe('done');
  expect(await held).toBeDefined();
});

function turn(type: 'pagehide' | 'pageshow'): void {
  globalThis.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
}
