import { spawn } from 'node:child_process';
import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../server/project-root.ts';
import { buildAt, type CopiedBuild } from './copied-build.ts';

/** What the app is made of, and the built server that serves it. */
const PARTS = [
  'package.json',
  'index.html',
  'vite.config.ts',
  'tsconfig.base.json',
  'contract',
  'src',
  'sw',
  'public',
  'scripts/lib',
  'build/server',
];

/** The app built for a server of another origin, whose people call 112, in a folder of its own. Throws with the build's words where it refuses. */
export async function buildForHost(apiHost: string, pushKeys = {}): Promise<CopiedBuild> {
  const root = await mkdtemp(join(tmpdir(), 'relay-build-for-'));
  const build = buildAt(root);
  for (const part of PARTS) await cp(join(projectRoot(), part), join(root, part), { recursive: true });
  await symlink(join(projectRoot(), 'node_modules'), join(root, 'node_modules'), 'dir');
  const { code, output } = await runVite(root, apiHost, pushKeys);
  if (code === 0) return build;
  await build.remove();
  throw new Error(output);
}

function runVite(root: string, apiHost: string, pushKeys: object): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      NO_COLOR: '1',
      VITE_API_HOST: apiHost,
      VITE_PUSH_KEYS: JSON.stringify(pushKeys),
      VITE_EMERGENCY_NUMBER: '112',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}
