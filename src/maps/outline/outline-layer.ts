import { GridLayer, type Coords } from 'leaflet';
import type { Ring } from './decode-land.ts';
import { drawGrid } from './grid-lines.ts';

/** Large tiles: the whole outline is few lines, the number of canvases is what costs. */
const TILE_PX = 512;
/** A line at a tile's edge must not end there. */
const MARGIN_PX = 4;

/** The coarse outline of the land, below everything: a map that has nothing else is not blank. */
export class OutlineLayer extends GridLayer {
  readonly #land: readonly Ring[];

  constructor(land: readonly Ring[]) {
    super({ tileSize: TILE_PX, pane: 'tilePane', className: 'map-outline', zIndex: 0, updateWhenZooming: false });
    this.#land = land;
  }

  protected override createTile(coords: Coords): HTMLElement {
    const canvas = document.createElement('canvas');
    const sharpness = Math.min(2, window.devicePixelRatio || 1);
    canvas.width = TILE_PX * sharpness;
    canvas.height = TILE_PX * sharpness;
    const brush = canvas.getContext('2d');
    if (brush) {
      brush.scale(sharpness, sharpness);
      const colours = tokensOf(this._map?.getContainer());
      drawLand(brush, this.#land, coords, colours);
      drawGrid(brush, coords, TILE_PX, colours.coast);
    }
    return canvas;
  }
}

interface Colours {
  land: string;
  coast: string;
}

/** A canvas knows no tokens: what they are at this moment. */
function tokensOf(element: HTMLElement | undefined): Colours {
  const style = getComputedStyle(element ?? document.documentElement);
  return { land: style.getPropertyValue('--map-land').trim(), coast: style.getPropertyValue('--map-coast').trim() };
}

function drawLand(brush: CanvasRenderingContext2D, land: readonly Ring[], { x, y, z }: Coords, colours: Colours): void {
  // The world is one tile of 256 at zoom 0, half a one of these.
  const size = 256 * 2 ** z;
  const [left, top] = [x * TILE_PX, y * TILE_PX];
  brush.beginPath();
  for (const ring of land) if (isInTile(ring, size, left, top)) addRing(brush, ring, size, left, top);
  brush.fillStyle = colours.land;
  brush.fill('evenodd');
  brush.strokeStyle = colours.coast;
  brush.lineWidth = 1;
  brush.stroke();
}

function isInTile(ring: Ring, size: number, left: number, top: number): boolean {
  const isBeside = ring.right * size < left - MARGIN_PX || ring.left * size > left + TILE_PX + MARGIN_PX;
  const isAbove = ring.bottom * size < top - MARGIN_PX || ring.top * size > top + TILE_PX + MARGIN_PX;
  return !isBeside && !isAbove;
}

function addRing(path: CanvasPath, { points }: Ring, size: number, left: number, top: number): void {
  for (let at = 0; at < points.length; at += 2) {
    const [x, y] = [(points[at] ?? 0) * size - left, (points[at + 1] ?? 0) * size - top];
    if (at === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
  path.closePath();
}
