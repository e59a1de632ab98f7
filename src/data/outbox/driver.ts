import { devicePorts } from './adapters/device-ports.ts';
import { createDriver } from './create-driver.ts';

export type { DrainSummary } from './summary.ts';
export type { Trigger } from './wake.ts';

/** The page's driver. */
export const wake = createDriver(devicePorts);
