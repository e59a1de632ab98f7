import { describe, expect, it } from 'vitest';
import { encodePolyline } from '../../../../tests/support/encode-polyline.ts';
import { osrmAnswer } from '../../../../tests/support/osrm-answers.ts';
import { fc } from '../../../../tests/support/property.ts';
import { parseRoute } from './parse-route.ts';

const FROM = { lat: 25.7, lng: 85.14 };
const TO = { lat: 25.61, lng: 85.2 };
const wish = { from: FROM, to: TO };
const about = { host: 'routes.example.org', at: 1_700_000_000_000 };
const parse = (json: unknown, status = 200) =>
  parseRoute({ status, text: typeof json === 'string' ? json : JSON.stringify(json) }, wish, about);

/** The usual answer with something else in its route, or in the first of its steps. */
function answerWith(route: object, step: object = {}): unknown {
  const answer = osrmAnswer(FROM, TO);
  const [first] = answer.routes;
  const [leg] = first?.legs ?? [];
  const steps = (leg?.steps ?? []).map((one, index) => (index === 0 ? { ...one, ...step } : one));
  return { ...answer, routes: [{ ...first, legs: [{ ...leg, steps }], ...route }] };
}

describe('an answer of a route service', () => {
  it('is read with its line, its steps and who gave it', () => {
    expect(parse(osrmAnswer(FROM, TO))).toEqual({
      ok: true,
      value: {
        by: 'osrm',
        ...about,
        ...wish,
        metres: 12_345,
        seconds: 1_500,
        line: [FROM, { lat: 25.7, lng: 85.2 }, TO],
        steps: [
          { type: 'depart', bearing: 90, road: 'Bailey Road', metres: 6172.5 },
          { type: 'turn', modifier: 'right', bearing: 180, road: 'NH 22', metres: 6172.5 },
          { type: 'arrive', modifier: 'left', bearing: 0, metres: 0 },
        ],
      },
    });
  });

  const coordinates = [FROM, { lat: 25.7, lng: 85.2 }, TO].map(({ lat, lng }) => [lng, lat]);

  it.each([
    ['as it was asked for', osrmAnswer(FROM, TO)],
    ['in GeoJSON', answerWith({ geometry: { type: 'LineString', coordinates } })],
    [
      'in GeoJSON with heights',
      answerWith({ geometry: { type: 'LineString', coordinates: coordinates.map((one) => [...one, 53]) } }),
    ],
  ])('has the same line %s', (_name, json) => {
    const answer = parse(json);
    expect(answer.ok && answer.value.line).toEqual([FROM, { lat: 25.7, lng: 85.2 }, TO]);
  });

  it('keeps the exit of a roundabout, a ferry, and roads of any script at a bearable length', () => {
    const answer = parse(
      answerWith({}, { mode: 'ferry', name: ` ${'गंगा '.repeat(60)}`, maneuver: { type: 'rotary', exit: 3 } }),
    );
    const [step] = answer.ok ? answer.value.steps : [];
    expect(step).toMatchObject({ type: 'rotary', exit: 3, isFerry: true });
    expect(step?.road).toHaveLength(120);
    const odd = parse(
      answerWith({}, { name: 7, maneuver: { type: 'turn', exit: -1, modifier: 4, bearing_after: 'x' } }),
    );
    expect(odd.ok && odd.value.steps[0]).toEqual({ type: 'turn', metres: 6172.5 });
  });

  it.each([
    ['NoRoute', 400],
    ['NoSegment', 400],
    ['InvalidQuery', 400],
    ['TooBig', 400],
    ['NoRoute', 200],
  ])('with the code %s is that code', (code, status) => {
    expect(parse({ code, message: 'Impossible route between points' }, status)).toEqual({ ok: false, failure: code });
  });

  it.each([
    [429, 'Too Many Requests'],
    [403, '{"error":"quota exceeded"}'],
    [502, '<html>Bad Gateway</html>'],
    [500, ''],
    [404, JSON.stringify({ code: '<script>' })],
    [503, JSON.stringify(osrmAnswer(FROM, TO))],
  ])('with status %i and no code of its own is that status', (status, text) => {
    expect(parse(text, status)).toEqual({ ok: false, failure: `HTTP ${status}` });
  });

  it.each([
    ['a login page', '<!doctype html><title>Free Wi-Fi</title>'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['no route in it', { code: 'Ok', routes: [] }],
    ['routes that are none', { code: 'Ok', routes: [null] }],
    ['no line', answerWith({ geometry: undefined })],
    ['GeoJSON of one point', answerWith({ geometry: { type: 'LineString', coordinates: coordinates.slice(0, 1) } })],
    ['GeoJSON without points', answerWith({ geometry: { type: 'LineString' } })],
    ['GeoJSON of several lines', answerWith({ geometry: { type: 'MultiLineString', coordinates: [coordinates] } })],
    ['GeoJSON with a hole', answerWith({ geometry: { type: 'LineString', coordinates: [...coordinates, [85.2]] } })],
    [
      'GeoJSON of words',
      answerWith({ geometry: { type: 'LineString', coordinates: [['85.14', '25.7'], ...coordinates] } }),
    ],
    [
      'GeoJSON beyond the pole',
      answerWith({ geometry: { type: 'LineString', coordinates: [[85, 95], ...coordinates] } }),
    ],
    ['a line in another format', answerWith({ geometry: [FROM, TO] })],
    ['a line that is cut off', answerWith({ geometry: '_p~iF~ps|' })],
    ['a line of one point', answerWith({ geometry: encodePolyline([FROM]) })],
    ['a line beyond the pole', answerWith({ geometry: encodePolyline([FROM, { lat: 95, lng: 85 }, TO]) })],
    ['a distance below nothing', answerWith({ distance: -1 })],
    ['a distance that is no number', answerWith({ distance: '12 km' })],
    ['no duration', answerWith({ duration: undefined })],
    ['no legs', answerWith({ legs: undefined })],
    ['legs without steps', answerWith({ legs: [{ steps: [] }] })],
    ['a step without a maneuver', answerWith({}, { maneuver: null })],
    ['a step without a distance', answerWith({}, { distance: undefined })],
    ['more steps than any drive has', answerWith({ legs: [{ steps: Array.from({ length: 5_001 }, () => ({})) }] })],
  ])('cannot be read with %s', (_name, json) => {
    expect(parse(json)).toEqual({ ok: false, failure: 'unreadable' });
  });

  it('cannot be read with a length beyond all numbers', () => {
    const text = JSON.stringify(osrmAnswer(FROM, TO)).replace('"duration":1500', '"duration":1e999');
    expect(parse(text)).toEqual({ ok: false, failure: 'unreadable' });
  });

  it.each([
    ['begins', [{ lat: 52.5, lng: 13.4 }, TO]],
    ['ends', [FROM, { lat: 52.5, lng: 13.4 }]],
  ])('that %s in another country is off the road', (_name, line) => {
    expect(parse(answerWith({ geometry: encodePolyline(line) }))).toEqual({ ok: false, failure: 'off-road' });
  });

  it('across the antimeridian is a route', () => {
    const [west, east] = [
      { lat: -17, lng: 179.9 },
      { lat: -17, lng: -179.9 },
    ];
    const text = JSON.stringify(osrmAnswer(west, east));
    expect(parseRoute({ status: 200, text }, { from: west, to: east }, about).ok).toBe(true);
  });

  it('is never taken for a route where it was cut off, and never throws', () => {
    const whole = JSON.stringify(osrmAnswer(FROM, TO));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: whole.length - 1 }), (length) => {
        expect(parse(whole.slice(0, length)).ok).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parse(text).ok).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('distance', 'duration', 'geometry', 'legs'), (value, member) => {
        const answer = parse(answerWith({ [member]: value }));
        if (answer.ok) expect(Number.isFinite(answer.value.metres + answer.value.seconds)).toBe(true);
        else expect(answer.failure).toMatch(/^(unreadable|off-road)$/);
      }),
    );
  });
});
