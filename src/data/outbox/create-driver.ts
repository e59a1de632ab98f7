import { outboxDb } from '../db.ts';
import type { OutboxPorts } from './ports.ts';
import type { DrainSummary } from './summary.ts';
import { isOutboxUnreadable, noteOutbox } from './unreadable.ts';
import type { Trigger } from './wake.ts';
import { createWaker } from './waker.ts';

/** Storage that refuses now may come back. */
const STORAGE_RETRY_MS = 60_000;

/**
 * Answers what sends all that is due: one drain at a time per page or worker, calls meanwhile coalesce. Safe to call at
 * any time, offline too, and never rejects: where the device's storage refuses, the summary is empty and asks to come back.
 */
export function createDriver(ports: OutboxPorts): (trigger: Trigger) => Promise<DrainSummary> {
  const waker = createWaker(ports);

  let lastRefusal: unknown;

  async function wake(trigger: Trigger): Promise<DrainSummary> {
    try {
      const summary = await waker.wake(trigger);
      noteOutbox(false);
      return summary;
    } catch (error) {
      // Once for all who asked for the same drain.
      if (error !== lastRefusal) noteOutbox(true);
      lastRefusal = error;
      console.warn('outbox unreadable', error);
      return { sent: 0, waiting: 0, needsYou: 0, nextAt: ports.clock.now() + STORAGE_RETRY_MS };
    }
  }

  let wasOpen = false;
  const noteOpen = () => {
    wasOpen = true;
  };
  outboxDb.on('ready', noteOpen, true);
  // Cleared or broken while it was open: what is gone may still lie in its second copy. An opening that is refused closes
  // too: to try again at once would never end.
  outboxDb.on('close', () => {
    if (!wasOpen) return;
    wasOpen = false;
    waker.distrustStorage();
    // One that opens each time, and then refuses, is left to the next trigger.
    if (!isOutboxUnreadable()) void wake('start');
  });
  return wake;
}
