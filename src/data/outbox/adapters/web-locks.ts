import { onPutAway, untilShown } from '../../put-away.ts';
import type { OutboxLocks } from '../ports.ts';

/** How long who says goodbye may take to be gone, on a phone with much else to do. */
const LEAVING_MS = 3_000;

/**
 * Web Locks: shared by all pages and the worker of the origin, and freed by the browser when their holder dies. A page
 * that is put away does not die: what it holds or is granted then, Firefox leaves with it, and all others wait.
 */
export function webLocks(manager: LockManager): OutboxLocks {
  return {
    isHeldByPages: true,
    exclusive: (name, stealAfterMs, work) => exclusive(manager, name, stealAfterMs, work),
    async tryHold(name, isLeft = false) {
      const shown = untilShown();
      if (shown) await shown;
      return tryHold(manager, name, isLeft);
    },
  };
}

async function exclusive<Value>(
  manager: LockManager,
  name: string,
  stealAfterMs: number,
  work: () => Promise<Value>,
): Promise<Value> {
  // Without a tick between the look and the asking: the page may be put away in it.
  const shown = untilShown();
  if (shown) await shown;
  let working: Promise<Value> | undefined;
  const hold = openHold(stealAfterMs);
  const start = () => {
    hold.begin();
    return Promise.race([(working = work()), hold.untilPutAway]);
  };
  try {
    await manager.request(name, { signal: hold.patience }, start).catch((error: unknown) => {
      if (!hold.patience.aborted) throw error;
      return hold.isPutAway() ? undefined : manager.request(name, { steal: true }, start);
    });
  } catch (error) {
    // Work that began goes on even if the lock is stolen from under it; only its own failure counts.
    if (!working) throw error;
  } finally {
    hold.end();
  }
  // A page that was put away before its turn came asks again.
  return working ?? exclusive(manager, name, stealAfterMs, work);
}

/** One wait for a lock: it ends in patience, or with the page being put away, which also ends the holding of the lock. */
function openHold(patienceMs: number) {
  const impatient = new AbortController();
  const timer = setTimeout(() => impatient.abort(), patienceMs);
  let isPutAway = false;
  let forget = () => {};
  const untilPutAway = new Promise<void>((resolve) => {
    forget = onPutAway(() => {
      isPutAway = true;
      impatient.abort();
      resolve();
    });
  });
  return {
    patience: impatient.signal,
    untilPutAway,
    isPutAway: () => isPutAway,
    begin: () => clearTimeout(timer),
    end() {
      clearTimeout(timer);
      forget();
    },
  };
}

function tryHold(manager: LockManager, name: string, isLeft: boolean): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    const patience = new AbortController();
    const timer = isLeft ? setTimeout(() => patience.abort(), LEAVING_MS) : undefined;
    const options = isLeft ? { signal: patience.signal } : { ifAvailable: true };
    const held = manager.request(name, options, (lock) => {
      clearTimeout(timer);
      if (!lock) return resolve(undefined);
      return new Promise<void>((release) => resolve(release));
    });
    held.catch((error: unknown) => (patience.signal.aborted ? resolve(undefined) : reject(error as Error)));
  });
}
