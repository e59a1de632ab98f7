import { beforeEach, expect, it } from 'vitest';
import { mainDb } from '../../db.ts';
import type { NgoRow } from '../../lists/rows.ts';
import { ngosSuited } from './ngos-suited.ts';

const made = (name: string, more: Partial<NgoRow> = {}): NgoRow => ({
  _id: name,
  organizationName: name,
  sortName: name.toLowerCase(),
  focusAreas: [],
  status: 'approved',
  createdAt: '2026-03-04T10:00:00.000Z',
  round: 1,
  ...more,
});
const names = async (text: string, limit = 10, rankOf: (ngo: NgoRow) => number = () => 0) => {
  const { ngos, total } = await ngosSuited(text, rankOf, limit);
  return [ngos.map(({ _id }) => _id), total];
};

beforeEach(async () => {
  await Promise.all(mainDb.tables.map((table) => table.clear()));
  await mainDb.lists.put({ name: 'ngos', account: '', round: 1, isComplete: true });
});

it('finds each word in the name, the place or the work, in any letters', async () => {
  await mainDb.ngos.bulkPut([
    made('Kosi Relief', { city: 'Supaul', focusAreas: ['Food Aid'] }),
    made('Médicos', { address: '4 Dumra Road' }),
    made('Kosi waiting', { status: 'pending' }),
  ]);
  expect(await names('kosi')).toEqual([['Kosi Relief'], 1]);
  expect(await names('food supaul')).toEqual([['Kosi Relief'], 1]);
  expect(await names('medicos dumra')).toEqual([['Médicos'], 1]);
  expect(await names('kosi dumra')).toEqual([[], 0]);
});

it('has the best suited first however late in the alphabet they stand, and counts the others', async () => {
  const many = Array.from({ length: 700 }, (_, place) => made(`A ${String(place).padStart(4, '0')}`));
  await mainDb.ngos.bulkPut([...many, made('Zeta'), made('Yak')]);
  const rankOf = ({ _id }: NgoRow) => ['Zeta', 'Yak'].indexOf(_id) + 1;
  expect(await names('', 3, rankOf)).toEqual([['Yak', 'Zeta', 'A 0000'], 702]);
});

it('has those that come close where none fits', async () => {
  await mainDb.ngos.bulkPut([made('Kosi Relief', { city: 'Supaul' }), made('Kosi Reliefs')]);
  expect(await ngosSuited('reliefs', () => 0, 10)).toMatchObject({ ngos: [{ _id: 'Kosi Reliefs' }], isNear: false });
  expect(await ngosSuited('supual', () => 0, 10)).toMatchObject({ ngos: [{ _id: 'Kosi Relief' }], isNear: true });
  expect(await ngosSuited('relieff', () => 0, 1)).toMatchObject({ ngos: [{ _id: 'Kosi Relief' }], total: 2 });
  expect(await ngosSuited('supual rice', () => 0, 10)).toEqual({ ngos: [], total: 0, isNear: false });
});
