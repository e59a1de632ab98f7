import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSizes, measureBundles, measureInstall } from './lib/bundle-sizes.mjs';
import { inProject } from './lib/project.mjs';
import { Refusal, asCommand, say } from './lib/say.mjs';
import { table } from './lib/summary.mjs';

/** Prints what each part of the built app weighs; exit code 1 when one is over its budget. */
await asCommand(() => {
  const path = inProject('build', 'app-manifest.json');
  if (!existsSync(path)) throw new Refusal('There is no build to measure: run `npm run build` first.');
  const sizeOf = gzipSizes(inProject('dist'));
  const measured = measureBundles(JSON.parse(readFileSync(path, 'utf8')), sizeOf);
  if (measured.length === 0) throw new Refusal('Nothing to measure: the build has no entry or no report screen.');
  const list = JSON.parse(readFileSync(inProject('dist', asset('files', 'json')), 'utf8'));
  measured.push(measureInstall(list, asset('pack-first', 'txt'), sizeOf));
  const rows = measured.map(({ name, files, bytes, limit }) => [
    bytes > limit ? 'OVER' : 'ok',
    `${(bytes / 1000).toFixed(1)} of ${limit / 1000} kB`,
    `${files.length} files`,
    name,
  ]);
  say(table(rows));
  return measured.some(({ bytes, limit }) => bytes > limit) ? 1 : 0;
});

/** What the build wrote for the worker under this name, within `dist`. */
function asset(name, extension) {
  const named = new RegExp(`^${name}-[0-9a-f]+\\.${extension}$`);
  const file = readdirSync(inProject('dist', 'assets')).find((one) => named.test(one));
  if (file === undefined) throw new Refusal(`Nothing to measure: the build has no ${name} for the worker.`);
  return `assets/${file}`;
}
