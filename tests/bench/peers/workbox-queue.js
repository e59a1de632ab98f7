import { Queue } from 'workbox-background-sync';
import { enqueueAll } from './peer-item.js';

// It asks for its worker's registration when it is made; a page has none.
globalThis.registration ??= { scope: `${location.origin}/` };

const queue = new Queue('bench', { forceSyncFallback: true, maxRetentionTime: 7 * 24 * 60, onSync: async () => {} });

/** workbox-background-sync as its documentation shows it: whole requests, replayed one by one. */
globalThis.bench = {
  async enqueue(count) {
    const saves = await enqueueAll(count, ({ id, body }) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': id };
      return queue.pushRequest({ request: new Request('/api/report/', { method: 'POST', headers, body }) });
    });
    return { saves, unsent: await queue.size() };
  },
  async replay() {
    const start = performance.now();
    await queue.replayRequests();
    return { ms: performance.now() - start, unsent: await queue.size() };
  },
};
