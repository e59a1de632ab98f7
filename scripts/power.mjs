import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findBrowser } from './lib/browser.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runRig } from './lib/run-rig.mjs';
import { Refusal, asCommand } from './lib/say.mjs';

/**
 * npm run power [-- --cuts 20 --only phone|server]: power cuts of phones and servers on disks in files (tests/power).
 * Needs root on Linux, for loop devices. Never part of `npm test`.
 */
await asCommand(async () => {
  const args = checkedArguments();
  requireLoopDevices();
  await ensureInstalled();
  return runRig('power', args, { ...process.env, CHROMIUM_PATH: await findBrowser() });
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
