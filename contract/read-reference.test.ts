import { describe, expect, it } from 'vitest';
import { fc } from '../tests/support/property.ts';
import { idBeginning, readReference } from './read-reference.ts';
import { referenceOf } from './reference.ts';

describe('a reference', () => {
  it.each([
    ['ab12-cd34', 'AB12-CD34'],
    [' AB12 CD34 ', 'AB12-CD34'],
    ['ab12cd34', 'AB12-CD34'],
    ['oOiI-lL00', '0011-1100'],
    ['१२३४-५६७८', '1234-5678'],
    ['١٢٣٤ ٥٦٧٨', '1234-5678'],
  ])('is read from %j', (typed, reference) => {
    expect(readReference(typed)).toBe(reference);
  });

  it.each(['', 'AB12', 'AB12-CD345', 'AB12-CDU4', 'ﷺB12-CD34'])('is none where it is %j', (typed) => {
    expect(readReference(typed)).toBeUndefined();
  });

  it('is read back from whatever one was made, in small letters and without its dash too', () => {
    fc.assert(
      fc.property(fc.uuid({ version: 4 }), (id) => {
        const reference = referenceOf(id);
        expect(readReference(reference)).toBe(reference);
        expect(readReference(reference.toLowerCase().replace('-', ' '))).toBe(reference);
        expect(id.startsWith(idBeginning(reference))).toBe(true);
      }),
    );
  });
});
