import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm } from './lib/install.mjs';
import { lockFaults } from './lib/lock-faults.mjs';
import { inProject } from './lib/project.mjs';
import { run, stopChildrenOnSignals } from './lib/run.mjs';
import { Refusal, asCommand, heartbeat, say, tail } from './lib/say.mjs';

/**
 * `npm run lock`, after every change of dependencies: makes package-lock.json anew in an empty folder, since npm keeps
 * an old lock's gaps, and takes it over only without faults. Needs the npm registry.
 */
await asCommand(async () => {
  stopChildrenOnSignals();
  const folder = mkdtempSync(join(tmpdir(), 'relief-relay-lock-'));
  try {
    for (const name of ['package.json', '.npmrc']) copyFileSync(inProject(name), join(folder, name));
    await lockIn(folder);
    const read = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
    const faults = lockFaults(read('package-lock.json'), read('package.json'));
    if (faults.length > 0) throw new Refusal(`The new lock is not usable, the old one stays:\n${faults.join('\n')}`);
    copyFileSync(join(folder, 'package-lock.json'), inProject('package-lock.json'));
    say('package-lock.json made anew; prove it with `npm ci` in a fresh clone');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

async function lockIn(folder) {
  const beat = heartbeat('npm install --package-lock-only');
  const { code, output } = await run([...npm(), 'install', '--package-lock-only'], { cwd: folder, onLine: beat.line });
  beat.stop();
  if (code !== 0) throw new Refusal(`npm could not make a lock:\n${tail(output, 30)}`);
}
