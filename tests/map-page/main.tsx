import { CircleMarker, DivIcon, Map as LeafletMap, Marker } from 'leaflet';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { mainDb } from '../../src/data/db.ts';
import type { MapPlace } from '../../src/maps/place.ts';
import { LazyPlacesMap } from '../../src/maps/lazy-places-map.tsx';
import '../../src/ui/base.css';
import '../../src/ui/tokens.css';
import { madePlaces } from './places.ts';
import './shape.ts';

const rowsShown = 100;
const root = createRoot(document.getElementById('root') ?? document.body);
const painted = () => new Promise<number>((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Told as it comes, and not asked for frame by frame: two frames of a slow phone are a tenth of what is measured. */
function firstMark(): Promise<void> {
  const isThere = () => document.querySelector('.leaflet-marker-icon') !== null;
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => isThere() && end());
    const end = () => {
      watch.disconnect();
      resolve();
    };
    if (isThere()) end();
    else watch.observe(document.body, { childList: true, subtree: true });
  });
}

function Places({ places, chosen, options }: { places: readonly MapPlace[]; chosen?: string; options: object }) {
  const choose = (id: string) => draw(places, options, id);
  return (
    <>
      <LazyPlacesMap places={places} label="Places" chosen={chosen} onChoose={choose} {...options} />
      <ul>
        {places.slice(0, rowsShown).map(({ id, label }) => (
          <li key={id}>
            <button
              type="button"
              style={{ background: 'none' }}
              aria-pressed={id === chosen}
              onClick={() => choose(id)}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function draw(places: readonly MapPlace[], options: object, chosen?: string): void {
  root.render(<Places places={places} options={options} {...(chosen !== undefined && { chosen })} />);
}

async function framesWhileMoving(ms: number): Promise<number> {
  const map = document.querySelector<HTMLElement>('.leaflet-container');
  map?.focus();
  const start = performance.now();
  let frames = 0;
  let turn = 0;
  const move = setInterval(() => {
    const keyCode = turn++ % 2 === 0 ? 39 : 37;
    map?.dispatchEvent(new KeyboardEvent('keydown', { keyCode, bubbles: true }));
  }, 420);
  while (performance.now() - start < ms) {
    await new Promise(requestAnimationFrame);
    frames += 1;
  }
  clearInterval(move);
  return (frames * 1000) / (performance.now() - start);
}

function plainMap(): LeafletMap {
  const element = document.createElement('div');
  element.style.cssText = 'position: fixed; inset: 0';
  document.body.append(element);
  return new LeafletMap(element, { center: [28.2, 84], zoom: 7, preferCanvas: true, attributionControl: false });
}

async function paintMarkers(count: number): Promise<number> {
  const places = madePlaces(count);
  await painted();
  const start = performance.now();
  const map = plainMap();
  // Without a picture, which would be fetched: the element alone is what costs.
  for (const { lat, lng, label } of places) new Marker([lat, lng], { icon: new DivIcon(), title: label }).addTo(map);
  return (await painted()) && performance.now() - start;
}

async function paintCircles(count: number): Promise<number> {
  const places = madePlaces(count);
  await painted();
  const start = performance.now();
  const map = plainMap();
  for (const { lat, lng } of places) new CircleMarker([lat, lng], { radius: 5 }).addTo(map);
  return (await painted()) && performance.now() - start;
}

globalThis.mapPage = {
  show: (places, options = {}) => draw(typeof places === 'number' ? madePlaces(places) : places, options),
  async paint(count) {
    const places = madePlaces(count);
    // The code is there already, as it is wherever a map is looked at twice.
    await import('../../src/maps/places-map.tsx');
    await painted();
    const start = performance.now();
    flushSync(() => draw(places, { height: '100vh' }));
    await firstMark();
    return (await painted()) && performance.now() - start;
  },
  paintCircles,
  paintMarkers,
  framesWhileMoving,
  async useTiles(template) {
    await mainDb.settings.put({ key: 'config', value: { tileUrl: template } });
  },
};
