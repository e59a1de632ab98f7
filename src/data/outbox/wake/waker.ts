import { hasCome } from '../answer/back-off.ts';
import { compareWithMirror } from '../keep/compare.ts';
import { drain } from '../send/drain.ts';
import type { OutboxPorts } from '../ports.ts';
import type { DrainSummary } from '../keep/summary.ts';
import { noneUnnoted } from '../send/turn.ts';
import { type Trigger, type Wake, wakeBy } from './wake.ts';

/** A browser may have no place for second copies at all, or one that hangs: it is asked no more often than this. */
const COMPARE_AGAIN_MS = 60_000;

export interface Waker {
  wake(trigger: Trigger): Promise<DrainSummary>;
  /** Something happened to the phone's storage: the next drain first compares it with the second copies. */
  distrustStorage(): void;
}

/**
 * One drain at a time per page or worker. A call during a drain is not lost: one more drain follows for all
 * such calls together, and each caller gets the summary of a drain that began after its call. The first one
 * compares the outbox with its second copies before it sends.
 */
export function createWaker(ports: OutboxPorts): Waker {
  /** Not before this device time; `undefined` once it is done. */
  let compareAt: number | undefined = 0;
  const unnoted = noneUnnoted();
  let running: Promise<DrainSummary> | undefined;
  let next: { wake: Wake; done: Promise<DrainSummary> } | undefined;

  function start(wake: Wake): Promise<DrainSummary> {
    const current = compareOnce()
      .then(() => drain(ports, wake, unnoted))
      .then(withComparison)
      .finally(() => {
        if (running === current) running = undefined;
      });
    running = current;
    return current;
  }

  /** What cannot be compared now is compared before a later drain: sending does not wait for it. */
  async function compareOnce(): Promise<void> {
    if (compareAt === undefined || !hasCome(compareAt, ports.clock.now())) return;
    const again = ports.clock.now() + COMPARE_AGAIN_MS;
    compareAt = await compareWithMirror(ports).then(
      () => undefined,
      () => again,
    );
  }

  /** What could not be compared may hold items that the outbox knows nothing of. */
  function withComparison(summary: DrainSummary): DrainSummary {
    if (compareAt === undefined) return summary;
    return { ...summary, nextAt: Math.min(compareAt, summary.nextAt ?? compareAt) };
  }

  function wake(trigger: Trigger): Promise<DrainSummary> {
    const call = wakeBy(trigger, ports.clock.now());
    if (next) {
      next.wake.at = call.at;
      next.wake.isForced ||= call.isForced;
      next.wake.isForAll ||= call.isForAll;
      return next.done;
    }
    if (!running) return start(call);
    const startNext = () => {
      next = undefined;
      return start(call);
    };
    next = { wake: call, done: running.then(startNext, startNext) };
    return next.done;
  }

  return {
    wake,
    distrustStorage: () => {
      compareAt = 0;
    },
  };
}
