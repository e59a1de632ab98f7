// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fc } from '../../../../tests/support/property.ts';
import { backOffMs, hasCome } from './back-off.ts';
import type { OutboxItem } from '../item.ts';
import { planBatch, PLANNED_BATCH_BYTES } from '../send/plan-batch.ts';
import { RETRY_AFTER_CAP_MS, retryAfterMs } from './retry-after.ts';
import { afterFailure, afterSuccess, firstWindow } from '../send/window.ts';

const MINUTE = 60_000;

describe('retryAfterMs', () => {
  const date = 'Tue, 01 Jan 2030 00:00:00 GMT';
  it.each([
    ['7', 7000],
    [' 120 ', 120_000],
    ['0', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['soon', undefined],
    ['', undefined],
    ['999999999999999999999', RETRY_AFTER_CAP_MS],
    ['Tue, 01 Jan 2030 00:02:00 GMT', 120_000],
    ['Tue, 01 Jan 2030 09:00:00 GMT', RETRY_AFTER_CAP_MS],
    ['Mon, 31 Dec 2029 23:00:00 GMT', undefined],
  ])('reads %j', (header, waitMs) => {
    expect(retryAfterMs(header, date, 0)).toBe(waitMs);
  });

  it('falls back on the device clock, and to nothing', () => {
    expect(retryAfterMs('Tue, 01 Jan 2030 00:00:10 GMT', undefined, Date.parse(date))).toBe(10_000);
    expect(retryAfterMs(undefined, date, 0)).toBeUndefined();
  });

  it('is never more than the cap', () => {
    fc.assert(fc.property(fc.string(), (header) => (retryAfterMs(header, date, 0) ?? 1) <= RETRY_AFTER_CAP_MS));
  });
});

describe('back-off', () => {
  it('grows by steps and stays within a fifth of them', () => {
    const steps = [0, 1, 2, 3, 4, 5, 99].map((failures) => backOffMs(failures, { next: () => 0 }));
    expect(steps).toEqual([2000, 5000, 15_000, MINUTE, 5 * MINUTE, 5 * MINUTE, 5 * MINUTE]);
    expect(backOffMs(4, { next: () => 0.999_999 })).toBe(6 * MINUTE);
    expect(backOffMs(0, { next: () => 0 }, 1000)).toBe(1000);
  });

  it('takes a time far ahead for a clock that jumped', () => {
    expect(hasCome(1000, 1000)).toBe(true);
    expect(hasCome(1001, 1000)).toBe(false);
    expect(hasCome(15 * MINUTE, 0)).toBe(false);
    expect(hasCome(20 * MINUTE + 1, 0)).toBe(true);
  });
});

describe('window', () => {
  /** Sizes of the requests that empty a long queue over a link of this round trip and this many milliseconds for each item. */
  function sizes(rttMs: number, itemMs: number): number[] {
    const sent: number[] = [];
    for (let window = firstWindow; sent.length < 5;) {
      sent.push(window.size);
      window = afterSuccess(window, window.size, rttMs + window.size * itemMs);
    }
    return sent;
  }

  it('grows at once where the round trip is all that takes time', () => {
    expect(sizes(2, 0.1)).toEqual([1, 32, 1000, 1000, 1000]);
    expect(sizes(600, 0.3)).toEqual([1, 32, 1000, 1000, 1000]);
  });

  it('never grows beyond what a slow link carries in its time limit', () => {
    for (const [rttMs, itemMs] of [
      [600, 110],
      [1500, 700],
      [5000, 3000],
      [100, 14_000],
    ] as const) {
      for (const size of sizes(rttMs, itemMs)) expect(rttMs + size * itemMs).toBeLessThan(30_000);
    }
    expect(sizes(600, 110).at(-1)).toBeGreaterThan(100);
  });

  it('begins with one again after a failure and stays below half of what failed until that goes well', () => {
    const failed = afterFailure(firstWindow, 400);
    expect(failed).toMatchObject({ size: 1, ceiling: 200 });
    const again = afterSuccess(afterSuccess(failed, 1, 10), 32, 10);
    expect(again.size).toBe(200);
    expect(afterSuccess(again, 200, 10).ceiling).toBe(400);
  });

  it('learns nothing about size from one item that fails', () => {
    expect(afterSuccess(afterFailure(firstWindow, 1), 1, 10).size).toBe(32);
  });
});

describe('planBatch', () => {
  const rows = (sizes: { bytes: number; suspectOf?: number }[]) =>
    sizes.map((size, index) => ({ ...size, id: String(index) }) as OutboxItem);

  it('keeps order, window, bytes and suspects apart, and always takes at least one', () => {
    const sizes = { bytes: fc.integer({ min: 2, max: 600_000 }), suspectOf: fc.integer({ min: 1, max: 40 }) };
    const item = fc.record(sizes, { requiredKeys: ['bytes'] });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 60 }), fc.integer({ min: 1, max: 50 }), (drawn, window) => {
        const due = rows(drawn);
        const batch = planBatch(due, window);
        expect(batch.length).toBeLessThanOrEqual(window);
        expect(batch.length > 0).toBe(due.length > 0);
        expect(batch[0]).toBe(due[0]);
        expect(due.filter((row) => batch.includes(row))).toEqual(batch);
        expect(new Set(batch.map(({ suspectOf }) => suspectOf === undefined)).size).toBeLessThanOrEqual(1);
        for (const { suspectOf = Infinity } of batch)
          expect(batch.length).toBeLessThanOrEqual(Math.max(1, suspectOf / 2));
        const bytes = batch.reduce((sum, row) => sum + row.bytes, 0);
        expect(batch.length === 1 || bytes <= PLANNED_BATCH_BYTES).toBe(true);
      }),
    );
  });
});
