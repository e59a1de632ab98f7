// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isCostlyLink, isThinLink, onLinkChange } from './link.ts';

class Timing {
  readonly name: string;
  constructor(
    readonly requestStart: number,
    readonly responseStart: number,
    readonly responseEnd: number,
    readonly encodedBodySize: number,
    { transferSize = encodedBodySize + 300, name = `${location.origin}/assets/a.js` } = {},
  ) {
    this.transferSize = transferSize;
    this.name = name;
  }
  readonly transferSize: number;
}

/** Observers of the resources that come, as the platform keeps them. */
const observers = new Set<() => void>();
const observed = () => observers.forEach((tell) => tell());

class Observer {
  constructor(readonly tell: () => void) {}
  observe({ type }: { type: string }): void {
    if (type === 'resource') observers.add(this.tell);
  }
  disconnect(): void {
    observers.delete(this.tell);
  }
}

let timings: Timing[];
let connection: EventTarget & { saveData?: boolean; effectiveType?: string; type?: string };

beforeEach(() => {
  timings = [];
  connection = new EventTarget();
  vi.stubGlobal('PerformanceResourceTiming', Timing);
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'resource' ? (timings as unknown as PerformanceEntryList) : [],
  );
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const quick = () => new Timing(0, 30, 60, 70_000);
/** 400 ms and 400 kbit/s. */
const slow = () => new Timing(0, 420, 1_820, 70_000);

describe('a link is thin', () => {
  it('while nothing is known of it', () => {
    expect(isThinLink()).toBe(true);
    timings = [new Timing(0, 1, 2, 70_000, { transferSize: 0 })];
    expect(isThinLink()).toBe(true);
    timings = [new Timing(0, 1, 2, 70_000, { name: 'https://tile.example.org/1.png' })];
    expect(isThinLink()).toBe(true);
  });

  it('where our own files were slow', () => {
    timings = [slow(), slow()];
    expect(isThinLink()).toBe(true);
    // Small answers say only how long the way is.
    timings = [new Timing(0, 420, 421, 500)];
    expect(isThinLink()).toBe(true);
  });

  it('where its owner saves data, or the browser calls it slow', () => {
    timings = [quick()];
    connection.saveData = true;
    expect(isThinLink()).toBe(true);
    connection.saveData = false;
    for (const effectiveType of ['slow-2g', '2g', '3g']) {
      connection.effectiveType = effectiveType;
      expect(isThinLink()).toBe(true);
    }
  });
});

describe('a link is not thin', () => {
  it('where one file came quickly, however busy the phone was with others', () => {
    timings = [slow(), quick()];
    expect(isThinLink()).toBe(false);
    timings = [new Timing(0, 40, 41, 500)];
    expect(isThinLink()).toBe(false);
  });
});

it('may cost its owner something where it is thin, or mobile data however quick', () => {
  expect(isCostlyLink()).toBe(true);
  timings = [quick()];
  expect(isCostlyLink()).toBe(false);
  connection.type = 'cellular';
  expect([isThinLink(), isCostlyLink()]).toEqual([false, true]);
  connection.type = 'wifi';
  expect(isCostlyLink()).toBe(false);
});

it('tells when it changes, until that is ended', () => {
  const tell = vi.fn();
  const end = onLinkChange(tell);
  connection.dispatchEvent(new Event('change'));
  dispatchEvent(new Event('online'));
  end();
  connection.dispatchEvent(new Event('change'));
  expect(tell).toHaveBeenCalledTimes(2);
});

it('tells when the first answer over it says that it is not thin: an app that came from the phone itself said nothing', () => {
  timings = [new Timing(0, 1, 2, 70_000, { transferSize: 0 })];
  const tell = vi.fn();
  const end = onLinkChange(tell);
  observed();
  expect(tell).not.toHaveBeenCalled();
  timings.push(new Timing(0, 40, 41, 500));
  observed();
  timings.push(quick());
  observed();
  expect(tell).toHaveBeenCalledTimes(1);
  end();
  timings = [];
  observed();
  expect(tell).toHaveBeenCalledTimes(1);
});
