import { TileLayer, type Coords, type DoneCallback, type TileEvent } from 'leaflet';
import { fetchTile, keptTile } from '../../data/client/kept-tiles.ts';
import { systemClock } from '../../../contract/base/clock.ts';

/** Pictures of the ground: first those that this phone has seen before, else from the map server. One that does not come leaves its place as it is. */
export class KeptTileLayer extends TileLayer {
  readonly #asked = new WeakMap<HTMLElement, AbortController>();

  constructor(template: string) {
    // One tile around the view and none while zooming: on a thin link each one counts.
    super(template, { maxZoom: 19, keepBuffer: 1, updateWhenIdle: true, updateWhenZooming: false });
    this.on('tileunload', ({ tile }: TileEvent) => this.#asked.get(tile)?.abort());
  }

  /** Is anything of it in view? */
  hasPictures(): boolean {
    return this.getContainer()?.querySelector('.leaflet-tile-loaded') != null;
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const image = document.createElement('img');
    image.alt = '';
    const asked = new AbortController();
    this.#asked.set(image, asked);
    void showOrSay(image, this.getTileUrl(coords), asked.signal, done);
    return image;
  }
}

async function showOrSay(image: HTMLImageElement, url: string, signal: AbortSignal, done: DoneCallback): Promise<void> {
  try {
    await showTile(image, url, signal);
    done(undefined, image);
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)), image);
  }
}

async function showTile(image: HTMLImageElement, url: string, signal: AbortSignal): Promise<void> {
  const kept = await keptTile(url, systemClock.now());
  if (kept) await showPicture(image, kept.picture);
  if (kept?.isFresh || signal.aborted) return;
  const isKept = kept !== undefined;
  try {
    const picture = await fetchTile(url, systemClock.now(), signal);
    if (picture) await showPicture(image, picture);
    else if (!isKept) throw new Error(`no picture at ${url}`);
  } catch (error) {
    if (isKept || signal.aborted) return;
    if (!(error instanceof TypeError)) throw error;
    // It may be the server's refusal to let the page read: the browser can still show the picture.
    image.src = url;
    await image.decode();
  }
}

async function showPicture(image: HTMLImageElement, picture: Blob): Promise<void> {
  const address = URL.createObjectURL(picture);
  try {
    image.src = address;
    await image.decode();
  } finally {
    URL.revokeObjectURL(address);
  }
}
