import { plainDigits } from '../../../contract/base/digits.ts';
import { leftToRight } from '../../strings/isolate.ts';
import { isOnMap, type MapPoint } from '../place.ts';

/** What a form says of a place: six decimals of a degree are about 10 cm. */
const KEPT_DECIMALS = 6;
/** About a metre. */
const SHOWN_DECIMALS = 5;

/** 'lat, long', as the forms have it. */
export function positionText({ lat, lng }: MapPoint): string {
  return `${lat.toFixed(KEPT_DECIMALS)}, ${lng.toFixed(KEPT_DECIMALS)}`;
}

/** For people: latitude and longitude. */
export function shownPosition({ lat, lng }: MapPoint): [lati: string, long: string] {
  return [leftToRight(lat.toFixed(SHOWN_DECIMALS)), leftToRight(lng.toFixed(SHOWN_DECIMALS))];
}

/** The place that a text 'lat, long' names, whatever the digits' script; undefined where it is other words. */
export function placeIn(text: string): MapPoint | undefined {
  const parts = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,،;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(plainDigits(text));
  if (!parts) return undefined;
  const point = { lat: Number(parts[1]), lng: Number(parts[2]) };
  return isOnMap(point) ? point : undefined;
}
