import type { DrainSummary } from '../src/data/outbox/keep/summary.ts';
import { wake, type Trigger } from '../src/data/outbox/drive/worker-driver.ts';
import { syncTag } from '../src/worker-messages.ts';
import { showUnsentOnBadge } from './badge.ts';

declare const self: ServiceWorkerGlobalScope & { readonly registration: { readonly sync?: SyncManager } };

/** In no TypeScript library, like its event. */
interface SyncManager {
  register(tag: string): Promise<void>;
}

/** Drains the outbox with the very engine that the page has. */
export async function drain(trigger: Trigger): Promise<DrainSummary> {
  const summary = await wake(trigger);
  await showUnsentOnBadge();
  return summary;
}

/** After a push or a tap, with perhaps no page to come back to what still waits: the browser is asked to. Never rejects. */
export async function drainBySelf(): Promise<void> {
  const { waiting } = await drain('push');
  if (waiting > 0) await self.registration.sync?.register(syncTag).catch(() => undefined);
}

/**
 * Background Sync: rejects while items wait for the network or the server, not only for their owner, so that the browser comes
 * again (about three times, in Chromium only: a hint, never the mechanism). Other tags are not ours.
 */
export function drainOnSync(tag: string): Promise<void> | undefined {
  if (tag !== syncTag) return undefined;
  return drain('sync').then(({ waiting, nextAt }) => {
    if (waiting > 0 && nextAt !== undefined) throw new Error(`${waiting} waiting`);
  });
}

/** Periodic Background Sync comes again by itself, so what still waits is no failure. */
export function drainOnPeriodicSync(tag: string): Promise<unknown> | undefined {
  return tag === syncTag ? drain('sync') : undefined;
}
