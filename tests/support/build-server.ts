import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isBuilt, stamp } from '../../scripts/lib/build.mjs';
import { projectRoot } from '../../server/project-root.ts';

/** Once before all server tests: those that start the real process run what the sources say now. */
export default function buildServer(): void {
  if (isBuilt()) return;
  // What lies there then is no longer what the last build made.
  rmSync(stamp, { force: true });
  const root = projectRoot();
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const emit = ['--noEmit', 'false', '--outDir', join(root, 'build'), '--rootDir', root];
  execFileSync(process.execPath, [compiler, '-p', join(root, 'server', 'tsconfig.json'), ...emit]);
}
