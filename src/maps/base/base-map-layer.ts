import { GridLayer, type Coords, type DoneCallback } from 'leaflet';
import { PMTiles, ResolvedValueCache, TileType } from 'pmtiles';
import { Labelers, paint, PmtilesSource, TileCache, View, type PaintRule, type PreparedTile } from 'protomaps-leaflet';
import { KeptRanges } from '../../data/client/kept-ranges.ts';
import { isThinLink } from '../../platform/link.ts';
import { language } from '../../strings/language.ts';
import { paletteOf } from './palette.ts';
import { labelRules, paintRules } from './rules.ts';
import { CheckedRanges, openDirectory, openTile } from './sound-file.ts';

const TILE_PX = 256;
/** A label reaches over the edge of its tile. */
const MARGIN_PX = 16;
/** One tile of the file is drawn as four. */
const LEVELS = 1;
/** The deepest that Protomaps' builds go. */
const DEEPEST = 15;
const LABELED_TILES = 16;
/** Of the file, kept in memory. */
const DIRECTORIES = 30;

/** Streets, water and names, drawn on this phone from one file. A tile that does not come leaves its place to the outline of the land. */
export class BaseMapLayer extends GridLayer {
  readonly #file: PMTiles;
  readonly #view: View;
  #rules: PaintRule[] = [];
  #labelers: Labelers | undefined;
  readonly #drawn = new WeakMap<HTMLElement, PreparedTile>();

  constructor(url: string) {
    super({ tileSize: TILE_PX, className: 'map-base', keepBuffer: 1, updateWhenIdle: true, updateWhenZooming: false });
    const ranges = new CheckedRanges(new KeptRanges(url, () => !isThinLink()));
    this.#file = new PMTiles(ranges, new ResolvedValueCache(DIRECTORIES, true, openDirectory), openTile);
    this.#view = new View(new TileCache(new PmtilesSource(this.#file, true), TILE_PX << LEVELS), DEEPEST, LEVELS);
  }

  /** Can this phone read the file, now or from what it kept of it? One of pictures, or no PMTiles at all, is none to draw. */
  async canBeDrawn(): Promise<boolean> {
    try {
      const { tileType, maxZoom } = await this.#file.getHeader();
      this.#view.maxDataLevel = Math.min(DEEPEST, maxZoom);
      return tileType === TileType.Mvt;
    } catch {
      return false;
    }
  }

  /** Is anything of it in view? */
  hasPictures(): boolean {
    return this.getContainer()?.querySelector('.leaflet-tile-loaded') != null;
  }

  override redraw(): this {
    this.#labelers = undefined;
    return super.redraw();
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    void this.#drawOrSay(canvas, coords, done);
    return canvas;
  }

  async #drawOrSay(canvas: HTMLCanvasElement, coords: Coords, done: DoneCallback): Promise<void> {
    try {
      await this.#draw(canvas, coords);
      done(undefined, canvas);
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)), canvas);
    }
  }

  async #draw(canvas: HTMLCanvasElement, coords: Coords): Promise<void> {
    const tile = await this.#view.getDisplayTile(coords);
    if (tile.data.size === 0) throw new Error('outside the area of the file');
    this.#paint(canvas, coords, tile);
  }

  #paint(canvas: HTMLCanvasElement, coords: Coords, tile: PreparedTile): void {
    const prepared = new Map([['', [tile]]]);
    const sharpness = Math.min(2, window.devicePixelRatio || 1);
    canvas.width = TILE_PX * sharpness;
    canvas.height = TILE_PX * sharpness;
    const brush = canvas.getContext('2d');
    if (!brush) return;
    brush.scale(sharpness, sharpness);
    const labelers = this.#ready();
    labelers.add(coords.z, prepared);
    this.#drawn.set(canvas, tile);
    const [left, top] = [coords.x * TILE_PX, coords.y * TILE_PX];
    const box = {
      minX: left - MARGIN_PX,
      minY: top - MARGIN_PX,
      maxX: left + TILE_PX + MARGIN_PX,
      maxY: top + TILE_PX + MARGIN_PX,
    };
    const labels = labelers.getIndex(coords.z) ?? null;
    const origin = tile.origin.clone();
    [origin.x, origin.y] = [left, top];
    paint(brush, coords.z, prepared, labels, this.#rules, box, origin, false);
  }

  /** In the colours and the language of this moment. */
  #ready(): Labelers {
    if (this.#labelers) return this.#labelers;
    const page = this._map?.getContainer() ?? document.documentElement;
    const colours = paletteOf(page);
    this.#rules = paintRules(colours);
    const rules = labelRules(colours, language(), getComputedStyle(page).fontFamily);
    const scratch = document.createElement('canvas').getContext('2d');
    if (!scratch) throw new Error('no canvas to measure names on');
    this.#labelers = new Labelers(scratch, rules, LABELED_TILES, (tiles) => this.#paintAgain(tiles));
    return this.#labelers;
  }

  /** A name reaches into tiles that were drawn before it was there. */
  #paintAgain(tiles: ReadonlySet<string>): void {
    for (const { coords, el } of Object.values(this._tiles)) {
      const tile = el instanceof HTMLCanvasElement ? this.#drawn.get(el) : undefined;
      if (tile && tiles.has(`${coords.x}:${coords.y}:${coords.z}`)) this.#paint(el as HTMLCanvasElement, coords, tile);
    }
  }
}
