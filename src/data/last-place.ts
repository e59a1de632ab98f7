import { withStorage } from './web-storage.ts';

/** Where a map opens that is told nothing better. */
export interface LastPlace {
  lat: number;
  lng: number;
  zoom: number;
}

const KEY = 'relief-relay-last-place';
/** About ten kilometres: enough to open the map there, too little to say to the next one at this phone where somebody was. */
const ROUNDED = 10;
const CLOSEST = 10;

export function rememberPlace({ lat, lng, zoom }: LastPlace): void {
  const round = (degrees: number) => Math.round(degrees * ROUNDED) / ROUNDED;
  const text = [round(lat), round(lng), Math.min(zoom, CLOSEST)].join(' ');
  withStorage('localStorage', (storage) => storage.setItem(KEY, text));
}

export function lastPlace(): LastPlace | undefined {
  const text = withStorage('localStorage', (storage) => storage.getItem(KEY)) ?? '';
  const [lat = Number.NaN, lng = Number.NaN, zoom = Number.NaN] = text.split(' ').map(Number);
  const isRight = text !== '' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && zoom >= 1 && zoom <= CLOSEST;
  return isRight ? { lat, lng, zoom } : undefined;
}
