import type { Dexie } from 'dexie';

/** iOS drops connections in the background, a cleared site closes them: these name it. */
const LOST_CONNECTION = new Set(['InvalidStateError', 'UnknownError', 'DatabaseClosedError']);

/** Runs `work`; when the connection turns out lost, opens it anew and runs `work` once more. */
export async function withReopen<Value>(db: Dexie, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!isLostConnection(error)) throw error;
    db.close({ disableAutoOpen: false });
    await db.open();
    return work();
  }
}

function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (LOST_CONNECTION.has(error.name)) return true;
  return 'inner' in error && error.inner instanceof Error && LOST_CONNECTION.has(error.inner.name);
}
