import { afterEach, expect, it, vi } from 'vitest';
import * as list from './admin-aid.ts';
import { openAidBeside } from './open-aid-beside.ts';

afterEach(() => vi.restoreAllMocks());

const place = { lati: 26.12, long: 85.4 };
const NUMBER = '+91 98765 43210';

const aid = (_id: string, lati?: number, contactNumber = '0177 452100') => ({
  _id,
  contactNumber,
  ...(lati !== undefined && { position: { lati, long: 85.4 } }),
});

const beside = async (disaster: Parameters<typeof openAidBeside>[0], rows: readonly object[]) => {
  const asked = vi.spyOn(list, 'adminAid').mockResolvedValue({ rows, hasMore: false } as unknown as list.AdminAidList);
  const found = await openAidBeside(disaster);
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ status: 'active' }));
  return { ids: found.rows.map(({ aid: { _id } }) => _id), total: found.total };
};

it('are those of the reporter’s number first, then those within 3 km, the nearest first', async () => {
  const rows = [
    aid('farther', 26.14),
    aid('nearer', 26.121),
    aid('too far', 26.16),
    aid('without a place'),
    aid('same number, without a place', undefined, '098765-43210'),
    aid('same number, far away', 27, NUMBER),
  ];
  expect(await beside({ location: place, contactNumber: NUMBER }, rows)).toEqual({
    ids: ['same number, without a place', 'same number, far away', 'nearer', 'farther'],
    total: 4,
  });
});

it('are none where neither place nor number is known', async () => {
  expect(await beside({ location: { lati: 0, long: 0 } }, [aid('one', 26.12), aid('two')])).toEqual({
    ids: [],
    total: 0,
  });
});

it('are twenty at most, and all of them are counted', async () => {
  const rows = Array.from({ length: 30 }, (_, at) => aid(`aid ${at}`, 26.12));
  const { ids, total } = await beside({ location: place }, rows);
  expect([ids.length, total]).toEqual([20, 30]);
});
