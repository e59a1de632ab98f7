import { sha256Text } from './facts.ts';
import { Prng } from './prng.ts';

interface Event {
  at: number;
  order: number;
  run(): void;
}

/** No history of ours comes near; a loop without a wait does. */
const RUNAWAY = 200_000;

/** Virtual time, one source of chance, and the trace of one history. */
export class World {
  /** Milliseconds since the history began. */
  now = 0;
  readonly prng: Prng;
  readonly trace: string[] = [];
  /** The first invariant that did not hold. Kept, not thrown: code under test might swallow it. */
  violation: string | undefined;
  readonly #keepsTrace: boolean;
  #heap: Event[] = [];
  #order = 0;
  #held: Promise<void>[] = [];

  constructor(seed: number, keepsTrace: boolean) {
    this.prng = new Prng(seed);
    this.#keepsTrace = keepsTrace;
  }

  after(delayMs: number, run: () => void): void {
    this.#push({ at: this.now + Math.max(0, delayMs), order: this.#order++, run });
  }

  /** Virtual time stands still until this real work is done, and all that it sets off. */
  hold(work: Promise<void>): void {
    this.#held.push(work);
  }

  note(text: string): void {
    if (this.#keepsTrace) this.trace.push(`${this.now} ${text}`);
  }

  /** The same seed must give the same text here. */
  traceHash(): string {
    return sha256Text(this.trace.join('\n'));
  }

  assert(holds: boolean, invariant: string, detail: () => string): void {
    if (!holds) this.violation ??= `${invariant}: ${detail()}`;
  }

  /** Runs events up to and including virtual time `until`, all promise jobs between any two; stops at a violation. */
  async runUntil(until: number): Promise<void> {
    await this.#quiet();
    for (let event = this.#heap[0]; event && event.at <= until && !this.violation; event = this.#heap[0]) {
      this.#pop();
      this.now = event.at;
      this.assert(this.#order < RUNAWAY, 'I12', () => `${RUNAWAY} things happened in one history`);
      event.run();
      await this.#quiet();
    }
    this.now = Math.max(this.now, until);
  }

  async #quiet(): Promise<void> {
    await promiseJobs();
    while (this.#held.length > 0) {
      await Promise.all(this.#held.splice(0));
      await promiseJobs();
    }
  }

  #push(event: Event): void {
    const heap = this.#heap;
    let index = heap.push(event) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (isBefore(heap[parent]!, event)) break;
      heap[index] = heap[parent]!;
      index = parent;
    }
    heap[index] = event;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop()!;
    if (heap.length === 0) return;
    let index = 0;
    for (;;) {
      let child = index * 2 + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child += 1;
      if (isBefore(last, heap[child]!)) break;
      heap[index] = heap[child]!;
      index = child;
    }
    heap[index] = last;
  }
}

function isBefore(a: Event, b: Event): boolean {
  return a.at < b.at || (a.at === b.at && a.order < b.order);
}

/** `nextTick` called from a promise job runs when all promise jobs are done. */
function promiseJobs(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}
