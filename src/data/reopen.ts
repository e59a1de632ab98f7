import type { Dexie } from 'dexie';
import { errorNames } from './error-names.ts';
import { untilShown } from './put-away.ts';

/** iOS drops connections in the background, a cleared site closes them: these name it. */
const LOST_CONNECTION = new Set(['InvalidStateError', 'UnknownError', 'DatabaseClosedError']);

/**
 * Runs `work`, and once more where the connection turns out lost, which is then opened anew. In a page that is put away
 * nothing begins: that waits until the page is shown again, and so does what was cut off (`let-go-when-put-away.ts`).
 */
export async function withReopen<Value>(db: Dexie, work: () => Promise<Value>): Promise<Value> {
  // Not one tick later than need be: a page that goes for good may still have its last write.
  const shown = untilShown();
  if (shown) await shown;
  try {
    return await work();
  } catch (error) {
    const isLost = isLostConnection(error);
    if (!isLost && !isCutOff(error)) throw error;
    await untilShown();
    if (isLost) {
      db.close({ disableAutoOpen: false });
      await db.open();
    }
    return work();
  }
}

/** Is it to be opened anew before it is of use again? */
export function isLostConnection(error: unknown): boolean {
  return errorNames(error).some((name) => LOST_CONNECTION.has(name));
}

/** Aborted by ourselves, for no trouble of the storage, which would be named inside. */
export function isCutOff(error: unknown): boolean {
  const names = errorNames(error);
  return names.length > 0 && names.every((name) => name === 'AbortError');
}
