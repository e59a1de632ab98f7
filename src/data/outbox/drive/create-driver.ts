import { later } from '../adapters/later.ts';
import { backOffMs } from '../answer/back-off.ts';
import type { OutboxPorts } from '../ports.ts';
import type { DrainSummary } from '../keep/summary.ts';
import { type Trigger, wakeBy } from '../wake/wake.ts';
import { createWaker } from '../wake/waker.ts';
import { hurry, onContractNumber, onEpoch } from '../../client/http.ts';
import { noteEpoch } from '../answer/epoch.ts';
import { releaseNewer } from '../answer/newer.ts';
import { isCheckDue } from '../send/verify-sent.ts';

/** Storage that refuses now may come back. */
const STORAGE_RETRY_MS = 60_000;
/** Refusals in a row after which a storage that closes is not opened again at once. */
const RESTS_AFTER = 3;

/** Hears when the database of the outbox is open, and when it was closed or could not be opened. */
export interface DatabaseWatcher {
  opened(): void;
  closed(): void;
}

/**
 * Answers what sends all that is due: one drain at a time per page or worker, calls meanwhile coalesce. Safe to call at
 * any time, offline too, and never rejects: where the device's storage refuses, the summary is empty and asks to come back.
 * `watch` tells of the database; `note` hears of each drain what it left behind; `undefined` where the storage refused.
 */
export function createDriver(
  ports: OutboxPorts,
  watch: (watcher: DatabaseWatcher) => void,
  note?: (summary: DrainSummary | undefined) => void,
): (trigger: Trigger) => Promise<DrainSummary> {
  const waker = createWaker(ports);
  let refusals = 0;
  let lastRefusal: unknown;
  let callOff: (() => void) | undefined;
  let heardEpoch: string | undefined;
  let heeding: Promise<void> = Promise.resolve();

  async function wake(trigger: Trigger): Promise<DrainSummary> {
    if (wakeBy(trigger, 0).isForAll) hurry();
    // What an answer has just said of the server's database counts for this drain.
    await heeding;
    try {
      const summary = await waker.wake(trigger);
      refusals = 0;
      callOff?.();
      note?.(summary);
      return summary;
    } catch (error) {
      // Once for all who asked for the same drain.
      if (error !== lastRefusal) {
        refusals += 1;
        note?.(undefined);
      }
      lastRefusal = error;
      console.warn('outbox', error);
      return { sent: 0, waiting: 0, needsYou: 0, nextAt: ports.clock.now() + STORAGE_RETRY_MS };
    }
  }

  onContractNumber((number) => {
    void releaseNewer(ports, number).then(
      (isAny) => void (isAny && wake('message')),
      // The next answer says it again.
      () => undefined,
    );
  });
  // A database that lost what it had kept is asked at once what it lost, though nothing waits to be sent.
  onEpoch((epoch) => {
    if (epoch === heardEpoch) return;
    heardEpoch = epoch;
    heeding = heed(epoch).catch(() => {
      // Its next answer says it again.
      heardEpoch = undefined;
    });
  });
  async function heed(epoch: string): Promise<void> {
    await noteEpoch(ports, epoch);
    if (await isCheckDue(ports, true)) void wake('message');
  }
  let wasOpen = false;
  const opened = () => {
    wasOpen = true;
  };
  // Cleared or broken while it was open: what is gone may still lie in its second copy. An opening that is refused closes
  // too: to try again at once would never end.
  const closed = () => {
    if (!wasOpen) return;
    wasOpen = false;
    waker.distrustStorage();
    callOff?.();
    // One that opens each time, and then refuses, is asked ever more seldom.
    if (refusals < RESTS_AFTER) void wake('start');
    else callOff = later(() => void wake('start'), backOffMs(refusals - RESTS_AFTER, ports.random));
  };
  watch({ opened, closed });
  return wake;
}
