import type { OutboxLocks } from '../ports.ts';

/** Web Locks: shared by all pages and the worker of the origin, and freed by the browser when their holder dies. */
export function webLocks(manager: LockManager): OutboxLocks {
  return {
    exclusive: (name, stealAfterMs, work) => exclusive(manager, name, stealAfterMs, work),
    tryHold: (name) => tryHold(manager, name),
  };
}

async function exclusive<Value>(
  manager: LockManager,
  name: string,
  stealAfterMs: number,
  work: () => Promise<Value>,
): Promise<Value> {
  let working: Promise<Value> | undefined;
  const start = () => (working = work());
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), stealAfterMs);
  const startInTime = () => {
    clearTimeout(timer);
    return start();
  };
  try {
    return await manager.request(name, { signal: patience.signal }, startInTime);
  } catch (error) {
    // Work that began goes on even if the lock is stolen from under it; only its own failure counts.
    if (working) return await working;
    if (!patience.signal.aborted) throw error;
    return await manager
      .request(name, { steal: true }, start)
      .catch((stolen: unknown) => working ?? Promise.reject(stolen));
  } finally {
    clearTimeout(timer);
  }
}

function tryHold(manager: LockManager, name: string): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    const held = manager.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(undefined);
      return new Promise<void>((release) => resolve(release));
    });
    held.catch(reject);
  });
}
