// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentPosition, locationPermission } from './location.ts';

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

  it('takes coordinates that are no numbers for no position', async () => {
    withGeolocation((done) => done(fix(NaN, 72.87)));
    expect(await currentPosition()).toEqual({ ok: false, failure: 'unavailable' });
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
