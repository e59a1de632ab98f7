// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentPosition, locationPermission } from './location.ts';
import { watchPosition } from './watch-position.ts';

type Ask = Geolocation['getCurrentPosition'];

function withGeolocation(getCurrentPosition: Ask): void {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
}

function fix(latitude: number, longitude: number): GeolocationPosition {
  return { coords: { latitude, longitude, accuracy: 12 }, timestamp: 1 } as GeolocationPosition;
}

function refusal(code: number): GeolocationPositionError {
  return { code } as GeolocationPositionError;
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('currentPosition', () => {
  it('answers the position by the phone’s own clock, asked as section 9 says', async () => {
    const ask = vi.fn<Ask>((done) => done(fix(19.07, 72.87)));
    withGeolocation(ask);
    expect(await currentPosition()).toEqual({
      ok: true,
      value: { lati: 19.07, long: 72.87, accuracyMetres: 12, at: 1_700_000_000_000 },
    });
    expect(ask.mock.calls[0]?.[2]).toEqual({ enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 });
  });

  it.each([
    [1, 'refused'],
    [2, 'unavailable'],
    [3, 'timed-out'],
  ])('names failure %i %s', async (code, failure) => {
    withGeolocation((_done, fail) => fail?.(refusal(code)));
    expect(await currentPosition()).toEqual({ ok: false, failure });
  });

  it('gives up after 11 s on a browser that never calls back, and ignores it when it does later', async () => {
    let answerLate: PositionCallback = () => undefined;
    withGeolocation((done) => {
      answerLate = done;
    });
    const asked = currentPosition();
    let isSettled = false;
    void asked.then(() => {
      isSettled = true;
    });
    await vi.advanceTimersByTimeAsync(10_999);
    expect(isSettled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    answerLate(fix(1, 2));
    expect(await asked).toEqual({ ok: false, failure: 'timed-out' });
  });

  const nowhere = [
    ['no numbers', NaN, 72.87],
    ['without end', 19.07, Number.POSITIVE_INFINITY],
    ['0, 0', 0, 0],
    ['beyond the pole', 90.01, 72.87],
    ['beyond the antimeridian', 19.07, -180.01],
  ] as const;

  it.each(nowhere)('takes coordinates that are %s for no position', async (_name, latitude, longitude) => {
    withGeolocation((done) => done(fix(latitude, longitude)));
    expect(await currentPosition()).toEqual({ ok: false, failure: 'unavailable' });
    const told = vi.fn<Parameters<typeof watchPosition>[0]>();
    vi.stubGlobal('navigator', {
      geolocation: { watchPosition: (done: PositionCallback) => done(fix(latitude, longitude)), clearWatch: vi.fn() },
    });
    watchPosition(told)();
    expect(told.mock.calls).toEqual([[{ ok: false, failure: 'unavailable' }]]);
  });

  it.each([
    ['at the pole', 90, 0],
    ['on the antimeridian', -17, 180],
    ['on the equator', 0, 32.5],
    ['on the meridian of Greenwich', 5.6, 0],
  ])('takes a position %s for one', async (_name, latitude, longitude) => {
    withGeolocation((done) => done(fix(latitude, longitude)));
    expect(await currentPosition()).toMatchObject({ ok: true, value: { lati: latitude, long: longitude } });
  });

  it('says so where there is no GPS to ask', async () => {
    vi.stubGlobal('navigator', {});
    expect(await currentPosition()).toEqual({ ok: false, failure: 'unsupported' });
  });
});

describe('locationPermission', () => {
  it.each(['granted', 'prompt', 'denied'])('answers %s', async (state) => {
    vi.stubGlobal('navigator', { permissions: { query: async () => ({ state }) } });
    expect(await locationPermission()).toBe(state);
  });

  it('is unknown where the browser can’t tell', async () => {
    vi.stubGlobal('navigator', {});
    expect(await locationPermission()).toBe('unknown');
  });
});
