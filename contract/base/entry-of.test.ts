import { expect, it } from 'vitest';
import { entryOf } from './entry-of.ts';

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', ''])('no table has %j of itself', (name) => {
  expect(entryOf({ a: 'b' }, name)).toBeUndefined();
  expect(entryOf({ a: 'b' }, 'a')).toBe('b');
});
