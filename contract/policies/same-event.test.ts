import { describe, expect, it } from 'vitest';
import { sameEvent, sameHousehold, type ComparedAid, type ComparedReport } from './same-event.ts';

const NEIGHBOURHOODS = 500;
const KM_PER_DEGREE = 111.2;
const HOUR_MS = 3_600_000;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const types = ['flood', 'fire', 'landslide', 'earthquake'];
const streets = Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => `${letter}nagar`);
const landmarks = ['temple', 'school', 'bridge', 'mill', 'market', 'clinic', 'station', 'well', 'mosque', 'depot'];
const scenes = {
  flood: ['water', 'rising', 'knee', 'houses', 'boat', 'roof', 'river', 'trapped', 'drain'],
  fire: ['smoke', 'burning', 'flames', 'shops', 'gas', 'cylinder', 'spreading', 'trapped', 'roof'],
  landslide: ['mud', 'rocks', 'road', 'buried', 'slope', 'houses', 'blocked', 'trapped', 'rain'],
  earthquake: ['wall', 'collapsed', 'cracks', 'rubble', 'trapped', 'shaking', 'houses', 'dust', 'stairs'],
} as const;
const filler = ['please', 'help', 'come', 'quickly', 'people', 'many', 'children', 'need', 'now', 'urgent', 'old'];

interface Made extends ComparedReport {
  event: number;
}

/** A part of a town, six kilometres wide, on two days: some events, each with those who report it, from where they stand and in their words. */
function neighbourhood(seed: number): Made[] {
  const next = numbersOf(seed);
  const pick = <One>(from: readonly One[]): One => from.at(Math.floor(next() * from.length)) as One;
  const some = (from: readonly string[], share: number) => from.filter(() => next() < share);
  const about = () => (next() + next() + next() - 1.5) / 1.5;
  const number = () => `+91 9${String(Math.floor(next() * 1e9)).padStart(9, '0')}`;
  const events = Array.from({ length: 4 + Math.floor(next() * 5) }, (_, event) => {
    const type = pick(types) as keyof typeof scenes;
    const [lat, lng, at] = [
      26 + (next() * 6) / KM_PER_DEGREE,
      86 + (next() * 6) / KM_PER_DEGREE,
      next() * 48 * HOUR_MS,
    ];
    return { event, type, lat, lng, at, where: [pick(streets), pick(landmarks), pick(streets)], phone: number() };
  });
  return events.flatMap(({ event, type, lat, lng, at, where, phone }) =>
    Array.from({ length: 1 + Math.floor(next() * 4) }, () => {
      // Most stand within some hundred metres of it; some phones know only their mast; a few do not say where they are.
      const [isCoarse, isNowhere, isSender] = [next() < 0.1, next() < 0.04, next() < 0.1];
      const spreadKm = isCoarse ? 0.9 : 0.22;
      const place = {
        lat: lat + (about() * spreadKm) / KM_PER_DEGREE,
        lng: lng + (about() * spreadKm) / KM_PER_DEGREE,
      };
      const words = [...some(where, 0.85), ...some(scenes[type], 0.55), ...some(filler, 0.3)].join(' ');
      return {
        event,
        type,
        place: isNowhere ? undefined : place,
        at: at + next() * 5 * HOUR_MS,
        words,
        phone: isSender || isNowhere ? phone : number(),
      };
    }),
  );
}

describe('reports of one event', () => {
  it(`of ${NEIGHBOURHOODS} neighbourhoods proposes at least 95 % of the doubles, and at most 10 % of what it proposes is wrong`, () => {
    let [doubles, found, proposed, wrong] = [0, 0, 0, 0];
    for (let seed = 1; seed <= NEIGHBOURHOODS; seed += 1) {
      const reports = neighbourhood(seed);
      reports.forEach((report, place) => {
        const others = reports.slice(0, place);
        const those = others.filter((other) => sameEvent(report, other) !== undefined);
        proposed += those.length;
        wrong += those.filter(({ event }) => event !== report.event).length;
        if (!others.some(({ event }) => event === report.event)) return;
        doubles += 1;
        // One that is proposed with any report of its event becomes one with all of them.
        if (those.some(({ event }) => event === report.event)) found += 1;
      });
    }
    expect(doubles).toBeGreaterThan(NEIGHBOURHOODS);
    expect(found / doubles).toBeGreaterThanOrEqual(0.95);
    expect(wrong / proposed).toBeLessThanOrEqual(0.1);
  });

  const one: ComparedReport = {
    type: 'flood',
    place: { lat: 26, lng: 86 },
    at: 0,
    words: 'water rising mill bridge',
    phone: '',
  };

  it('says what speaks for it, and never proposes another kind or another day', () => {
    expect(sameEvent(one, { ...one, at: HOUR_MS })).toEqual(['place', 'time', 'words']);
    expect(sameEvent(one, { ...one, type: 'fire' })).toBeUndefined();
    expect(sameEvent(one, { ...one, at: 25 * HOUR_MS })).toBeUndefined();
    expect(sameEvent(one, { ...one, place: { lat: 26.1, lng: 86 } })).toBeUndefined();
  });

  it('without a place goes by the number or nearly the same words', () => {
    const nowhere = { ...one, place: undefined, words: 'something else entirely different' };
    expect(sameEvent(one, nowhere)).toBeUndefined();
    expect(sameEvent({ ...one, phone: '98765 43210' }, { ...nowhere, phone: '+91 ٩٨٧٦٥٤٣٢١٠' })).toContain('phone');
    expect(sameEvent(one, { ...nowhere, words: 'Water, rising: bridge (mill)!' })).toContain('words');
  });
});

describe('aid requests of one household', () => {
  const one: ComparedAid = { place: { lat: 26, lng: 86 }, location: 'House 4, Mill Road', phone: '98765 43210' };
  it('are those of the same number or the same place', () => {
    expect(sameHousehold(one, { ...one, phone: '91111 22222' })).toEqual(['place']);
    expect(sameHousehold(one, { ...one, place: { lat: 27, lng: 86 } })).toEqual(['phone']);
    expect(sameHousehold(one, { place: undefined, location: 'mill road, house 4', phone: '' })).toEqual(['place']);
    expect(sameHousehold(one, { place: { lat: 26.001, lng: 86 }, location: one.location, phone: '1' })).toBeUndefined();
  });
});
