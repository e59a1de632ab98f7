import { devicePorts } from './adapters/device-ports.ts';
import { createDriver } from './create-driver.ts';
import { noteFullness } from './fullness.ts';
import type { DrainSummary } from './summary.ts';
import type { Trigger } from './wake.ts';

export type { DrainSummary } from './summary.ts';
export type { Trigger } from './wake.ts';

const drive = createDriver(devicePorts);

/** The page's driver. Screens learn from it whether the phone has room. */
export async function wake(trigger: Trigger): Promise<DrainSummary> {
  const summary = await drive(trigger);
  noteFullness(summary.isFull === true);
  return summary;
}
