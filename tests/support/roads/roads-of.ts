import { buildRoads, type BuiltRoads } from '../../../server/road-tiles/build-roads.ts';
import { readOsmXml } from '../../../server/road-tiles/read-osm-xml.ts';
import { joinTiles, type RoadGraph } from '../../../src/maps/roads-on-phone/road-graph.ts';

/** The roads of an `.osm` text as the server makes them. */
export function builtFrom(osm: string): Promise<BuiltRoads> {
  return buildRoads(() => readOsmXml(piecesOf(osm)));
}

/** And as a phone has them. */
export async function graphFrom(osm: string): Promise<RoadGraph> {
  const { tiles } = await builtFrom(osm);
  return joinTiles(tiles.values());
}

/** Cut where it may hurt. */
async function* piecesOf(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += 1_009) yield text.slice(at, at + 1_009);
}
