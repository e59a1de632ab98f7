import { expect, it } from 'vitest';
import { findTowns } from './find-towns.ts';

const named = (typed: string, country = 'IN') =>
  findTowns(typed, country).map(({ name, region, country: of }) => [name, region, of]);

it('towns are found by their name, those of the own country first, with where they are to a square kilometre', () => {
  expect(findTowns('Saharsa', 'IN')[0]).toEqual({
    name: 'Saharsa',
    region: 'Bihar',
    country: 'IN',
    lati: 25.88,
    long: 86.6,
  });
  expect(named('patna')[0]).toEqual(['Patna', 'Bihar', 'IN']);
  expect(named('hyderabad', 'PK')[0]).toEqual(['Hyderabad', 'Sindh', 'PK']);
});

it('as they are typed: without accents, in any case, with more spaces, by a beginning or a later word', () => {
  for (const typed of ['nirmali', 'NIRMĀLI', '  Nirmali ']) expect(named(typed)[0]).toEqual(['Nirmāli', 'Bihar', 'IN']);
  expect(named('sao   paulo', 'BR')[0]).toEqual(['São Paulo', 'São Paulo', 'BR']);
  expect(named('sahars').map(([name]) => name)).toContain('Saharsa');
  expect(named('paulo', 'BR').map(([name]) => name)).toContain('São Paulo');
});

it('each once, a few at most, and none for a letter, signs or a name that no town has', () => {
  const found = findTowns('ra', 'IN');
  expect(found).toHaveLength(8);
  expect(new Set(found.map((town) => JSON.stringify(town))).size).toBe(8);
  for (const typed of ['', ' ', 's', '\n\n', 'no such town anywhere', '.*', 'सहरसा']) expect(named(typed)).toEqual([]);
});
