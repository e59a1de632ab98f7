import { GridLayer, type Coords, type DoneCallback } from 'leaflet';
import { TileType } from 'pmtiles';
import { Labelers, paint, TileCache, View, type PaintRule, type PreparedTile } from 'protomaps-leaflet';
import { language } from '../../strings/language.ts';
import { KeptFirst } from './kept-first.ts';
import { paletteOf } from './palette.ts';
import { labelRules, paintRules } from './rules.ts';

const TILE_PX = 256;
/** A label reaches over the edge of its tile. */
const MARGIN_PX = 16;
/** One tile of the file is drawn as four. */
const LEVELS = 1;
/** The deepest that Protomaps' builds go. */
const DEEPEST = 15;
const LABELED_TILES = 16;
/** The closest view of which all is kept for the field around a disaster; closer ones are drawn of it where their own tiles do not come. */
const WIDER = 14;

/** Streets, water and names, drawn on this phone from one file. A tile that does not come leaves its place to the outline of the land. */
export class BaseMapLayer extends GridLayer {
  readonly #file: KeptFirst;
  readonly #view: View;
  readonly #wider: View;
  #rules: PaintRule[] = [];
  #labelers: Labelers | undefined;
  readonly #drawn = new WeakMap<HTMLElement, PreparedTile>();

  constructor(url: string) {
    super({ tileSize: TILE_PX, className: 'map-base', keepBuffer: 1, updateWhenIdle: true, updateWhenZooming: false });
    this.#file = new KeptFirst(url);
    const tiles = new TileCache(this.#file, TILE_PX << LEVELS);
    this.#view = new View(tiles, DEEPEST, LEVELS);
    this.#wider = new View(tiles, WIDER, LEVELS);
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
    const tile = await this.#tileAt(coords);
    if (tile.data.size === 0) throw new Error('outside the area of the file');
    this.#paint(canvas, coords, tile);
  }

  async #tileAt(coords: Coords): Promise<PreparedTile> {
    try {
      return await this.#view.getDisplayTile(coords);
    } catch (error) {
      if (this.#view.maxDataLevel <= WIDER || coords.z <= WIDER + LEVELS) throw error;
      return this.#wider.getDisplayTile(coords);
    }
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
