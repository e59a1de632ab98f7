import { rmSync } from 'node:fs';
import { buildServer, isBuilt, stamp } from '../../scripts/lib/build.mjs';

/** Once before all server tests: those that start the real process run what the sources say now. */
export default async function buildOnce(): Promise<void> {
  if (isBuilt()) return;
  // What lies there then is no longer what the last build made.
  rmSync(stamp, { force: true });
  await buildServer();
}
