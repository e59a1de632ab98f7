import { drain } from './drain.ts';
import type { OutboxPorts } from './ports.ts';
import type { DrainSummary } from './summary.ts';
import { type Trigger, type Wake, wakeBy } from './wake.ts';

/**
 * One drain at a time per page or worker. A call during a drain is not lost: one more drain follows for all
 * such calls together, and each caller gets the summary of a drain that began after its call.
 */
export function createWaker(ports: OutboxPorts): (trigger: Trigger) => Promise<DrainSummary> {
  let running: Promise<DrainSummary> | undefined;
  let next: { wake: Wake; done: Promise<DrainSummary> } | undefined;

  function start(wake: Wake): Promise<DrainSummary> {
    const current = drain(ports, wake).finally(() => {
      if (running === current) running = undefined;
    });
    running = current;
    return current;
  }

  return (trigger) => {
    const wake = wakeBy(trigger, ports.clock.now());
    if (next) {
      next.wake.at = wake.at;
      next.wake.isForced ||= wake.isForced;
      return next.done;
    }
    if (!running) return start(wake);
    const startNext = () => {
      next = undefined;
      return start(wake);
    };
    next = { wake, done: running.then(startNext, startNext) };
    return next.done;
  };
}
