import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { inProject, root } from './project.mjs';

/**
 * Builds the product, and a rig of tests/ into one file, and runs that with these arguments. Resolves with its exit code.
 * @param {'power' | 'cluster'} name Folder below tests/ that holds its main.ts.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
export async function runRig(name, args, env = process.env) {
  await build();
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({ input: inProject(`tests/${name}/main.ts`), platform: 'node', external: /^[^./]/ });
  const file = inProject(`build/${name}/main.js`);
  await bundle.write({ file, format: 'esm' });
  const child = spawn(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit', env });
  // The child ends and removes what it started; it hears of Ctrl+C by itself, and of the rest from us.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}
