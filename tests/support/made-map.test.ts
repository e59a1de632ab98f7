import { PMTiles, ResolvedValueCache } from 'pmtiles';
import { PmtilesSource } from 'protomaps-leaflet';
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
  const layers = await new PmtilesSource(file, false).get({ z: 14, x: 12_065, y: 6986 }, 512);
  const names = layers.get('places')?.map(({ props }) => [props['name'], props['name:ar'], props['name:hi']]);
  expect(names).toContainEqual(['Nayapur', 'نيابور', 'नयापुर']);
  expect([...layers.keys()]).toEqual(expect.arrayContaining(['earth', 'water', 'roads', 'buildings', 'places']));
  expect(await file.getZxy(14, 0, 0)).toBeUndefined();
});
