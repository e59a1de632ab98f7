import { beforeEach, expect, it } from 'vitest';
import { mainDb } from '../../db.ts';
import type { NgoRow } from '../../lists/rows.ts';
import { newListState } from '../../lists/state.ts';
import { ngosOrNear } from './near-ngos.ts';
import type { NgoSearch } from './ngos.ts';

const ngo = (name: string, more: Partial<NgoRow> = {}): NgoRow => ({
  _id: name,
  organizationName: name,
  sortName: name.toLowerCase(),
  focusAreas: ['Shelter'],
  status: 'approved',
  createdAt: '',
  round: 0,
  ...more,
});
const found = async (asked: Partial<NgoSearch>, limit = 10) => {
  const { ngos, hasMore, isNear } = await ngosOrNear({ search: '', category: '', scope: '', ...asked }, limit);
  return [ngos.map(({ _id }) => _id), isNear, hasMore];
};

beforeEach(async () => {
  await mainDb.ngos.clear();
  await mainDb.lists.put(newListState('ngos', ''));
  await mainDb.ngos.bulkPut([
    ngo('Kosi Relief', { city: 'Supaul' }),
    ngo('Kosi Reliefs', { city: 'Patna', focusAreas: ['Food Aid'] }),
    ngo('Kosi Reliev', { status: 'pending' }),
  ]);
});

it('what fits stands alone, and what comes close where nothing does: in name or city, in any order, of the same choice', async () => {
  expect(await found({})).toEqual([['Kosi Relief', 'Kosi Reliefs'], false, false]);
  expect(await found({ search: 'Reliefs' })).toEqual([['Kosi Reliefs'], false, false]);
  expect(await found({ search: 'Relieff' })).toEqual([['Kosi Relief', 'Kosi Reliefs'], true, false]);
  expect(await found({ search: 'Relieff' }, 1)).toEqual([['Kosi Relief'], true, true]);
  expect(await found({ search: 'supual kosi' })).toEqual([['Kosi Relief'], true, false]);
  expect(await found({ search: 'Relieff', category: 'Food Aid' })).toEqual([['Kosi Reliefs'], true, false]);
  expect(await found({ search: 'Relieff', category: 'Medical Aid' })).toEqual([[], false, false]);
  expect(await found({ search: 'Kozi' })).toEqual([[], false, false]);
});
