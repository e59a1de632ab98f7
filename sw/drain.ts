import { wake, type Trigger } from '../src/data/outbox/driver.ts';
import { syncTag } from '../src/worker-messages.ts';
import { showUnsentOnBadge } from './badge.ts';

/** Drains the outbox with the very engine that the page has. */
export async function drain(trigger: Trigger): Promise<{ waiting: number }> {
  const summary = await wake(trigger);
  await showUnsentOnBadge();
  return summary;
}

/**
 * Background Sync: rejects while items wait for the network or the server, so that the browser comes
 * again (about three times, in Chromium only: a hint, never the mechanism). Other tags are not ours.
 */
export function drainOnSync(tag: string): Promise<void> | undefined {
  if (tag !== syncTag) return undefined;
  return drain('sync').then(({ waiting }) => {
    if (waiting > 0) throw new Error(`${waiting} waiting`);
  });
}
