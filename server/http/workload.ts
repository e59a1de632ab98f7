import { limits } from '../../contract/limits.ts';

/** How much this process takes in at once. */
export interface WorkloadRules {
  /** Bytes of bodies in memory as they came, being received or waiting or being worked on. */
  receivedBytes: number;
  /** Of those, what one network may have: a few slow senders of large bodies must not keep everybody else out. */
  networkBytes: number;
  /** Bytes, unpacked, of batches that are worked on at once. */
  workedBytes: number;
  /** Milliseconds that a batch may wait for its turn: longer and its sender has given up. */
  waitMs: number;
}

/** One request's part of it. */
export interface Held {
  /** That many bytes of its body have come. False: there is no room for them. */
  add(bytes: number): boolean;
  /**
   * Waits until a body of so many bytes may be unpacked and worked on, in the order of asking; what it had before is given back.
   * False: it would come too late, or, having waited, for nobody.
   */
  turn(bytes: number): Promise<boolean>;
  /** Gives everything back. */
  end(): void;
}

export interface Workload {
  /**
   * `isGone`: has its sender hung up? Asked only of one that had to wait: what came whole while there is room is kept all the same.
   */
  hold(network: string, isGone: () => boolean): Held;
}

export const workloadRules: WorkloadRules = {
  receivedBytes: 48 * 1024 * 1024,
  networkBytes: 12 * 1024 * 1024,
  // One of the largest batches: parsed, checked and written out it takes some twenty times as much for a moment. Of the usual ones
  // there are dozens, more than the database takes at once.
  workedBytes: limits.batchBytes,
  waitMs: 10_000,
};

/** What the smallest batch counts as: its statements cost more than its bytes say. */
const LEAST = 16 * 1024;

interface Waiting {
  bytes: number;
  begin(): void;
}

/** Bodies that come faster than they can be worked on wait packed, and are refused before they fill the memory. */
export function makeWorkload(rules: WorkloadRules = workloadRules): Workload {
  const { receivedBytes, networkBytes, workedBytes, waitMs } = rules;
  let received = 0;
  const receivedFrom = new Map<string, number>();
  let worked = 0;
  // In the order of asking; a Set, so that one that has waited too long leaves from the middle.
  const queue = new Set<Waiting>();

  /** Whoever is first waits for room for itself: smaller ones do not overtake it for ever. */
  const beginNext = () => {
    for (const waiting of queue) {
      if (worked + waiting.bytes > workedBytes) return;
      queue.delete(waiting);
      waiting.begin();
    }
  };

  const wait = (bytes: number) =>
    new Promise<boolean>((resolve) => {
      const late = setTimeout(() => {
        queue.delete(waiting);
        resolve(false);
        beginNext();
      }, waitMs);
      const waiting = {
        bytes,
        begin() {
          clearTimeout(late);
          worked += bytes;
          resolve(true);
        },
      };
      queue.add(waiting);
    });

  return {
    hold(network, isGone) {
      const own = { received: 0, worked: 0 };
      const endWork = () => {
        worked -= own.worked;
        own.worked = 0;
        beginNext();
      };
      return {
        add(bytes) {
          const ofNetwork = receivedFrom.get(network) ?? 0;
          if (received + bytes > receivedBytes || ofNetwork + bytes > networkBytes) return false;
          received += bytes;
          own.received += bytes;
          receivedFrom.set(network, ofNetwork + bytes);
          return true;
        },
        async turn(bytes) {
          endWork();
          const weight = Math.min(Math.max(bytes, LEAST), workedBytes);
          if (queue.size === 0 && worked + weight <= workedBytes) {
            worked += weight;
            own.worked = weight;
            return true;
          }
          if (!(await wait(weight))) return false;
          own.worked = weight;
          if (!isGone()) return true;
          endWork();
          return false;
        },
        end() {
          received -= own.received;
          const left = (receivedFrom.get(network) ?? 0) - own.received;
          if (left > 0) receivedFrom.set(network, left);
          else receivedFrom.delete(network);
          own.received = 0;
          endWork();
        },
      };
    },
  };
}
