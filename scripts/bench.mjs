// npm run bench [-- items runs]: speed, measured in one run on this machine. Never part of `npm test`.
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './lib/install.mjs';
import { findBrowser } from './lib/browser.mjs';

await ensureInstalled();
const chromiumPath = await findBrowser();
const { rolldown } = await import('rolldown');

const build = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
if (build.status !== 0) process.exit(build.status ?? 1);

const bundle = await rolldown({ input: 'tests/bench/main.ts', platform: 'node', external: /^[^./]/ });
await bundle.write({ file: 'build/bench/main.js', format: 'esm' });
const run = spawnSync(process.execPath, ['build/bench/main.js', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: chromiumPath },
});
process.exit(run.status ?? 1);
