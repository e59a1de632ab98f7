import { leftToRight } from '../../strings/isolate.ts';
import type { MapPoint } from '../place.ts';

/** What a form says of a place: six decimals of a degree are about 10 cm. */
const KEPT_DECIMALS = 6;
/** About a metre. */
const SHOWN_DECIMALS = 5;

/** 'lat, long', as the forms have it. */
export function positionText({ lat, lng }: MapPoint): string {
  return `${lat.toFixed(KEPT_DECIMALS)}, ${lng.toFixed(KEPT_DECIMALS)}`;
}

/** For people: latitude and longitude. `decimals`: as exact as it is kept. */
export function shownPosition({ lat, lng }: MapPoint, decimals = SHOWN_DECIMALS): [lati: string, long: string] {
  return [leftToRight(lat.toFixed(decimals)), leftToRight(lng.toFixed(decimals))];
}
