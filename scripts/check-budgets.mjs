import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { byteFigures } from './lib/byte-figures.mjs';
import { inProject } from './lib/project.mjs';
import { Refusal, asCommand, say } from './lib/say.mjs';
import { table } from './lib/summary.mjs';

/** Prints what the build costs people in bytes, beside the bars; exit code 1 when a gated figure is over its own. */
await asCommand(() => {
  const path = inProject('build', 'app-files.json');
  if (!existsSync(path)) throw new Refusal('There is no build to measure: run `npm run build` first.');
  const { folder, files } = JSON.parse(readFileSync(path, 'utf8'));
  const sizes = { gzip: (name) => gzipped(`${folder}/${name}`), wire: onTheWire };
  const figures = byteFigures(files, listOfWorker(), sizes, {
    worker: gzipped('sw.js') + gzipped(`assets/${inAssets(/^worker-[0-9a-f]+\.js$/)}`),
    list: onTheWire(nameOfList()),
    start: onTheWire('sw.js'),
    packs: packsOfPages(),
  });
  say(
    table(
      figures.map((figure) => [
        verdict(figure),
        `${(figure.bytes / 1000).toFixed(1)} of ${figure.limit / 1000} kB`,
        figure.name,
      ]),
    ),
  );
  return figures.some(({ bytes, limit, printed }) => !printed && bytes > limit) ? 1 : 0;
});

function verdict({ bytes, limit, printed = false }) {
  if (bytes <= limit) return 'ok';
  return printed ? 'over' : 'OVER';
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
