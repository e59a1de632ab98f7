import { byLocale } from '../by-locale.ts';
import { texts } from '../texts.ts';

/** Section 8, to the letter. */
export const routeMessages = texts('routeMessages', {
  noPosition: 'Unable to get your location. Please check your GPS settings.',
  noGeolocation: "Your browser doesn't support geolocation.",
  notLoaded: 'Failed to load Google Maps API',
  failed: (status: string) => `Directions request failed due to ${status}`,
});

/** The way to a disaster, on its volunteer's page. */
export const routeTexts = texts('routeTexts', {
  title: 'The way there',
  show: 'Show route',
  again: 'Update route',
  tryAgain: 'Try again',
  onPhone: 'Only estimate it on this phone',
  asks: (host: string) =>
    `“Show route” sends where you are and where the disaster is to ${host}, which works out the way by road. Your phone remembers that you agreed. It asks ${host} again when you tap the button and when you accept a disaster.`,
  agreed: (host: string) => `You agreed that ${host} gets your position to work out routes.`,
  takeBack: 'Stop sending my position',
  takenBack: 'Your position no longer goes to a route service.',
  stays: 'Your position stays on this phone.',
  working: 'Looking for the way…',
  found: (distance: string, time: string) => `Route found: ${distance}, ${time}.`,
  estimated: (distance: string, time: string) => `Estimate: ${distance}, ${time}.`,
  distance: 'By road',
  duration: 'Driving time',
  roughly: (value: string) => `about ${value}`,
  source: 'Source',
  from: (host: string, time: string) => `${host}, ${time}`,
  kept: (time: string) => `Kept on this phone, ${time}`,
  keptStart: 'It begins where you were then.',
  estimate: 'An estimate made on this phone, without a map of the roads. The way may be longer, slower or blocked.',
  caution: 'The route may not know about flooded or blocked roads. What you see there counts more.',
  steps: 'Turn by turn',
  ownRoads: 'Use the roads on this phone',
  roadsStay: 'Your position stays on this phone. Our server learns only which squares of the map you need.',
  fetchRoads: (size: string) => `Fetch the roads (${size})`,
  around: 'Show a way around (roads on this phone)',
  avoidUnconfirmed: 'Avoid unconfirmed blocks too',
  noneFrom: (source: string, why: string) => `No route from ${source}: ${why}.`,
  phoneRoads: 'the roads on this phone',
});

/** Why there is no route, where it is not a code of the route service. */
export const routeStatusWords = texts('routeStatusWords', {
  'no-place': 'an unknown place',
  'no-connection': 'no connection',
  'timed-out': 'no answer in time',
  unreadable: 'an answer that this app cannot read',
  'off-road': 'no known road near one of the two places',
  'no-way': 'no open road between the two places',
  blocked: 'its way leads over a blocked road',
  'no-roads': 'no roads on this phone or our server there',
  'roads-missing': 'roads that are not on this phone yet',
  'google-not-loaded': 'its map did not load',
  'google-refused': 'refused',
  'google-map': 'its map could not be drawn',
});

/** What a code of the route service means. */
export const routeStatusHelp = texts('routeStatusHelp', {
  NoRoute: 'The service knows no way by road between the two places.',
  NoSegment: 'The service knows no road near one of the two places.',
  'HTTP 429': 'The service takes no more requests for now. Wait a while, then try again.',
  refused: 'Google refuses the key of this server. Tell those who run it.',
});

const metres = byLocale(
  (code) => new Intl.NumberFormat(code, { style: 'unit', unit: 'meter', maximumFractionDigits: 0 }),
);
const kilometres = byLocale(
  (code) => new Intl.NumberFormat(code, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }),
);
const hours = byLocale((code) => new Intl.NumberFormat(code, { style: 'unit', unit: 'hour' }));
const minutes = byLocale((code) => new Intl.NumberFormat(code, { style: 'unit', unit: 'minute' }));
const together = byLocale((code) => new Intl.ListFormat(code, { type: 'unit', style: 'short' }));

const EXACT_KM = 10;

/** "350 m", "2.4 km", "37 km": as exact as a driver can use it. */
export function roadLengthText(length: number): string {
  const tens = Math.round(length / 10) * 10;
  // 996 m is no kilometre.
  if (length < 1000) return metres().format(Math.min(tens, 990));
  const km = length / 1000;
  return kilometres().format(km < EXACT_KM ? km : Math.round(km));
}

/** "25 min", "1 hr, 5 min"; never less than a minute. */
export function drivingTimeText(seconds: number): string {
  const all = Math.max(1, Math.round(seconds / 60));
  const [whole, rest] = [Math.floor(all / 60), all % 60];
  const parts = [...(whole > 0 ? [hours().format(whole)] : []), ...(rest > 0 ? [minutes().format(rest)] : [])];
  return together().format(parts);
}
