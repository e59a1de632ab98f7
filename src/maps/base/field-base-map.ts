import { PMTiles, ResolvedValueCache, TileType, type Header, type RangeResponse, type Source } from 'pmtiles';
import { distanceKm } from '../../../contract/base/great-circle.ts';
import {
  fieldMapFile,
  FieldMap,
  freshFieldRanges,
  HEAD,
  holds,
  isHead,
  keepFieldRange,
} from '../../data/client/field-map.ts';
import { KeptRanges } from '../../data/client/kept-ranges.ts';
import { fetchRange, NoPart, type MapRange } from '../../data/client/map-range.ts';
import { inTime } from '../in-time.ts';
import type { MapPoint } from '../place.ts';
import { joinedRanges } from './joined-ranges.ts';
import { tilesInReach, type MapReach } from './map-reach.ts';
import { CheckedRanges, MOST_PART_BYTES, NoSuchPart, openDirectory } from './sound-file.ts';

/** Around the disaster, where a volunteer drives: all streets, and close to it each house. */
const AROUND_PLACE: readonly Omit<MapReach, 'center'>[] = [
  { km: 20, zoom: 14 },
  { km: 4, zoom: 15 },
];
/** Around the phone: how to come onto the main road. */
const AROUND_PHONE = { km: 10, zoom: 13 };
/** Between the two: the main roads and the towns. */
const ON_THE_WAY = { beyondKm: 10, zoom: 10 };
/** A way that is longer than this begins with a flight or a train. */
const LONGEST_WAY_KM = 300;

/** More than this the map of one disaster never takes: then it is kept in a wider view alone. */
const MOST_BYTES = 60_000_000;
const MOST_TILES = 2_500;
const DIRECTORIES = 200;
/** Before anybody has tapped for it: a file that lies must not bring more. */
const MOST_DIRECTORY_BYTES = 4_000_000;
/** As far as the server gives in one answer, and little enough to come over a slow link in time. */
const PART_BYTES = 256_000;
/** Of bytes in between that nobody asked for. */
const GAP_BYTES = 2_000;
/** One that has not come after this long is counted as away. */
const PART_MS = 60_000;

type Outcome = 'kept' | 'none' | 'full' | 'away';

/** Parts of the base map's file that belong to one place, and those of them that this phone lacks. */
export interface FieldBaseMap {
  files: ReturnType<typeof fieldMapFile>[];
  missing: { bytes: number; keep(signal: AbortSignal): Promise<Outcome> }[];
}

const NOTHING: FieldBaseMap = { files: [], missing: [] };
/** Nobody can say now how much there is; the rest must not wait for that. */
const AWAY: FieldBaseMap = { files: [], missing: [{ bytes: 0, keep: async () => 'away' }] };

/** What of the base map belongs to this disaster. A file that is none, or that lies, has nothing. Never rejects. */
export async function fieldBaseMap(url: string, place: MapPoint, from: MapPoint | undefined): Promise<FieldBaseMap> {
  const kept = await freshFieldRanges(url);
  const state = await stateNow(url, kept);
  if (state === 'none' || state === 'away') return state === 'none' ? NOTHING : AWAY;
  const source = new NotingSource(sourceOf(url, state), state.name);
  const needed = await neededRanges(source, reachesOf(place, from)).catch(() => undefined);
  if (!needed) return source.hasFailed ? AWAY : NOTHING;
  const wanted = needed.map((one) => ({ ...one, state: state.name }));
  const there = kept.filter((range) => wanted.some((one) => holds(range, one)));
  const parts = partsOf(
    wanted.filter((one) => !there.some((range) => holds(range, one))),
    kept,
    state.name,
  );
  return {
    files: [...there, ...parts].map((range) => fieldMapFile(url, range)),
    missing: parts.map((range) => ({
      bytes: range.length,
      keep: (signal) => inTime(signal, PART_MS, (either) => keepFieldRange(url, range, either)),
    })),
  };
}

interface State {
  name: string;
  /** Was the server asked just now? */
  isFresh: boolean;
}

/** Of the server's file; without a network, of what was kept. */
async function stateNow(url: string, kept: readonly MapRange[]): Promise<State | 'away' | 'none'> {
  try {
    const { etag = '' } = await fetchRange(url, { offset: 0, length: 127 });
    return { name: etag, isFresh: true };
  } catch (error) {
    const head = kept.find(isHead);
    if (head) return { name: head.state, isFresh: false };
    return error instanceof NoPart && error.isFinal ? 'none' : 'away';
  }
}

export function reachesOf(place: MapPoint, from: MapPoint | undefined): MapReach[] {
  const there = AROUND_PLACE.map((one) => ({ ...one, center: place }));
  if (!from) return there;
  const whole = distanceKm(from, place);
  const east = from.lng - place.lng;
  const middle = {
    lat: (from.lat + place.lat) / 2,
    lng: place.lng + (east - 360 * Math.round(east / 360)) / 2,
  };
  const { beyondKm, zoom } = ON_THE_WAY;
  const way = whole <= LONGEST_WAY_KM ? [{ center: middle, km: whole / 2 + beyondKm, zoom }] : [];
  return [...there, { ...AROUND_PHONE, center: from }, ...way];
}

type Place = Pick<MapRange, 'offset' | 'length'>;

/** Head, directories and tiles of these circles, in the closest view in which they are not too much. Rejects where the file is not sound. */
async function neededRanges(source: NotingSource, reaches: readonly MapReach[]): Promise<Place[]> {
  const directories = new ResolvedValueCache(DIRECTORIES, true, openDirectory);
  const archive = new PMTiles(source, directories, async () => new ArrayBuffer(0));
  const header = await archive.getHeader();
  if (header.tileType !== TileType.Mvt) return [];
  source.header = header;
  const deepest = Math.min(header.maxZoom, Math.max(...reaches.map(({ zoom }) => zoom)));
  for (let zoom = deepest; zoom >= header.minZoom; zoom -= 1) {
    const tiles = tilesInReach(reaches.map((reach) => ({ ...reach, zoom: Math.min(reach.zoom, zoom) })));
    if (tiles.length > MOST_TILES) continue;
    source.tiles.clear();
    for (const { z, x, y } of tiles) await archive.getZxy(z, x, y);
    const all = [HEAD, ...source.directories.values(), ...source.tiles.values()];
    const isAny = source.tiles.size > 0;
    if (all.reduce((sum, { length }) => sum + length, 0) <= MOST_BYTES) return isAny ? all : [];
  }
  return [];
}

function sourceOf(url: string, { name, isFresh }: State): Source {
  // Somebody has tapped for it, or the link is a good one: what plans this was asked.
  return new CheckedRanges(isFresh ? new KeptRanges(url, () => true) : new FieldMap(url, name));
}

/** Reads directories, and of tiles only notes where they are. */
class NotingSource implements Source {
  readonly #source: Source;
  readonly #state: string;
  #directoryBytes = 0;
  header: Header | undefined;
  readonly directories = new Map<number, Place>();
  readonly tiles = new Map<number, Place>();
  /** Did a part not come that a sound file may have? */
  hasFailed = false;

  constructor(source: Source, state: string) {
    this.#source = source;
    this.#state = state;
  }

  getKey(): string {
    return this.#source.getKey();
  }

  async getBytes(offset: number, length: number, signal?: AbortSignal): Promise<RangeResponse> {
    if (this.#isTile(offset, length)) {
      // One that is too long is never drawn.
      if (length <= MOST_PART_BYTES) this.tiles.set(offset, { offset, length });
      return { data: new ArrayBuffer(0), etag: this.#state };
    }
    if (!isHead({ offset, length })) this.#note(offset, length);
    const etag = this.#state === '' ? undefined : this.#state;
    try {
      return await this.#source.getBytes(offset, length, signal, etag);
    } catch (error) {
      this.hasFailed = !(error instanceof NoSuchPart);
      throw error;
    }
  }

  #isTile(offset: number, length: number): boolean {
    const { tileDataOffset = Infinity, tileDataLength = 0 } = this.header ?? {};
    return offset >= tileDataOffset && offset + length <= tileDataOffset + tileDataLength;
  }

  #note(offset: number, length: number): void {
    this.directories.set(offset, { offset, length });
    this.#directoryBytes += length;
    if (this.#directoryBytes > MOST_DIRECTORY_BYTES) throw new NoSuchPart('more directories than any place has');
  }
}

/**
 * Near ones together, so that there are few requests. The head comes first: with it what is there can be drawn. Where another state of the
 * file is kept it comes last, so that the old map is drawn until the new one is whole.
 */
function partsOf(lacking: readonly MapRange[], kept: readonly MapRange[], state: string): MapRange[] {
  const heads = lacking.filter(isHead);
  const others = joinedRanges(
    lacking.filter((range) => !isHead(range)),
    { gap: GAP_BYTES, most: PART_BYTES },
  ).map((range) => ({ ...range, state }));
  const hasOther = kept.some((range) => isHead(range) && range.state !== state);
  return hasOther ? [...others, ...heads] : [...heads, ...others];
}
