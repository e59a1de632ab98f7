import { expect, it } from 'vitest';
import { roughPlace } from './rough-place.ts';

const HERE = { lat: 25.61, lng: 85.14 };
const CHOSEN = { lati: 26.1, long: 85.4, name: 'Gaighat' };
const TOLD = { lati: 24.8, long: 85 };
const MAP = { lat: 20.3, lng: 85.8, zoom: 10 };

it('is the best that is known: here, the place chosen for alerts, where alerts found the phone, what it used last', () => {
  const alerts = { wishes: { place: CHOSEN }, place: TOLD };
  expect(roughPlace({ kind: 'on', from: HERE }, alerts, MAP)).toEqual({ by: 'here', from: HERE });
  for (const own of [{ kind: 'off' }, { kind: 'off', failure: 'refused' }, { kind: 'asking' }] as const) {
    const chosen = { by: 'chosen', from: { lat: 26.1, lng: 85.4 }, name: 'Gaighat' };
    expect(roughPlace(own, alerts, MAP)).toEqual(chosen);
    expect(roughPlace(own, { wishes: {}, place: TOLD }, MAP)).toEqual({ by: 'alerts', from: { lat: 24.8, lng: 85 } });
    expect(roughPlace(own, { wishes: {} }, MAP)).toEqual({ by: 'map', from: { lat: 20.3, lng: 85.8 } });
    expect(roughPlace(own, null, undefined)).toBeUndefined();
  }
});
