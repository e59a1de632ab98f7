import { VectorTile } from '@mapbox/vector-tile';
import Protobuf from 'pbf';
import { PMTiles, ResolvedValueCache } from 'pmtiles';
import { expect, it } from 'vitest';
import { openDirectory, openTile } from '../../src/maps/base/sound-file.ts';
import { madeMap } from './made-map.ts';

it('is a file that the phone’s reader reads, with names in four languages', async () => {
  const bytes = Uint8Array.from(madeMap());
  const source = {
    getKey: () => 'made',
    getBytes: async (offset: number, length: number) => ({ data: bytes.slice(offset, offset + length).buffer }),
  };
  const file = new PMTiles(source, new ResolvedValueCache(5, true, openDirectory), openTile);
  const tile = await file.getZxy(14, 12065, 6986);
  const around = await Promise.all([6985, 6986, 6987].map((y) => file.getZxy(14, 12065, y)));
  const names = around.flatMap((one) => {
    if (!one) return [];
    const { layers } = new VectorTile(new Protobuf(one.data));
    const places = layers['places'];
    return Array.from({ length: places?.length ?? 0 }, (_, index) => places?.feature(index).properties['name:ar']);
  });
  expect(names).toContain('نيابور');
  expect(tile?.data.byteLength).toBeGreaterThan(100);
  expect(await file.getZxy(14, 0, 0)).toBeUndefined();
});
