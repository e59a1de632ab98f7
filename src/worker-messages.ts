import * as v from 'valibot';

/**
 * What a page may tell the service worker. A leaf: page code and the worker may import it.
 *
 * SKIP_WAITING  the person wants the new version now (workbox-window's own word)
 * drain         the page is going to sleep with items unsent: go on with them
 * warm          the page is idle: fetch what the install left out
 * version       answer with the revision of the app's page, on the port sent along
 */
export const workerMessageSchema = v.variant('type', [
  v.object({ type: v.literal('SKIP_WAITING') }),
  v.object({ type: v.literal('drain') }),
  v.object({ type: v.literal('warm') }),
  v.object({ type: v.literal('version') }),
]);
export type WorkerMessage = v.InferOutput<typeof workerMessageSchema>;

/** The tag of the Background Sync that asks for a drain. */
export const syncTag = 'outbox';
