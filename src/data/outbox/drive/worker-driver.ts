import { workerPorts } from '../adapters/worker-ports.ts';
import { createDriver } from './create-driver.ts';

export type { Trigger } from '../wake/wake.ts';

/** The worker's driver: the very engine that the page has. */
export const wake = createDriver(workerPorts);
