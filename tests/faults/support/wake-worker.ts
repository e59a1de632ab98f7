import type { ChaosProxy } from '../../support/chaos-proxy.ts';
import type { WorkerControl } from '../../support/offline.ts';

/** A Background Sync event of the outbox. */
export async function wakeWorker(workers: WorkerControl, chaos: ChaosProxy): Promise<void> {
  await workers.dispatchSync(chaos.origin, 'outbox');
}
