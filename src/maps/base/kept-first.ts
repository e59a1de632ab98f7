import { PMTiles, ResolvedValueCache } from 'pmtiles';
import { PmtilesSource, type TileSource } from 'protomaps-leaflet';
import { FieldMap, readableStates } from '../../data/client/field-map.ts';
import { KeptRanges } from '../../data/client/kept-ranges.ts';
import { isThinLink } from '../../platform/link.ts';
import { CheckedRanges, openDirectory, openTile } from './sound-file.ts';

/** Of each state of the file, kept in memory. */
const DIRECTORIES = 30;

type Tile = Awaited<ReturnType<TileSource['get']>>;

interface Archive {
  file: PMTiles;
  source: TileSource;
}

/**
 * Tiles from what was kept for the field, else from what looking at maps has brought or brings. Each is read from one state of the file
 * alone: where the server has another by now, what is kept is drawn until it is replaced as a whole.
 */
export class KeptFirst implements TileSource {
  readonly #url: string;
  readonly #states = new Map<string, Archive>();
  readonly #live: Archive;

  constructor(url: string) {
    this.#url = url;
    this.#live = archiveOf(new CheckedRanges(new KeptRanges(url, () => !isThinLink())));
  }

  /** Of the first that can be read. Rejects where there is none. */
  async getHeader(): ReturnType<PMTiles['getHeader']> {
    for (const { file } of await this.#kept()) {
      const header = await file.getHeader().catch(() => undefined);
      if (header) return header;
    }
    return this.#live.file.getHeader();
  }

  async get(...wish: Parameters<TileSource['get']>): Promise<Tile> {
    for (const { source } of await this.#kept()) {
      const tile = await source.get(...wish).catch(() => undefined);
      if (tile && tile.size > 0) return tile;
    }
    return this.#live.source.get(...wish);
  }

  async #kept(): Promise<Archive[]> {
    const states = await readableStates(this.#url);
    return states.map((state) => {
      const archive = this.#states.get(state) ?? archiveOf(new CheckedRanges(new FieldMap(this.#url, state)));
      this.#states.set(state, archive);
      return archive;
    });
  }
}

function archiveOf(ranges: CheckedRanges): Archive {
  const file = new PMTiles(ranges, new ResolvedValueCache(DIRECTORIES, true, openDirectory), openTile);
  return { file, source: new PmtilesSource(file, true) };
}
