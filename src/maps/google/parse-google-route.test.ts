import { expect, it } from 'vitest';
import { computedRoute, directions } from '../../../tests/support/google-maps-stand-in.ts';
import { fc } from '../../../tests/support/property.ts';
import { googleStatus, parseDirections, parseGoogleRoutes } from './parse-google-route.ts';
import { plainWords } from './plain-words.ts';

const FROM = { lat: 25.7, lng: 85.05 };
const TO = { lat: 25.61, lng: 85.14 };
const WISH = { from: FROM, to: TO };
const AT = 1_700_000_000_000;

const { duration: _, ...plain } = computedRoute(FROM, TO);
const computed = { ...plain, durationMillis: 1_500_000 };
const read = (more: object) => parseGoogleRoutes({ routes: [{ ...computed, ...more }] }, WISH, AT);

it('reads a route with its line, length, time, steps in Google’s words, and what Google wants said beside it', () => {
  expect(read({})).toEqual({
    ok: true,
    value: {
      by: 'google',
      host: 'Google Maps',
      at: AT,
      metres: 12_345,
      seconds: 1_500,
      line: [FROM, { lat: 25.7, lng: 85.14 }, TO],
      steps: [
        { type: 'said', words: 'Head east on Bailey Rd', metres: 6_172 },
        { type: 'said', words: 'Turn right onto NH 22. Destination will be on the left', metres: 6_173 },
      ],
      remarks: ['This route has tolls.'],
      ...WISH,
    },
  });
});

it('reads the getters of Google’s own classes, and points whose members are functions', () => {
  class Point {
    readonly point: typeof FROM;
    constructor(point: typeof FROM) {
      this.point = point;
    }
    lat() {
      return this.point.lat;
    }
    lng() {
      return this.point.lng;
    }
  }
  class Route {
    get distanceMeters() {
      return 10;
    }
    get durationMillis() {
      return 2_000;
    }
    get path() {
      return [FROM, TO].map((point) => new Point(point));
    }
    get legs() {
      return computed.legs;
    }
  }
  const route = parseGoogleRoutes({ routes: [new Route()] }, WISH, AT);
  expect(route).toMatchObject({ ok: true, value: { metres: 10, seconds: 2, line: [FROM, TO] } });
  expect(route.ok && 'remarks' in route.value).toBe(false);
});

it('reads what the older service answers, with the text alone of its markup and whose data it is', () => {
  const route = parseDirections(directions(FROM, TO), WISH, AT);
  expect(route).toMatchObject({
    ok: true,
    value: { by: 'google', metres: 12_345, seconds: 1_500, remarks: ['Map data ©2026'] },
  });
  expect(route.ok && route.value.steps.map(({ words }) => words)).toEqual([
    'Head east on Bailey Rd',
    'Turn right onto NH 22. Destination will be on the left',
  ]);
});

it('gives the length of a step without words to the one before', () => {
  const steps = [
    { instructions: 'Go', distanceMeters: 5 },
    { instructions: null, distanceMeters: 7 },
  ];
  expect(read({ legs: [{ steps }] })).toMatchObject({ value: { steps: [{ words: 'Go', metres: 12 }] } });
});

it.each([
  ['no answer', undefined, 'unreadable'],
  ['a text', 'x', 'unreadable'],
  ['routes that are none', { routes: 'x' }, 'unreadable'],
  ['a route that is none', { routes: [7] }, 'unreadable'],
  ['no route', { routes: [] }, 'ZERO_RESULTS'],
  ['no routes', {}, 'ZERO_RESULTS'],
] as const)('%s', (_name, answer, status) => {
  expect(parseGoogleRoutes(answer, WISH, AT)).toEqual({ ok: false, failure: status });
  expect(parseDirections(answer, WISH, AT)).toEqual({ ok: false, failure: status });
});

it.each([
  ['no length', { distanceMeters: undefined }],
  ['a length below zero', { distanceMeters: -1 }],
  ['a time without end', { durationMillis: Number.POSITIVE_INFINITY }],
  ['no time', { durationMillis: null }],
  ['no line', { path: undefined }],
  ['a line of one point', { path: [FROM] }],
  ['a point beyond the pole', { path: [FROM, { lat: 91, lng: 85 }] }],
  ['a point without a number', { path: [FROM, { lat: '25', lng: 85 }] }],
  ['a hole in the line', { path: [FROM, null] }],
  ['no legs', { legs: undefined }],
  ['no steps', { legs: [{ steps: [] }] }],
  ['a step that is none', { legs: [{ steps: ['go'] }] }],
  ['a step without a length', { legs: [{ steps: [{ instructions: 'Go' }] }] }],
])('cannot read a route with %s', (_name, more) => {
  expect(read(more)).toEqual({ ok: false, failure: 'unreadable' });
});

it('takes no way in another country', () => {
  const elsewhere = [
    { lat: 52.5, lng: 13.4 },
    { lat: 52.6, lng: 13.5 },
  ];
  expect(read({ path: elsewhere })).toEqual({ ok: false, failure: 'off-road' });
});

it.each([
  [{ code: 'PERMISSION_DENIED' }, 'PERMISSION_DENIED'],
  [new Error('DIRECTIONS_ROUTE: ZERO_RESULTS: No route could be found'), 'ZERO_RESULTS'],
  [Object.assign(new Error('fetch failed'), { name: 'MapsNetworkError' }), 'no-connection'],
  [{ code: '<img src=x>' }, 'UNKNOWN_ERROR'],
  [{ code: 'X'.repeat(60) }, 'UNKNOWN_ERROR'],
  [undefined, 'UNKNOWN_ERROR'],
  ['REQUEST_DENIED', 'UNKNOWN_ERROR'],
] as const)('why there is none: %j', (error, status) => {
  expect(googleStatus(error)).toBe(status);
});

it.each([
  ['Turn <b>left</b> onto <b>A&amp;B&nbsp;Road</b>', 'Turn left onto A&B Road'],
  ['Turn left<div>Toll road</div><div>Arrive</div>', 'Turn left. Toll road. Arrive'],
  ['Go on.\nThen stop.', 'Go on. Then stop.'],
  ['<script>alert(1)</script>', 'alert(1)'],
  ['&lt;b&gt; &#39;x&#x27; &unknown; &#99999999;', "<b> 'x' &unknown; &#99999999;"],
  ['5 < 6', '5 < 6'],
  [undefined, ''],
])('takes the text of %s', (said, words) => {
  expect(plainWords(said)).toBe(words);
});

it('reads whatever comes without throwing', () => {
  fc.assert(
    fc.property(fc.anything(), fc.object(), fc.string(), (answer, route, said) => {
      for (const parse of [parseGoogleRoutes, parseDirections]) {
        expect(parse(answer, WISH, AT).ok).toBe(false);
        expect(typeof parse({ routes: [{ ...computed, ...route }] }, WISH, AT).ok).toBe('boolean');
      }
      expect(Array.from(plainWords(said)).length).toBeLessThanOrEqual(400);
      expect(googleStatus(answer)).toMatch(/./);
    }),
  );
});
