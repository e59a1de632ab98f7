import { expect, it } from 'vitest';
import { mapsLink } from './maps-link.ts';

const PATNA = { lat: 25.61, lng: 85.14 };
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5';

it.each([
  ['Android', 'Mozilla/5.0 (Linux; Android 13; SM-A047F) Chrome/149.0.0.0', 5, 'geo:25.61,85.14?q=25.61,85.14'],
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)',
    5,
    'https://maps.apple.com/?daddr=25.61,85.14&dirflg=d',
  ],
  ['an iPad', mac, 5, 'https://maps.apple.com/?daddr=25.61,85.14&dirflg=d'],
  ['a Mac', mac, 0, 'geo:25.61,85.14?q=25.61,85.14'],
])('opens the maps app of %s', (_name, userAgent, maxTouchPoints, link) => {
  expect(mapsLink(PATNA, { userAgent, maxTouchPoints })).toBe(link);
});
