import { expect, it } from 'vitest';
import { fc } from '../tests/support/property.ts';
import { referenceOf } from './reference.ts';

it('is short, has no letter that is misheard, and is the same for the same id', () => {
  expect(referenceOf('00000000-00ff-4000-8000-000000000000')).toBe('0000-0000');
  expect(referenceOf('ffffffff-ff00-4000-8000-000000000000')).toBe('ZZZZ-ZZZZ');
});

it('holds exactly the first 40 bits', () => {
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  fc.assert(
    fc.property(fc.uuid({ version: 4 }), (id) => {
      const code = referenceOf(id);
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
      const bits = Array.from(code.replace('-', '')).reduce((sum, letter) => sum * 32 + alphabet.indexOf(letter), 0);
      expect(bits.toString(16).padStart(10, '0')).toBe(id.replaceAll('-', '').slice(0, 10));
    }),
  );
});
