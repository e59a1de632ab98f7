import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { byteFigures, compareFigures, firstLimit } from './lib/byte-figures.mjs';
import { inProject } from './lib/project.mjs';
import { Refusal, asCommand, say } from './lib/say.mjs';
import { table } from './lib/summary.mjs';

/**
 * Prints what each journey and each phone costs in bytes, with the change against the last landing; exit code 1 when one is over its
 * limit. `--record` writes today's figures down for the next comparison, and leaves the limits as they are: to raise one is a decision
 * on record (docs/decisions).
 */
await asCommand(() => {
  const path = inProject('build', 'app-files.json');
  if (!existsSync(path)) throw new Refusal('There is no build to measure: run `npm run build` first.');
  const { folder, files } = JSON.parse(readFileSync(path, 'utf8'));
  const now = byteFigures(files, listOfWorker(), sizesIn(folder), {
    worker: gzipped('sw.js') + gzipped(`assets/${inAssets(/^worker-[0-9a-f]+\.js$/)}`),
    list: onTheWire(nameOfList()),
    start: onTheWire('sw.js'),
    packs: packsOfPages(),
  });
  const kept = inProject('scripts', 'byte-figures.json');
  const before = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
  const rows = compareFigures(now, before);
  say(
    table(
      rows.map(({ name, bytes, limit, change }) => [verdict(bytes, limit), size(bytes, limit), moved(change), name]),
    ),
  );
  if (process.argv.includes('--record')) {
    const next = rows.map(({ name, bytes, limit }) => [name, { bytes, limit: limit ?? firstLimit(bytes) }]);
    writeFileSync(kept, `${JSON.stringify(Object.fromEntries(next), undefined, 2)}\n`);
    return 0;
  }
  return rows.some(({ bytes, limit }) => limit === undefined || bytes > limit) ? 1 : 0;
});

function verdict(bytes, limit) {
  if (limit === undefined) return 'NEW';
  return bytes > limit ? 'OVER' : 'ok';
}

function size(bytes, limit) {
  const of = limit === undefined ? '' : ` of ${limit / 1000}`;
  return `${(bytes / 1000).toFixed(1)}${of} kB`;
}

function moved(change = 0) {
  return change === 0 ? '' : `${change > 0 ? '+' : ''}${(change / 1000).toFixed(1)}`;
}

function sizesIn(folder) {
  const known = new Map();
  const code = (name) => {
    if (!known.has(name)) known.set(name, gzipped(`${folder}/${name}`));
    return known.get(name);
  };
  return { code, packed: (name) => onTheWire(`${folder}/${name}`), wire: onTheWire };
}

function gzipped(file) {
  return gzipSync(readFileSync(inProject('dist', file)), { level: 9 }).length;
}

function onTheWire(file) {
  const packed = inProject('dist', `${file}.br`);
  return readFileSync(existsSync(packed) ? packed : inProject('dist', file)).length;
}

function nameOfList() {
  return `assets/${inAssets(/^files-[0-9a-f]+\.json$/)}`;
}

/** By language. */
function packsOfPages() {
  const packs = readdirSync(inProject('dist', 'pages')).filter((one) => /^[a-z]{2}-[0-9a-f]+\.txt$/.test(one));
  return Object.fromEntries(packs.map((one) => [one.slice(0, 2), `pages/${one}`]));
}

function inAssets(name) {
  const file = readdirSync(inProject('dist', 'assets')).find((one) => name.test(one));
  if (file === undefined) throw new Refusal(`Nothing to measure: the build has no ${name} in its assets.`);
  return file;
}

function listOfWorker() {
  return JSON.parse(readFileSync(inProject('dist', nameOfList()), 'utf8'));
}
