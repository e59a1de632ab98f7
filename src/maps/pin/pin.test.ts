// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { lastPlace, rememberPlace } from '../../hooks/lists/last-place.ts';
import { readPosition } from '../../../contract/base/read-position.ts';
import { positionText, shownPosition } from './position-text.ts';
import { startView } from './start-view.ts';

describe('a position in words', () => {
  it('says what the form then reads', () => {
    const point = { lat: 26.123_456, lng: -86.5 };
    expect(readPosition(positionText(point))).toEqual(point);
    expect(shownPosition(point)).toEqual(['26.12346', '-86.50000']);
  });
});

describe('where the map opens', () => {
  it('is the place that the form knows, else the region of the last one, else the country of the deployment, else the world', () => {
    const known = { lat: 26, lng: 86 };
    const last = { lat: 12, lng: 13, zoom: 7 };
    const country = { lat: 22.9, lng: 80.2, zoom: 4 };
    expect(startView(known, last, country)).toEqual({ point: known, zoom: 16 });
    expect(startView(undefined, last, country)).toEqual({ point: { lat: 12, lng: 13 }, zoom: 7 });
    expect(startView(undefined, undefined, country)).toEqual({ point: { lat: 22.9, lng: 80.2 }, zoom: 4 });
    expect(startView(undefined, undefined, undefined).zoom).toBe(1);
  });

  it('is remembered as a region, not as a place', () => {
    expect(lastPlace()).toBeUndefined();
    rememberPlace({ lat: 26.123_456, lng: 86.654_321, zoom: 17 });
    expect(lastPlace()).toEqual({ lat: 26.1, lng: 86.7, zoom: 10 });
    localStorage.setItem('relief-relay-last-place', 'odd words here');
    expect(lastPlace()).toBeUndefined();
  });
});
