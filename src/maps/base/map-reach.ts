import { zxyToTileId } from 'pmtiles';
import { worldX, worldY } from '../mercator.ts';
import type { MapPoint } from '../place.ts';

/** A circle of which the map is wanted, as far as this zoom of the file's tiles. */
export interface MapReach {
  center: MapPoint;
  km: number;
  zoom: number;
}

export interface TilePlace {
  z: number;
  x: number;
  y: number;
}

const KM_PER_DEGREE = 111.195;

/** The tiles of the squares around these circles, each once, from the widest view to the closest. Across the 180th meridian too. */
export function tilesInReach(reaches: readonly MapReach[]): TilePlace[] {
  const tiles = new Map<number, TilePlace>();
  for (const reach of reaches) {
    for (let z = 0; z <= reach.zoom; z += 1) {
      for (const tile of squareAt(reach, z)) tiles.set(zxyToTileId(z, tile.x, tile.y), tile);
    }
  }
  return Array.from(tiles)
    .sort(([one], [other]) => one - other)
    .map(([, tile]) => tile);
}

function squareAt({ center: { lat, lng }, km }: MapReach, z: number): TilePlace[] {
  const across = 2 ** z;
  const high = km / KM_PER_DEGREE;
  const wide = Math.min(180, high / Math.max(0.01, Math.cos((lat * Math.PI) / 180)));
  const column = (degrees: number) => Math.floor(worldX(degrees) * across);
  const row = (degrees: number) => Math.min(across - 1, Math.max(0, Math.floor(worldY(degrees) * across)));
  const [left, top, bottom] = [column(lng - wide), row(lat + high), row(lat - high)];
  const right = Math.min(column(lng + wide), left + across - 1);
  const tiles: TilePlace[] = [];
  for (let x = left; x <= right; x += 1) {
    for (let y = top; y <= bottom; y += 1) tiles.push({ z, x: ((x % across) + across) % across, y });
  }
  return tiles;
}
