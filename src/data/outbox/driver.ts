import { devicePorts } from './adapters/device-ports.ts';
import type { DrainSummary } from './summary.ts';
import type { Trigger } from './wake.ts';
import { createWaker } from './waker.ts';

export type { DrainSummary } from './summary.ts';
export type { Trigger } from './wake.ts';

const wakeOutbox = createWaker(devicePorts);
/** Storage that refuses now may come back. */
const STORAGE_RETRY_MS = 60_000;

/**
 * Sends what is due; one drain at a time per page or worker, calls meanwhile coalesce. Safe to call at any time,
 * offline too, and never rejects: where the device's storage refuses, the summary is empty and asks to come back.
 */
export async function wake(trigger: Trigger): Promise<DrainSummary> {
  try {
    return await wakeOutbox(trigger);
  } catch (error) {
    console.warn('the outbox could not be read', error);
    return { sent: 0, waiting: 0, needsYou: 0, nextAt: devicePorts.clock.now() + STORAGE_RETRY_MS };
  }
}
