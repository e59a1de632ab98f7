import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { canInstallPackages, installPackages } from './lib/debian.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root, tool } from './lib/project.mjs';
import { run, stopChildrenOnSignals } from './lib/run.mjs';
import { Refusal, asCommand, say } from './lib/say.mjs';

/**
 * Plays faults of network, server, browser and storage in a real browser (tests/faults).
 *   npm run faults                     every case in its full form, those of storage on both of Chromium's stores
 *   npm run faults -- --seeds 20       each case so many times, with another seed each time
 *   npm run faults -- --only F08       the cases whose name begins so
 *   npm run faults -- --short          as `npm test` plays them
 */
await asCommand(async () => {
  stopChildrenOnSignals();
  const { values: options } = parseArgs({
    options: {
      seeds: { type: 'string', default: '1' },
      only: { type: 'string' },
      short: { type: 'boolean', default: false },
    },
  });
  if (!/^[1-9]\d{0,3}$/.test(options.seeds)) throw new Refusal('--seeds takes a whole number, 1 or more.');
  await ensureInstalled();
  const env = {
    CHROMIUM_PATH: await findBrowser(),
    FAULTS_FORM: options.short ? 'short' : 'full',
    ...(options.short ? {} : await fakeTime()),
  };
  await build();
  const chosen = options.only === undefined ? [] : ['--grep', `(^|\\s)${options.only}`];
  const args = ['--config', 'playwright.faults.config.ts', '--repeat-each', options.seeds, ...chosen];
  const { code } = await run(tool('playwright', 'test', ...args), { cwd: root, env, onLine: say });
  return code;
});

/** A clock for the whole browser that is wrong from its first moment: Debian's libfaketime, where it is or can be had. */
async function fakeTime() {
  if (!fakeTimeLibrary() && canInstallPackages()) await installPackages(['libfaketime']);
  const library = fakeTimeLibrary();
  if (library) return { FAKETIME_LIBRARY: library };
  say('        libfaketime is not here: its case is left out');
  return {};
}

function fakeTimeLibrary() {
  if (process.env.FAKETIME_LIBRARY) return process.env.FAKETIME_LIBRARY;
  const folder = '/usr/lib';
  const places = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name, 'faketime')) : [];
  return places.map((place) => join(place, 'libfaketimeMT.so.1')).find((path) => existsSync(path));
}
