import { workerPorts } from '../src/data/outbox/adapters/worker-ports.ts';
import { PUSH_CHANGED_KEY } from '../src/data/outbox/accounts/session.ts';

/**
 * The push service gives this phone another address, or none. Only a page can register anew (with Firebase it takes code that the worker
 * does not have): the next one that opens does. Never rejects.
 */
export function onSubscriptionChange(): Promise<void> {
  return workerPorts.store.write((transaction) => transaction.putMeta(PUSH_CHANGED_KEY, true)).catch(() => undefined);
}
