import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { OsmElement } from './osm.ts';
import { readOsmPbf } from './read-osm-pbf.ts';
import { readOsmXml } from './read-osm-xml.ts';

/** Elements of a file, by its ending: PBF, else XML. */
export async function* readOsmFile(path: string): AsyncGenerator<OsmElement> {
  if (!path.endsWith('.pbf')) {
    yield* readOsmXml(createReadStream(path, 'utf8') as AsyncIterable<string>);
    return;
  }
  const file = await open(path);
  try {
    yield* readOsmPbf(file);
  } finally {
    await file.close();
  }
}
