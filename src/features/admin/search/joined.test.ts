import { expect, it } from 'vitest';
import { joined, renewed } from './joined.ts';

const rows = (ids: string) => Array.from(ids, (_id) => ({ _id }));
const page = (ids: string, next?: string) => ({ rows: rows(ids), next });

it('a page that follows brings no row twice', () => {
  expect(joined(page('abc', 'c'), page('cd'))).toEqual(page('abcd'));
});

it.each([
  ['one has come', page('abcdef', 'f'), page('nab', 'b'), page('nabcdef', 'f')],
  ['one has gone', page('abcdef', 'f'), page('acd', 'd'), page('acdef', 'f')],
  ['one that stood behind has come first', page('abcdef', 'f'), page('eab', 'b'), page('eabcdf', 'f')],
  ['nothing changed', page('abc', 'c'), page('abc', 'c'), page('abc', 'c')],
  ['the new page is all there is', page('abcdef', 'f'), page('ab'), page('ab')],
  ['all of it is new', page('abc', 'c'), page('xyz', 'z'), page('xyz', 'z')],
])('a first page that is asked for again: %s', (_, shown, fresh, expected) => {
  expect(renewed(shown, fresh)).toEqual(expected);
});
