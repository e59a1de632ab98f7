import { describe, expect, it } from 'vitest';
import { distanceKm, type Point } from '../../contract/base/great-circle.ts';
import { townWords } from '../../contract/policies/town-words.ts';
import { fc } from '../../tests/support/property.ts';
import { nearestTown } from './nearest-town.ts';
import { countryAt, readCountries, unpackCountries } from './country-file.ts';
import { nearPlace } from './near-place.ts';
import { BANDS, COLUMNS, readTowns, STEPS, unpackTowns } from './town-file.ts';

const towns = readTowns();
const english = new Intl.DisplayNames('en', { type: 'region' });
const none = { name: '', country: '', km: 0 };

/** Every town by its number, without an index: what the index is held against. */
const points: readonly Point[] = Array.from({ length: BANDS * COLUMNS }, (_, cell) => cell).flatMap((cell) => {
  const [from = 0, to = 0] = towns.firstOf.subarray(cell, cell + 2);
  return Array.from({ length: to - from }, (_, nth) => ({
    lat: Math.floor(cell / COLUMNS) - 90 + (towns.north[from + nth] ?? 0) / STEPS,
    lng: (cell % COLUMNS) - 180 + (towns.east[from + nth] ?? 0) / STEPS,
  }));
});

function kmOfNearest(from: Point): number {
  return points.reduce((least, point) => Math.min(least, distanceKm(from, point)), Number.POSITIVE_INFINITY);
}

describe('the towns of the world', () => {
  it('are all in the file, each with a name in one line, a country and a place', () => {
    expect(points.length).toBeGreaterThan(150_000);
    expect(towns.nameAt.length).toBe(points.length + 1);
    expect(towns.nameAt.at(-1)).toBe(towns.names.length + 1);
    expect(towns.nameAt.every((at, nth) => nth === 0 || at > (towns.nameAt[nth - 1] ?? 0) + 1)).toBe(true);
    expect(towns.region.every((number) => towns.regions[number] !== undefined)).toBe(true);
    expect(towns.regions.filter(([country]) => !/^[A-Z]{2}$/.test(country))).toEqual([]);
  });

  it('take no more than 6 MB, and none of it as objects', () => {
    const { firstOf, north, east, region, nameAt, names } = towns;
    const bytes = [firstOf, north, east, region, nameAt, names].map((part) => part.byteLength);
    expect(bytes.reduce((sum, one) => sum + one)).toBeLessThan(6e6);
  });

  it('are not read out of a file that was cut', () => {
    expect(() => unpackTowns(Buffer.from([2, 0, 0, 0, 0x5b, 0x5d, 1, 0]))).toThrow('cut');
    expect(() => unpackTowns(Buffer.alloc(0))).toThrow();
  });
});

describe('the nearest town', () => {
  it.each([
    ['Saharsa', 25.88, 86.6, { name: 'Saharsa', region: 'Bihar', country: 'IN', km: 1 }],
    ['a village between', 26.29, 86.57, { name: 'Nirmāli', region: 'Bihar', country: 'IN', km: 3 }],
    ['a country without regions', 1.29, 103.85, { name: 'Singapore', country: 'SG', km: 0 }],
    ['west of the antimeridian', -16.5, 179.99, { name: 'Labasa', region: 'Northern', country: 'FJ', km: 67 }],
    ['east of the antimeridian', -16.5, -179.99, { name: 'Labasa', region: 'Northern', country: 'FJ', km: 69 }],
    ['far north', 78.22, 15.63, { name: 'Longyearbyen', region: 'Svalbard', country: 'SJ', km: 1 }],
  ])('of %s', (_, lat, lng, near) => {
    expect(nearestTown(towns, { lat, lng })).toEqual(near);
  });

  it.each([
    ['in the ocean', 0.01, 0.01],
    ['in the Atlantic', -10, -30],
    ['at the North Pole', 90, 12],
    ['at the South Pole', -90, -180],
    ['on the antimeridian in the ice', -80, 180],
  ])('is none %s', (_, lat, lng) => {
    expect(nearestTown(towns, { lat, lng })).toBeUndefined();
  });

  it('is the one that a look at every town finds, wherever that is', () => {
    const anywhere = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    const nearTown = fc
      .tuple(
        fc.nat(points.length - 1),
        fc.double({ min: -1, max: 1, noNaN: true }),
        fc.double({ min: -1, max: 1, noNaN: true }),
      )
      .map(([town, north, east]) => {
        const { lat, lng } = points[town] ?? { lat: 0, lng: 0 };
        return { lat: Math.max(-90, Math.min(90, lat + north)), lng: ((lng + east + 540) % 360) - 180 };
      });
    fc.assert(
      fc.property(fc.oneof(anywhere, nearTown), (from) => {
        const least = kmOfNearest(from);
        expect(nearestTown(towns, from)?.km).toBe(least <= 100 ? Math.round(least) : undefined);
      }),
      { numRuns: 60 },
    );
  });
});

const countries = readCountries();

describe('the country of a place', () => {
  it.each([
    ['Kinshasa', -4.32, 15.31, 'CD'],
    ['Brazzaville, 10 km away over the river', -4.27, 15.28, 'CG'],
    ['the Indian side of Wagah', 31.6, 74.58, 'IN'],
    ['the Pakistani side of Wagah', 31.6, 74.55, 'PK'],
    ['Patna', 25.61, 85.14, 'IN'],
    ['Taveuni, east of the antimeridian', -16.85, -179.97, 'FJ'],
    ['Taveuni, west of the antimeridian', -16.85, 179.97, 'FJ'],
    ['Lesotho, inside of South Africa', -29.5, 28.2, 'LS'],
    ['Pristina', 42.66, 21.16, 'XK'],
    ['the South Pole', -90, 0, 'AQ'],
    ['the Bay of Bengal', 15, 88, ''],
    ['the Pacific at the antimeridian', 0, 180, ''],
    ['the North Pole', 90, 0, ''],
  ])('of %s', (_, lat, lng, country) => {
    expect(countryAt(countries, { lat, lng })).toBe(country);
  });

  it('is the one of nearly all towns that lie on land, as GeoNames has it', () => {
    let [same, other] = [0, 0];
    for (let cell = 0; cell < BANDS * COLUMNS; cell += 1) {
      const [from = 0, to = 0] = towns.firstOf.subarray(cell, cell + 2);
      for (let town = from; town < to; town += 1) {
        const degrees = (steps: number) => Number(steps.toFixed(2));
        const lat = degrees(Math.floor(cell / COLUMNS) - 90 + (towns.north[town] ?? 0) / STEPS);
        const lng = degrees((cell % COLUMNS) - 180 + (towns.east[town] ?? 0) / STEPS);
        const country = countryAt(countries, { lat, lng });
        if (country === towns.regions[towns.region[town] ?? 0]?.[0]) same += 1;
        else if (country !== '') other += 1;
      }
    }
    expect(same).toBeGreaterThan(165_000);
    expect(other).toBeLessThan(1_500);
  });

  it('is not read out of a file that was cut', () => {
    expect(() => unpackCountries(Buffer.from([2, 0, 0, 0, 0x5b, 0x5d, 1, 0]))).toThrow('cut');
  });
});

describe('the name of a place at a border', () => {
  it.each([
    // Position, whose town is the nearest of all, whose is named.
    ['Gombe in Kinshasa', -4.29, 15.3, 'CG', { name: 'Kinshasa', region: 'Kinshasa', country: 'CD', km: 5 }],
    ['Brazzaville', -4.28, 15.3, 'CG', { name: 'Brazzaville', region: 'Brazzaville', country: 'CG', km: 2 }],
    ['the Indian side of Wagah', 31.6, 74.57, 'PK', { name: 'Chugānwān', region: 'Punjab', country: 'IN', km: 15 }],
    ['the Pakistani side of Wagah', 31.6, 74.55, 'PK', { name: 'Manhala', region: 'Punjab', country: 'PK', km: 7 }],
    ['French Guiana', 3.92, -51.88, 'GF', { name: 'Saint-Georges', region: 'Guyane', country: 'GF', km: 9 }],
  ])('is one of its own country: %s', (_, lat, lng, nearest, named) => {
    expect(nearestTown(towns, { lat, lng })?.country).toBe(nearest);
    expect(nearPlace({ lati: lat, long: lng })).toEqual(named);
  });

  it('is one from beyond the border where none of its own is near, with the country in place of the region', () => {
    const point = { lat: 25.88, lng: 86.6 };
    expect(nearestTown(towns, point, 'IN')).toEqual({ name: 'Saharsa', region: 'Bihar', country: 'IN', km: 1 });
    expect(nearestTown(towns, point, 'BT')).toEqual({ name: 'Saharsa', country: 'IN', km: 1 });
    expect(townWords(nearestTown(towns, point, 'BT') ?? none, english)).toBe('Saharsa, India');
    expect(nearestTown(towns, point, '')).toEqual(nearestTown(towns, point, 'IN'));
  });
});

describe('the name of a place', () => {
  it('is the same for all positions that the public sees as the same', () => {
    const told = nearPlace({ lati: 26.29, long: 86.57 });
    expect(told?.name).toBe('Nirmāli');
    for (const [lati, long] of [
      [26.285_01, 86.565_01],
      [26.294_99, 86.574_99],
      ['26.2876', '86.5731'],
    ] as const) {
      expect(nearPlace({ lati, long })).toEqual(told);
    }
  });

  it('is none without a position, for one that is none, and for 0, 0, which stands for one', () => {
    expect(nearPlace(undefined)).toBeUndefined();
    expect(nearPlace({ lati: 'x', long: '' })).toBeUndefined();
    expect(nearPlace({ lati: 91, long: 10 })).toBeUndefined();
    expect(nearPlace({ lati: 0, long: 0 })).toBeUndefined();
    expect(nearPlace({ lati: 0.004, long: -0.004 })).toBeUndefined();
  });
});
