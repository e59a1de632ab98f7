import { existsSync, readFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { findBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { ensureInstalled, npm } from './lib/install.mjs';
import { inProject, root } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { Refusal, asCommand, say, tail } from './lib/say.mjs';

/**
 * npm run bench [-- items runs ours]: speed, measured in one run on this machine, beside other people's queues
 * (`ours`: without them); `queues items runs ours`: these alone; `network`: others' batches while one network sends without end; `start runs`: first visits; `map runs`: places on the map alone; `admin 10000 100000`: what admins ask of so many reports; `alerts 10000 100000`: whom alerts go to, of so many phones; `growth 10000 100000 1000000`: every list, search, delta and detail at so many records; `push`: pushes to devices; `roads`: ways over the roads of a phone, also held against routino's; `photos 500 200`: photos made smaller beside other libraries, and a queue of reports with photos; `update`: what one changed sentence costs a phone that has the app. Never part of `npm test`.
 */
await asCommand(async () => {
  await ensureInstalled();
  if (
    !process.argv.includes('ours') &&
    !['network', 'start', 'map', 'lists', 'admin', 'alerts', 'growth', 'push', 'roads', 'update'].includes(
      process.argv[2] ?? '',
    )
  )
    await installPeers();
  const env = { ...process.env, CHROMIUM_PATH: await findBrowser() };
  await build();
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({ input: inProject('tests/bench/main.ts'), platform: 'node', external: /^[^./]/ });
  const file = inProject('build/bench/main.js');
  // The server loads some of its code late: one file of all.
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  const child = spawn(process.execPath, [file, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit', env });
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
});

/** The other queues have a package and a lock of their own: no part of the product's. */
async function installPeers() {
  const folder = inProject('tests/bench/peers');
  if (isInstalled(`${folder}/package-lock.json`, `${folder}/node_modules/.package-lock.json`)) return;
  say('        npm ci: installing the queues to compare with …');
  const { code, output } = await run([...npm(), 'ci', '--no-audit', '--no-fund'], { cwd: folder });
  if (code !== 0) throw new Refusal(`npm ci in tests/bench/peers failed:\n${tail(output, 30)}`);
}

/** npm writes what it has installed at the end of an install; optional packages may be missing there. */
function isInstalled(lock, list) {
  if (!existsSync(list)) return false;
  const [wanted, found] = [lock, list].map((path) => JSON.parse(readFileSync(path, 'utf8')).packages);
  const isThere = ([path, entry]) => found[path]?.version === entry.version || (!found[path] && entry.optional);
  return Object.entries(wanted).every(([path, entry]) => path === '' || isThere([path, entry]));
}
