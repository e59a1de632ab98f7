import { randomUUID } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fc } from '../../tests/support/property.ts';
import { disasterTypes } from '../enumerations.ts';
import { indexDataSchema } from '../entities/report-index.ts';
import { limits } from '../limits.ts';
import { applyIndex, readIndex, squareOf, writeIndex, type IndexedDisaster } from './report-index.ts';

const disaster = fc.record({
  id: fc.uuid({ version: 4 }),
  disasterType: fc.constantFrom(...disasterTypes),
  lat: fc.integer({ min: -9000, max: 9000 }).map((hundredths) => hundredths / 100),
  lng: fc.integer({ min: -18_000, max: 18_000 }).map((hundredths) => hundredths / 100),
  reportedMs: fc.integer({ min: 0, max: 40_000_000 }).map((minutes) => minutes * 60_000),
  count: fc.integer({ min: 1, max: 50 }),
  town: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
});
const disasters = fc.uniqueArray(disaster, { selector: ({ id }) => id, maxLength: 30 });

const byId = (list: readonly IndexedDisaster[]) => list.toSorted((a, b) => (a.id < b.id ? -1 : 1));

describe('the index of what is reported', () => {
  it('is read as it was written, whatever is in it', () => {
    fc.assert(
      fc.property(disasters, fc.array(fc.uuid({ version: 4 })), (list, gone) => {
        const data = writeIndex({ disasters: list, gone });
        expect(v.is(indexDataSchema, { ...data, isWhole: true })).toBe(true);
        const read = readIndex(JSON.parse(JSON.stringify(data)) as typeof data);
        expect(byId(read.disasters)).toEqual(byId(list));
        expect(read.gone).toEqual(gone);
      }),
    );
  });

  it('is the same by any sequence of changes as told whole, also where a change is told twice', () => {
    fc.assert(
      fc.property(disasters, fc.array(fc.tuple(disasters, fc.infiniteStream(fc.boolean()))), (first, steps) => {
        let server = new Map(first.map((one) => [one.id, one]));
        let phone = applyIndex([], { ...writeIndex({ disasters: first, gone: [] }), isWhole: true });
        for (const [changed, goes] of steps) {
          const gone = [...server.keys()].filter(() => goes.next().value === true);
          server = new Map([...server].filter(([id]) => !gone.includes(id)));
          for (const one of changed) server.set(one.id, one);
          const delta = {
            ...writeIndex({ disasters: changed, gone: gone.filter((id) => !server.has(id)) }),
            isWhole: false,
          };
          phone = applyIndex(applyIndex(phone, delta), delta);
        }
        expect(byId(phone)).toEqual(byId([...server.values()]));
      }),
    );
  });

  it('is at most 40 kB on the way, for as many as it holds, all different', () => {
    const list = Array.from({ length: limits.indexRecords }, (_, at): IndexedDisaster => ({
      id: randomUUID(),
      disasterType: disasterTypes[at % disasterTypes.length] ?? 'other',
      lat: 25 + Math.floor(Math.random() * 200) / 100,
      lng: 85 + Math.floor(Math.random() * 200) / 100,
      reportedMs: 1_790_000_000_000 - Math.floor(Math.random() * 20_000) * 60_000,
      count: 1 + (at % 12),
      town: `Village ${at % 300}`,
    }));
    const text = JSON.stringify({
      success: true,
      data: { ...writeIndex({ disasters: list, gone: [] }), isWhole: true },
    });
    const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
    expect(brotliCompressSync(text, quick).length).toBeLessThanOrEqual(limits.indexBytes);
    // Also where something in between takes the compression away.
    expect(text.length).toBeLessThan(50_000);
  });

  it('names no more of a place than its square', () => {
    expect(squareOf({ lat: 25.6123, lng: -0.4 })).toBe('25,-1');
    expect(squareOf({ lat: -0.1, lng: 179.99 })).toBe('-1,179');
  });
});
