import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { packCountries } from './lib/pack-countries.mjs';
import { inProject } from './lib/project.mjs';
import { asCommand, say } from './lib/say.mjs';

/**
 * `node scripts/make-countries.mjs`: makes server/places/countries.br, by which the server knows in which country a place is, out of the finest
 * outlines of Natural Earth (1:10 million, public domain) that the package `world-atlas` has. Needs no network: the map's land comes from there too.
 */
await asCommand(async () => {
  const outlines = inProject('node_modules', 'world-atlas', 'countries-10m.json');
  const packed = packCountries(JSON.parse(readFileSync(outlines, 'utf8')));
  const params = { [constants.BROTLI_PARAM_LGWIN]: 22, [constants.BROTLI_PARAM_SIZE_HINT]: packed.length };
  const file = brotliCompressSync(packed, { params });
  writeFileSync(inProject('server', 'places', 'countries.br'), file);
  say(`server/places/countries.br: ${file.length} bytes, ${packed.length} unpacked`);
});
