import { capabilitiesAddress } from '../contract/calls/outbox-address.ts';
import { request } from '../src/data/client/http.ts';
import { workerPorts } from '../src/data/outbox/adapters/worker-ports.ts';
import { readEpochs } from '../src/data/outbox/answer/epoch.ts';
import type { DrainSummary } from '../src/data/outbox/keep/summary.ts';
import { wake, type Trigger } from '../src/data/outbox/drive/worker-driver.ts';
import { syncTag } from '../src/worker-messages.ts';
import { showUnsentOnBadge } from './badge.ts';

declare const self: ServiceWorkerGlobalScope & { readonly registration: { readonly sync?: SyncManager } };

/** Milliseconds for a question whose answer is a few hundred bytes. */
const ASKING_MS = 15_000;

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

/**
 * After a push or a tap, with perhaps no page to come back to what still waits: the browser is asked to. Where nothing was to be sent the
 * server is asked all the same: it may have lost what this phone sent long ago, and each of its answers says so. Never rejects.
 */
export async function drainBySelf(): Promise<void> {
  let { sent, waiting } = await drain('push');
  if (sent + waiting === 0 && (await isServerKnown())) {
    await request({ ...capabilitiesAddress, timeLimitMs: ASKING_MS });
    ({ waiting } = await drain('push'));
  }
  if (waiting > 0) await self.registration.sync?.register(syncTag).catch(() => undefined);
}

/** Has our server confirmed anything? Another host is asked nothing. */
async function isServerKnown(): Promise<boolean> {
  return (await workerPorts.store.read(readEpochs).catch(() => undefined))?.seen !== undefined;
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
