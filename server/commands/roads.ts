import { basename } from 'node:path';
import { OperatorError, ownEnv, say, sayError } from '../operator.ts';
import { buildRoads } from '../road-tiles/build-roads.ts';
import { BadOsmFile } from '../road-tiles/osm.ts';
import { readOsmFile } from '../road-tiles/read-osm-file.ts';
import { keepArea, roadsFolder } from '../road-tiles/road-files.ts';
import { texts } from '../texts.ts';
import { fileOf } from './file-of.ts';

/** `roads FILE`: the roads of an extract of OpenStreetMap, for the phones. No database is needed; a running server has them at once. */
try {
  const [name, ...more] = process.argv.slice(2);
  const area = basename(name ?? '').replace(/(\.osm)?(\.pbf)?$/, '');
  if (name === undefined || more.length > 0 || !/^[\w.-]{1,80}$/.test(area)) throw new OperatorError(texts.roadsUsage);
  const path = fileOf(name);
  const built = await buildRoads(() => readOsmFile(path));
  if (built.edges === 0) throw new OperatorError(texts.noRoads);
  const added = keepArea(roadsFolder(ownEnv().dataDir), area, built);
  const bytes = Array.from(built.tiles.values()).reduce((sum, tile) => sum + tile.length, 0);
  say(texts.roadsKept({ area, edges: built.edges, tiles: built.tiles.size, added, bytes }));
} catch (error) {
  sayError(inWords(error));
  process.exitCode = 1;
}

function inWords(error: unknown): unknown {
  if (error instanceof BadOsmFile) return new OperatorError(texts.badOsmFile(error.message));
  const { path, code } = error as NodeJS.ErrnoException;
  return path !== undefined && code !== undefined ? new OperatorError(texts.fileTrouble(path, code)) : error;
}
