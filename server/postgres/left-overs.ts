import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds after which nobody is at work on it any more: making a database or copying its programs takes seconds. */
export const LEFT_AFTER_MS = 60 * 60 * 1000;

/**
 * Removes the workplaces of starts that were cut off: folders whose names begin so, and that nothing has been put into for so long. What
 * cannot be removed stays, and keeps no start from going on.
 */
export function removeLeftOvers(home: string, prefix: string, untouchedMs: number): void {
  for (const name of readdirSync(home)) {
    const path = join(home, name);
    try {
      if (name.startsWith(prefix) && Date.now() - statSync(path).mtimeMs >= untouchedMs)
        rmSync(path, { recursive: true, force: true });
    } catch {
      // Another start has removed it, or it belongs to another user.
    }
  }
}
