import { existsSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { findBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inProject, root } from './lib/project.mjs';
import { Refusal, asCommand } from './lib/say.mjs';

/**
 * npm run power [-- --cuts 20 --only phone|server]: power cuts of phones and servers on disks in files (tests/power).
 * Needs root on Linux, for loop devices. Never part of `npm test`.
 */
await asCommand(async () => {
  const args = checkedArguments();
  requireLoopDevices();
  await ensureInstalled();
  const env = { ...process.env, CHROMIUM_PATH: await findBrowser() };
  await build();
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({ input: inProject('tests/power/main.ts'), platform: 'node', external: /^[^./]/ });
  const file = inProject('build/power/main.js');
  await bundle.write({ file, format: 'esm' });
  const child = spawn(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit', env });
  // The child unmounts its disks; it hears of Ctrl+C by itself, and of the rest from us.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
});

function checkedArguments() {
  const { values } = parseArgs({ options: { cuts: { type: 'string', default: '20' }, only: { type: 'string' } } });
  if (!/^[1-9]\d*$/.test(values.cuts)) throw new Refusal('--cuts takes a whole number from 1.');
  if (values.only !== undefined && !['phone', 'server'].includes(values.only)) {
    throw new Refusal('--only takes phone or server.');
  }
  return process.argv.slice(2);
}

function requireLoopDevices() {
  if (process.platform !== 'linux')
    throw new Refusal('Power cuts need Linux: a disk in a file, mounted by a loop device.');
  if (process.getuid?.() !== 0) throw new Refusal('Power cuts need root: they mount disks in files by loop devices.');
  if (!existsSync('/dev/loop-control')) throw new Refusal('Power cuts need loop devices, and this machine has none.');
}
