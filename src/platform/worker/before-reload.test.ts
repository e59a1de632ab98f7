import { afterEach, describe, expect, it } from 'vitest';
import { everythingIsKept, onBeforeReload } from './before-reload.ts';

const undo: (() => void)[] = [];

afterEach(() => {
  for (const forget of undo.splice(0)) forget();
});

function keep(keeper: () => Promise<void> | void): void {
  undo.push(onBeforeReload(keeper));
}

describe('everythingIsKept', () => {
  it('runs the keepers one after another, oldest first', async () => {
    const log: string[] = [];
    keep(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      log.push('send is over');
    });
    keep(() => void log.push('draft is written'));
    expect(await everythingIsKept(1_000)).toBe(true);
    expect(log).toEqual(['send is over', 'draft is written']);
  });

  it('is false when one rejects or throws', async () => {
    keep(() => Promise.reject(new Error('disk full')));
    expect(await everythingIsKept(1_000)).toBe(false);
  });

  it('is false when one takes too long', async () => {
    keep(() => new Promise<void>(() => undefined));
    expect(await everythingIsKept(10)).toBe(false);
  });

  it('forgets a keeper that was taken back', async () => {
    onBeforeReload(() => Promise.reject(new Error('gone')))();
    expect(await everythingIsKept(1_000)).toBe(true);
  });
});
