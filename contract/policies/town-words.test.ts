import { expect, it } from 'vitest';
import { isNear, shortTown, townWords } from './town-words.ts';

const english = new Intl.DisplayNames('en', { type: 'region' });

it.each([
  [{ name: 'Saharsa', region: 'Bihar', country: 'IN', km: 1 }, 'Saharsa, Bihar'],
  [{ name: 'Delhi', region: 'Delhi', country: 'IN', km: 1 }, 'Delhi, India'],
  [{ name: 'Willemstad', country: 'CW', km: 1 }, 'Willemstad, Curaçao'],
  [{ name: 'Singapore', country: 'SG', km: 0 }, 'Singapore'],
  [{ name: 'Atlantis', country: '', km: 0 }, 'Atlantis'],
])('%j is %s', (near, words) => {
  expect(townWords(near, english)).toBe(words);
});

it('is short in an index, and names a country where no region stands for it', () => {
  expect(shortTown({ name: 'Patna', region: 'Bihar', country: 'IN', km: 1 })).toBe('Patna');
  expect(shortTown({ name: 'Manhala', country: 'PK', km: 8 })).toBe('Manhala (PK)');
  expect(shortTown({ name: 'Atlantis', country: '', km: 8 })).toBe('Atlantis');
});

it('is near up to 20 km', () => {
  expect([0, 20, 21, 100].map((km) => isNear({ km }))).toEqual([true, true, false, false]);
});
