import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { roadIndexSchema, type RoadTileEntry } from '../../contract/roads/road-index.ts';
import type { BuiltRoads } from './build-roads.ts';

const INDEX_ENDING = '.area.json';
const TILE_ENDING = '.rrt';
const NAME_CHARACTERS = 32;

/** The folder of the data directory that has the roads. */
export function roadsFolder(dataDir: string): string {
  return join(dataDir, 'roads');
}

/**
 * Keeps an area's tiles in place of those that it had. A tile that has not changed keeps its file, and so its address; the list is
 * replaced at once, after all of its files are there. Answers how many files are new.
 */
export function keepArea(folder: string, area: string, { tiles }: BuiltRoads): number {
  mkdirSync(folder, { recursive: true });
  let added = 0;
  const entries = Array.from(tiles, ([key, bytes]): RoadTileEntry => {
    const file = createHash('sha256').update(bytes).digest('hex').slice(0, NAME_CHARACTERS);
    const path = join(folder, file + TILE_ENDING);
    if (!existsSync(path)) {
      added += 1;
      writeWhole(path, bytes);
    }
    return { key, file, bytes: bytes.length };
  });
  writeWhole(join(folder, area + INDEX_ENDING), JSON.stringify({ tiles: entries }));
  dropUnused(folder);
  return added;
}

function writeWhole(path: string, content: string | Uint8Array): void {
  writeFileSync(`${path}.new`, content);
  renameSync(`${path}.new`, path);
}

function dropUnused(folder: string): void {
  const used = new Set(areaTiles(folder).map(({ file }) => file + TILE_ENDING));
  for (const name of readdirSync(folder)) {
    if (name.endsWith(TILE_ENDING) && !used.has(name)) rmSync(join(folder, name));
  }
}

export function hasRoads(folder: string): boolean {
  return areaNames(folder).length > 0;
}

/** The tiles of all areas; an area whose list is broken has none. */
export function areaTiles(folder: string): RoadTileEntry[] {
  return areaNames(folder).flatMap((name) => {
    try {
      const read = v.safeParse(roadIndexSchema, JSON.parse(readFileSync(join(folder, name), 'utf8')));
      return read.success ? read.output.tiles : [];
    } catch {
      return [];
    }
  });
}

function areaNames(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(INDEX_ENDING))
      .toSorted();
  } catch {
    return [];
  }
}

/** The bytes of a tile; `undefined` where there is none of this name. */
export async function readTile(folder: string, file: string): Promise<Buffer | undefined> {
  if (!/^[0-9a-f]{32}$/.test(file)) return undefined;
  return readFile(join(folder, file + TILE_ENDING)).catch(() => undefined);
}
