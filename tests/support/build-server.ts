import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../../server/project-root.ts';

/** Once before all server tests: those that start the real process run what the sources say now. */
export default function buildServer(): void {
  const root = projectRoot();
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const emit = ['--noEmit', 'false', '--outDir', join(root, 'build'), '--rootDir', root];
  execFileSync(process.execPath, [compiler, '-p', join(root, 'server', 'tsconfig.json'), ...emit]);
}
