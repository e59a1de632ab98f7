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
   * Waits until a body of so many bytes may be unpacked and worked on; what it had before is given back. The next turn is always that
   * of the network that will have cost least with it, and within a network that of the request that asked first.
   * False: it would come too late, or, having waited, for nobody.
   */
  turn(bytes: number): Promise<boolean>;
  /** That many bytes of it have been unpacked: its network has cost so much more, whatever was said before. */
  cost(bytes: number): void;
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
export const LEAST = 16 * 1024;

interface Waiting {
  bytes: number;
  begin(): void;
}

/** One network. */
interface Line {
  /** Bytes that it has cost, counted from what everybody had cost when it came. */
  cost: number;
  /** In the order of asking; a Set, so that one that has waited too long leaves from the middle. */
  waiting: Set<Waiting>;
  /** Requests that are not ended. */
  held: number;
}

/** Networks of which those are forgotten that cost no more than others. */
const MANY = 4096;

/** Bodies that come faster than they can be worked on wait packed, and are refused before they fill the memory. */
export function makeWorkload(rules: WorkloadRules = workloadRules): Workload {
  const { receivedBytes, networkBytes, workedBytes, waitMs } = rules;
  let received = 0;
  const receivedFrom = new Map<string, number>();
  let worked = 0;
  const lines = new Map<string, Line>();
  const queue = new Set<Line>();
  /** Networks that have requests here. */
  let present = 0;
  /** What a network has cost that got its fair part all the time (the virtual time of weighted fair queueing): one that comes starts there. */
  let fair = 0;

  const isEven = ({ held, cost }: Line) => held === 0 && cost <= fair;

  const lineOf = (network: string): Line => {
    const line = lines.get(network) ?? { cost: fair, waiting: new Set<Waiting>(), held: 0 };
    if (lines.size > MANY) for (const [name, each] of lines) if (isEven(each)) lines.delete(name);
    lines.set(network, line);
    return line;
  };

  const charge = (line: Line, bytes: number) => {
    line.cost += bytes;
    fair += bytes / Math.max(1, present);
  };

  /** What the network will have cost after its next turn. */
  const costAfter = ({ cost, waiting }: Line) => cost + (waiting.values().next().value?.bytes ?? 0);

  const nextLine = (): Line | undefined => {
    let next: Line | undefined;
    for (const line of queue) if (next === undefined || costAfter(line) < costAfter(next)) next = line;
    return next;
  };

  const leave = (line: Line, waiting: Waiting) => {
    line.waiting.delete(waiting);
    if (line.waiting.size === 0) queue.delete(line);
  };

  /** Whoever is next waits for room for itself: smaller ones do not overtake it for ever. */
  const beginNext = () => {
    for (let line = nextLine(); line !== undefined; line = nextLine()) {
      const waiting = line.waiting.values().next().value;
      if (waiting === undefined || worked + waiting.bytes > workedBytes) return;
      leave(line, waiting);
      waiting.begin();
    }
  };

  const take = (line: Line, bytes: number) => {
    worked += bytes;
    charge(line, LEAST);
  };

  const wait = (line: Line, bytes: number) =>
    new Promise<boolean>((resolve) => {
      const late = setTimeout(() => {
        leave(line, waiting);
        resolve(false);
        beginNext();
      }, waitMs);
      const waiting = {
        bytes,
        begin() {
          clearTimeout(late);
          take(line, bytes);
          resolve(true);
        },
      };
      line.waiting.add(waiting);
      queue.add(line);
      // Of what cost more, and waits for more room than there is, it is in front.
      beginNext();
    });

  return {
    hold(network, isGone) {
      const own = { received: 0, worked: 0, isEnded: false };
      const line = lineOf(network);
      line.held += 1;
      if (line.held === 1) present += 1;
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
          // Nobody saves up turns.
          if (line.waiting.size === 0) line.cost = Math.max(line.cost, fair);
          if (queue.size === 0 && worked + weight <= workedBytes) {
            take(line, weight);
            own.worked = weight;
            return true;
          }
          if (!(await wait(line, weight))) return false;
          own.worked = weight;
          if (!isGone()) return true;
          endWork();
          return false;
        },
        cost(bytes) {
          charge(line, bytes);
        },
        end() {
          received -= own.received;
          const left = (receivedFrom.get(network) ?? 0) - own.received;
          if (left > 0) receivedFrom.set(network, left);
          else receivedFrom.delete(network);
          own.received = 0;
          if (!own.isEnded) line.held -= 1;
          if (!own.isEnded && line.held === 0) present -= 1;
          own.isEnded = true;
          // One that has cost more is remembered until others have caught up.
          if (isEven(line)) lines.delete(network);
          endWork();
        },
      };
    },
  };
}
