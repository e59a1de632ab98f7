// @vitest-environment node
import { expect, it } from 'vitest';
import { distanceKm } from '../../../contract/base/great-circle.ts';
import { fc } from '../../../tests/support/property.ts';
import { MainDatabase } from '../db.ts';
import { areaOf } from './aid-area.ts';
import { areasAround } from './areas-around.ts';

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const point = fc.record({ lat: degrees(90), lng: degrees(180) });
const within = (value: number, most: number) => Math.max(-most, Math.min(most, value));
const flood = (lati: number, long: number) =>
  ({ disasterType: 'Flood', status: 'active', position: { lati, long } }) as const;

it('finds whatever is within the circle, at the poles and across the date line too', () => {
  const aside = fc.record({ north: degrees(0.3), east: degrees(1) });
  fc.assert(
    fc.property(point, aside, ({ lat, lng }, { north, east }) => {
      const other = {
        lat: within(lat + north, 90),
        lng: ((lng + east / Math.max(0.01, Math.cos((lat * Math.PI) / 180)) + 540 + 3600) % 360) - 180,
      };
      fc.pre(distanceKm({ lat, lng }, other) <= 25 && (other.lat !== 0 || other.lng !== 0));
      expect(areasAround('flood', { lat, lng }, 25)).toContain(areaOf(flood(other.lat, other.lng)));
    }),
  );
});

it('looks into few squares, its own first, and each once', () => {
  const areas = areasAround('flood', { lat: 26.1, lng: 179.99 }, 25);
  expect(areas[0]).toBe(areaOf(flood(26.1, 179.99)));
  expect(areas).toHaveLength(new Set(areas).size);
  expect(areas.length).toBeLessThanOrEqual(12);
  expect(areas).toContain(areaOf(flood(26.1, -179.9)));
});

it('is of open requests of which the place is known', () => {
  expect(areaOf({ ...flood(26, 85), status: 'fulfilled' })).toBeUndefined();
  expect(areaOf(flood(0, 0))).toBeUndefined();
  expect(areaOf({ ...flood(26, 85), disasterType: 'War' })).toMatch(/^other /);
});

it('is added to what a phone kept before there were areas', async () => {
  const base = { requirements: [], deadline: '', createdAt: '', round: 0 };
  await new Promise<void>((resolve, reject) => {
    // Dexie's version 3.
    const opening = indexedDB.open('before-areas', 30);
    opening.addEventListener('upgradeneeded', () => {
      const rows = opening.result.createObjectStore('aid', { keyPath: '_id' });
      rows.createIndex('[status+createdAt]', ['status', 'createdAt']);
      rows.put({ _id: 'open', ...base, ...flood(26, 85) });
      rows.put({ _id: 'over', ...base, ...flood(26, 85), status: 'fulfilled' });
    });
    opening.addEventListener('error', () => reject(new Error('not made', { cause: opening.error })));
    opening.addEventListener('success', () => {
      opening.result.close();
      resolve();
    });
  });
  const db = new MainDatabase('before-areas');
  const found = await db.aid
    .where('area')
    .equals(areaOf(flood(26, 85)) ?? '')
    .toArray();
  expect(found.map(({ _id }) => _id)).toEqual(['open']);
  await db.delete();
});
